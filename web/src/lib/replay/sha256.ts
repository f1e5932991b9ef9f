/**
 * SHA-256 (FIPS 180-4). The browser's own is there over https only, and a club in a home network is often without;
 * one way for all is the one that is tested.
 */

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
	if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}

/** The first 32 bits behind the point of a root of a prime: the constants of sections 4.2.2 and 5.3.3. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, one bit, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
	const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
	new Uint8Array(view.buffer).set(message);
	view.setUint8(message.length, 0x80);
	view.setUint32(view.byteLength - 8, Math.floor(message.length / 2 ** 29));
	view.setUint32(view.byteLength - 4, (message.length * 8) >>> 0);
	return view;
}

/** The hash as 64 hexadecimal digits. */
export function sha256(message: Uint8Array): string {
	const view = padded(message);
	const state = Int32Array.from(START);
	const words = new Int32Array(64);
	for (let block = 0; block < view.byteLength; block += 64) {
		for (let t = 0; t < 16; t += 1) words[t] = view.getInt32(block + 4 * t);
		for (let t = 16; t < 64; t += 1) {
			const [early, late] = [words[t - 15] as number, words[t - 2] as number];
			const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
			const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
			words[t] = (words[t - 16] as number) + low + (words[t - 7] as number) + high;
		}
		let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
		for (let t = 0; t < 64; t += 1) {
			const choice = (e & f) ^ (~e & g);
			const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
			const first = (h + mixed + choice + (ROUNDS[t] as number) + (words[t] as number)) | 0;
			const majority = (a & b) ^ (a & c) ^ (b & c);
			const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
			[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
		}
		[a, b, c, d, e, f, g, h].forEach((value, index) => {
			state[index] = (state[index] as number) + value;
		});
	}
	return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type Eight = [number, number, number, number, number, number, number, number];
