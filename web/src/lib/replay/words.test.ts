import { describe, expect, test } from 'vitest';
import type { Face } from '#lib/club/types.ts';
import { archiveMessages } from '#lib/messages/archive.ts';
import { type Language, languages } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { replayMessages } from '#lib/messages/replay.ts';
import { readLine } from './notation.ts';
import { sentenceOf } from './words.ts';

const players: [Face, Face] = [
	{ id: 1, name: 'Ada', kind: 'account' },
	{ id: 2, name: 'Bo', kind: 'guest' },
];

async function said(language: Language, text: string, faces = players): Promise<string> {
	const [replay, club, archive] = await Promise.all([
		replayMessages(language),
		numbridgeMessages(language),
		archiveMessages(language),
	]);
	const line = readLine(text);
	const by = line?.did === 'ended' ? null : 'first';
	const told = { number: 1, text, line, by, ms: 0, charged: by, frame: 1 } as const;
	const sentence = sentenceOf(told, faces, { replay, club, ended: archive.list.ended });
	return sentence.replace(/[\u2068\u2069]/g, '');
}

test.each<[string, string, string, string, string]>([
	[
		'e4=7',
		'Ada placed 7 on e4.',
		'Ada, e4 hücresine 7 koydu.',
		'Ada مهرهٔ 7 را در خانهٔ e4 گذاشت.',
		'Ada asetti numeron 7 ruutuun e4.',
	],
	[
		'e4=7x',
		'Ada missed with 7 on e4.',
		'Ada, e4 hücresinde 7 ile ıskaladı.',
		'خطای Ada با مهرهٔ 7 در خانهٔ e4.',
		'Ada yritti numeroa 7 ruutuun e4: huti.',
	],
	[
		'e4*5,2',
		'Ada took the clue on e4 and paid a 5 and a 2.',
		'Ada, e4 hücresindeki ipucunu aldı; ödediği taşlar: 5 ve 2.',
		'Ada سرنخ خانهٔ e4 را با مهره‌های 5 و 2 گرفت.',
		'Ada otti ruudun e4 vihjeen ja maksoi laatat 5 ja 2.',
	],
	[
		'1-0 resignation',
		'Ada won, by resignation.',
		'Kazanan: Ada (oyun terk edildi).',
		'Ada برنده شد، با تسلیم حریف.',
		'Ada voitti: vastustaja luovutti.',
	],
	[
		'= agreement',
		'Draw, by agreement.',
		'Berabere (anlaşmayla).',
		'تساوی، با توافق.',
		'Tasapeli: sovittiin.',
	],
])('%s is said in four languages', async (text, ...sentences) => {
	const found = await Promise.all(
		(['en', 'tr', 'fa', 'fi'] as const).map((language) => said(language, text)),
	);
	expect(found).toEqual(sentences);
});

describe.each(languages)('in %s', (language) => {
	const lines = ['e4=7', 'e4=7x', 'e4*5', 'e4*5,2', 'e4*', '~', 't', '-', '0-1 claim', '= closed'];

	test('every kind of line has a sentence of its own, with all that it tells', async () => {
		const sentences = await Promise.all(lines.map((text) => said(language, text)));
		expect(new Set(sentences).size).toBe(lines.length);
		lines.forEach((text, index) => {
			for (const fact of text.match(/[a-i][1-9]|[1-9]/g) ?? []) {
				if (!text.includes(' ')) expect(sentences[index]).toContain(fact);
			}
		});
		expect(sentences.slice(0, 8).every((sentence) => sentence.includes('Ada'))).toBe(true);
		expect(sentences[8]).toContain('Bo');
	});

	test('who was deleted has no name', async () => {
		const gone: [Face, Face] = [{ id: 1, name: 'player 1', kind: 'deleted' }, players[1]];
		expect(await said(language, '~', gone)).not.toContain('player 1');
	});

	test('what cannot be read stays as it is written', async () => {
		expect(await said(language, 'e4!7')).toBe('e4!7');
	});
});
