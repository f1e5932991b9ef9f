/** Which section of the rulebook tells which rules; a test holds this against the list in docs/rules.md. */
import type { RulebookMessages } from '#lib/messages/2048-rules.ts';

export type SectionId = keyof RulebookMessages['sections'];

/** In the order of the page. A section without a line here, or a line without its section, is a type error. */
export const covers: Readonly<Record<SectionId, readonly string[]>> = {
	aim: ['T12'],
	players: ['T1'],
	equipment: ['T1'],
	setUp: ['T2'],
	move: ['T3', 'T4'],
	valid: ['T5'],
	merging: ['T6', 'T7', 'T8', 'T9'],
	scoring: ['T10', 'T11'],
	winning: ['T12', 'T19'],
	losing: ['T13'],
	limits: ['T14'],
	controls: ['T16'],
	tiles: ['T11', 'T15', 'T16'],
	mistakes: ['T16'],
	far: ['T11', 'T15'],
	questions: [],
	more: ['T16', 'T17', 'T18'],
};
