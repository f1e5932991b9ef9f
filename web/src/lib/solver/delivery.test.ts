import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CACHE, Damaged, deliver, type Source, Unreachable } from './delivery.ts';

const wanted = { code: '/solver.1.wasm', network: '/solver-model.1.bin' };
const network = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i) % 251);
const packed = gzipSync(network);

/** A server with these files, and a browser that keeps what it is given. */
function world(files: Record<string, Uint8Array | null>, keeps = true) {
	const kept = new Map<string, Uint8Array<ArrayBuffer>>();
	const fetched: string[] = [];
	const source: Source = {
		async fetch(address) {
			fetched.push(address);
			const body = files[address];
			if (body == null) throw new TypeError('no line');
			return new Response(Uint8Array.from(body), { headers: { 'content-length': `${body.length}` } });
		},
		async open(name) {
			expect(name).toBe(CACHE);
			if (!keeps) return null;
			return {
				match: async (address) => {
					const body = kept.get(String(address));
					return body && new Response(body);
				},
				put: async (address, answer) => {
					kept.set(String(address), new Uint8Array(await answer.arrayBuffer()));
				},
				keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
				delete: async (address) => kept.delete(String(address)),
			};
		},
	};
	return { source, kept, fetched };
}

const good = { [wanted.code]: Uint8Array.of(1, 2, 3), [wanted.network]: packed };

describe('the delivery of the solver', () => {
	it('brings the module and the network unpacked, with its progress', async () => {
		const { source } = world(good);
		const shares: number[] = [];
		const delivered = await deliver(wanted, (share) => shares.push(share), source);
		expect([...delivered.code]).toEqual([1, 2, 3]);
		expect(delivered.network).toEqual(network);
		expect(shares.at(-1)).toBe(1);
		expect(shares).toEqual([...shares].sort((a, b) => a - b));
	});

	it('asks the network once, and never again for what has the same hash', async () => {
		const { source, fetched } = world(good);
		await (await deliver(wanted, () => {}, source)).keep();
		const again = await deliver(wanted, () => {}, source);
		expect(again.network).toEqual(network);
		expect(fetched).toHaveLength(2);
	});

	it('forgets the network before when a newer one has come', async () => {
		const newer = { code: wanted.code, network: '/solver-model.2.bin' };
		const { source, kept, fetched } = world({ ...good, [newer.network]: gzipSync(network) });
		await (await deliver(wanted, () => {}, source)).keep();
		await (await deliver(newer, () => {}, source)).keep();
		expect([...kept.keys()].sort()).toEqual([newer.network, newer.code].sort());
		expect(fetched.filter((address) => address === wanted.code)).toHaveLength(1);
	});

	it('works where the browser keeps nothing', async () => {
		const { source } = world(good, false);
		const delivered = await deliver(wanted, () => {}, source);
		await delivered.keep();
		expect(delivered.network).toEqual(network);
	});

	it('says so where there is no line', async () => {
		const { source } = world({ ...good, [wanted.network]: null });
		await expect(deliver(wanted, () => {}, source)).rejects.toThrow(Unreachable);
	});

	it.each([
		['cut short', packed.subarray(0, packed.length / 2)],
		['changed on its way', packed.map((byte, i) => (i === packed.length >> 1 ? byte ^ 1 : byte))],
		['something else', Uint8Array.of(60, 104, 116, 109, 108)],
	])('takes no network that is %s, and keeps nothing of it', async (_, body) => {
		const { source, kept } = world({ ...good, [wanted.network]: body });
		await expect(deliver(wanted, () => {}, source)).rejects.toThrow(Damaged);
		expect(kept.size).toBe(0);
	});

	it('fetches anew what was kept and is no good', async () => {
		const { source, kept } = world(good);
		kept.set(wanted.network, Uint8Array.of(1, 2));
		await expect(deliver(wanted, () => {}, source)).rejects.toThrow(Damaged);
		expect((await deliver(wanted, () => {}, source)).network).toEqual(network);
	});
});
