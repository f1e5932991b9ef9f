/**
 * Where to go after signing in: a path of this site with its query, or null. A link can carry anything here, so what
 * leads elsewhere is no place to send anybody to.
 */
export function ownPath(next: string | null, origin: string): string | null {
	if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
	const { origin: found, pathname, search, hash } = new URL(next, origin);
	// A path of two slashes would be another site's address where it is resolved again.
	if (found !== origin || pathname.startsWith('//') || pathname.startsWith('/api/')) return null;
	return pathname + search + hash;
}
