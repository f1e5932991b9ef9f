import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArchivedGame, Settings } from '#lib/club/types.ts';
import { check, commitmentOf } from './commitment.ts';
import { sha256 } from './sha256.ts';

const read = (name: string) => JSON.parse(readFileSync(`../tests/vectors/${name}.json`, 'utf8'));

interface Vector {
	record: { settings: Settings; deal: number; seed: string; commitment: string };
}

describe('SHA-256', () => {
	const encoder = new TextEncoder();

	test.each([
		['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
		['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
		[
			'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
			'248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
		],
	])('of the standard’s example %j', (text, hash) => {
		expect(sha256(encoder.encode(text))).toBe(hash);
	});

	test('is that of another implementation at every length around the blocks', () => {
		for (let length = 0; length < 140; length += 1) {
			const message = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 31) & 0xff);
			expect(sha256(message), `${length}`).toBe(createHash('sha256').update(message).digest('hex'));
		}
	});
});

describe('a commitment', () => {
	const vectors: Vector[] = read('numbridge').games;

	test('is the one of every game that Python wrote down', () => {
		expect(vectors.length).toBeGreaterThan(2);
		for (const { record } of vectors) {
			expect(commitmentOf(record.settings, record.deal, record.seed)).toBe(record.commitment);
		}
	});

	const told: ArchivedGame = read('archived').joined;

	test('holds for a game of the archive', () => {
		const { promised, found, kept } = check(told, null);
		expect(kept).toBe(true);
		expect(found).toBe(promised);
		expect(check(told, told.commitment).kept).toBe(true);
	});

	test.each<[string, Partial<ArchivedGame>]>([
		['another seed', { seed: told.seed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) }],
		['another deal', { deal: 2 }],
		['another setting', { game: { ...told.game, settings: { ...told.game.settings, clues: 31 } } }],
		['another promise', { commitment: '0'.repeat(64) }],
	])('does not hold for %s', (_, change) => {
		expect(check({ ...told, ...change }, null).kept).toBe(false);
	});

	test('does not hold where the archive changed seed and promise together, against what was seen', () => {
		const seed = 'f'.repeat(64);
		const forged = { ...told, seed, commitment: commitmentOf(told.game.settings, told.deal, seed) };
		expect(check(forged, null).kept).toBe(true);
		expect(check(forged, told.commitment).kept).toBe(false);
	});
});
