/**
 * How the solver's files come to the worker: fetched once, with progress, checked, and kept for offline use. Their
 * addresses bear the hash of what they hold, so what is kept stays right over updates of the site, and what bears
 * another hash is of no use any more.
 */

/** Not one of the service worker's caches: it forgets those of earlier versions of the site. */
export const CACHE = 'solver';

/** What a worker has of the outside world here. */
export interface Source {
	fetch(address: string): Promise<Response>;
	/** Null where the browser keeps nothing: no secure context, a private window. */
	open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> | null>;
}

export const browserSource: Source = {
	fetch: (address) => fetch(address),
	open: async (name) => {
		try {
			return await caches.open(name);
		} catch {
			return null;
		}
	},
};

export class Unreachable extends Error {
	override readonly name: string = 'Unreachable';
}

export class Damaged extends Error {
	override readonly name: string = 'Damaged';
}

interface Wanted {
	/** The solver's module. */
	readonly code: string;
	/** The network, packed and compressed with gzip. */
	readonly network: string;
}

export interface Delivered {
	readonly code: Uint8Array<ArrayBuffer>;
	readonly network: Uint8Array<ArrayBuffer>;
	/** To be called when both have proved good: keeps them, and nothing older. */
	keep(): Promise<void>;
	/** To be called when they have not: the next time they are fetched anew. */
	forget(): Promise<void>;
}

/** Throws Unreachable or Damaged. `onprogress` is told the share of the network that has come, from 0 to 1. */
export async function deliver(
	wanted: Wanted,
	onprogress: (share: number) => void,
	source: Source = browserSource,
): Promise<Delivered> {
	const cache = await source.open(CACHE);
	const addresses = [wanted.code, wanted.network];
	const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
	const forget = async () => {
		await Promise.all(addresses.map((address) => cache?.delete(address)));
	};

	async function bytes(address: string, told: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
		const kept = await cache?.match(address).catch(() => undefined);
		if (kept) return new Uint8Array(await kept.arrayBuffer());
		const body = await received(await source.fetch(address), told);
		bodies.set(address, body);
		return body;
	}

	let code: Uint8Array<ArrayBuffer>;
	let packed: Uint8Array<ArrayBuffer>;
	try {
		code = await bytes(wanted.code, () => {});
		packed = await bytes(wanted.network, onprogress);
	} catch (error) {
		throw error instanceof Damaged ? error : new Unreachable(String(error));
	}
	onprogress(1);

	async function keep(): Promise<void> {
		if (cache === null) return;
		try {
			for (const [address, body] of bodies) await cache.put(address, new Response(body));
			for (const { url } of await cache.keys()) {
				if (!addresses.some((address) => url.endsWith(address))) await cache.delete(url);
			}
		} catch {
			// A full disk: the solver works now, and is fetched again the next time.
		}
	}

	try {
		return { code, network: await unpacked(packed), keep, forget };
	} catch {
		await forget();
		throw new Damaged(`${wanted.network} is not whole`);
	}
}

/** The body of an answer, all of it. */
async function received(answer: Response, told: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
	if (!answer.ok || answer.body === null) throw new Unreachable(`${answer.url}: ${answer.status}`);
	const expected = Number(answer.headers.get('content-length') ?? 0);
	// A proxy may have compressed what was small: then the length says nothing of what comes out here.
	const counts = expected > 0 && answer.headers.get('content-encoding') === null;
	const parts: Uint8Array[] = [];
	let length = 0;
	for (const reader = answer.body.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		length += value.length;
		if (counts) told(Math.min(length / expected, 1));
	}
	if (counts && length !== expected) throw new Damaged(`${answer.url}: ${length} of ${expected} bytes`);
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Throws where the bytes are not whole: gzip ends with a checksum. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}
