import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';
import { pageOf } from '../lib/messages/language.ts';
import { books } from '../lib/reading/books.ts';

// Every version of the site has a cache of its own and answers from it alone, so that no page is ever put together
// from two versions. The cache of the version before stays for pages that are still open: files below IMMUTABLE
// bear their content's hash and may come from either.
const NAME = 'vog-';
const CACHE = NAME + version;
const IMMUTABLE = '/_app/immutable/';
const VERSION_FILE = '/_app/version.json';

// The solver is fetched by those who ask for it, and kept by its own worker (lib/solver/delivery.ts): most never do,
// and its network alone is larger than all the rest.
const ON_DEMAND = /\/solver(-model)?[.-][^/]+\.(wasm|bin)$/;

// Pages for reading have figures of their own beside them, which Kit asks for when one comes from another page.
const READING = new Set<string>(Object.values(books).map(({ path }) => path));
const figures = prerendered
	.map(({ path }) => path as string)
	.filter((path) => READING.has(pageOf(path)))
	.map((path) => `${path}/__data.json`);

const files = [
	...immutable.map(({ path }) => path),
	...assets.map(({ path }) => path),
	...prerendered.map(({ path }) => path),
	...figures,
]
	.map((path) => new URL(path, `${self.location.origin}/`).pathname)
	// The page for a missing address has none of its own.
	.filter((path) => !path.endsWith('/404') && !ON_DEMAND.test(path));
const own = new Set(files);
const languages = ['tr', 'fa', 'fi'];

async function fill() {
	const cache = await caches.open(CACHE);
	const missing = [];
	for (const path of own) {
		if (await cache.match(path)) continue;
		const known = path.startsWith(IMMUTABLE) ? await caches.match(path) : undefined;
		if (known) await cache.put(path, known);
		else missing.push(new Request(path, { cache: path.startsWith(IMMUTABLE) ? 'default' : 'reload' }));
	}
	await cache.addAll(missing);
	// The server may have changed over while files were fetched: then this is not one version, and fails to install.
	const served = await fetch(VERSION_FILE, { cache: 'no-store' });
	if ((await served.json()).version !== version) {
		await caches.delete(CACHE);
		throw new Error('the site has changed while it was fetched');
	}
}

async function forgetOld() {
	const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
	// Keys come in the order of creation: the last of the others is the version before.
	await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

function languageIn(pathname: string): string {
	const first = pathname.split('/')[1] ?? '';
	return languages.includes(first) ? `/${first}` : '';
}

async function visit(request: Request, pathname: string): Promise<Response> {
	const cache = await caches.open(CACHE);
	const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
	const page = own.has(address) ? await cache.match(address) : undefined;
	if (page) return page;
	try {
		return await fetch(request);
	} catch (failure) {
		const away = await cache.match(`${languageIn(pathname)}/offline`);
		if (away) return away;
		throw failure;
	}
}

async function file(request: Request, pathname: string): Promise<Response> {
	const cache = await caches.open(CACHE);
	const kept =
		(await cache.match(pathname)) ??
		(pathname.startsWith(IMMUTABLE) ? await caches.match(pathname) : undefined);
	return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
	if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== self.location.origin) return;
	if (request.mode === 'navigate') {
		event.respondWith(visit(request, url.pathname));
	} else if (url.pathname === VERSION_FILE) {
		// Kit asks what the newest version is; a page under a service worker learns that from the worker instead.
		event.respondWith(Promise.resolve(Response.json({ version })));
	} else if (ON_DEMAND.test(url.pathname)) {
		// Straight from the network, with its progress.
	} else if (own.has(url.pathname) || url.pathname.startsWith(IMMUTABLE)) {
		event.respondWith(file(request, url.pathname));
	}
});
