import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

const SITE = '../src/vog/server/site';

// Pages for reading are made from what was measured and from the core as well.
const MADE_FROM = [
	'src/**/*',
	'static/**/*',
	'package-lock.json',
	'vite.config.ts',
	'../docs/measured/*.json',
	'../core/twenty48/shape.hpp',
];

// The version is what the site is made from, so that building the same sources again is no update to anyone.
function version(): string {
	const hash = createHash('sha256');
	const files = globSync(MADE_FROM, {
		withFileTypes: true,
		exclude: (entry) => entry.name.includes('.test.'),
	})
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`)
		.sort();
	for (const file of files) hash.update(readFileSync(file));
	return hash.digest('hex').slice(0, 12);
}

export default defineConfig({
	plugins: [
		sveltekit({
			adapter: adapter({ pages: SITE, assets: SITE, precompress: true }),
			prerender: {
				entries: ['*', '/tr', '/fa', '/fi'],
				// A position in a link to practice stands behind the hash, and is no place in the page.
				handleMissingId: ({ id, path, referrers }) => {
					if (id.startsWith('board=')) return;
					throw new Error(`${path}#${id} is not there; linked from ${referrers.join(', ')}`);
				},
			},
			version: { name: version(), pollInterval: 0 },
			// Absolute, because the page for a missing address is shown at any depth.
			paths: { relative: false },
			// Registered by the page itself, which has to see when a new version waits.
			serviceWorker: { register: false },
			csp: {
				mode: 'hash',
				directives: {
					'default-src': ['self'],
					'script-src': ['self', 'wasm-unsafe-eval'],
					'style-src': ['self'],
					'style-src-attr': ['unsafe-inline'],
					'img-src': ['self', 'data:', 'blob:'],
					'object-src': ['none'],
					'base-uri': ['self'],
					'form-action': ['self'],
				},
			},
		}),
	],
	build: {
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				// What every page needs, in two files rather than twenty.
				codeSplitting: {
					groups: [
						{ name: 'svelte', test: /node_modules\/svelte\// },
						{ name: 'frame', test: /src\/lib\/(ui|frame|appearance|messages\/[a-z]+\.ts|kept)/ },
					],
				},
			},
		},
	},
	worker: { format: 'es' },
	// A network takes a second to unpack, and several on a machine that is busy.
	test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
