/** Which section of the rulebook tells which rules; a test holds this against the list in docs/rules.md. */
import type { NumbridgePlayMessages } from '#lib/messages/numbridge-play.ts';
import type { NumbridgeRulesMessages } from '#lib/messages/numbridge-rules.ts';

export type SectionId = keyof NumbridgeRulesMessages['sections'] | keyof NumbridgePlayMessages['sections'];

/** In the order of the page. A section without a line here, or a line without its section, is a type error. */
export const covers: Readonly<Record<SectionId, readonly string[]>> = {
	short: ['N1', 'N25'],
	field: ['N1', 'N2', 'N4', 'N5'],
	neighbours: ['N3', 'N7'],
	regions: ['N6', 'N42'],
	clues: ['N8'],
	bag: ['N9', 'N10', 'N11', 'N34'],
	move: ['N12', 'N14', 'N17', 'N35'],
	place: ['N12', 'N13', 'N19', 'N34', 'N35'],
	take: ['N14', 'N15', 'N16', 'N19'],
	exchange: ['N17', 'N19', 'N34'],
	draw: ['N18'],
	nothing: ['N11', 'N20', 'N37'],
	misses: ['N21', 'N22', 'N40'],
	time: ['N23', 'N24', 'N36', 'N38', 'C9', 'C11'],
	end: ['N24', 'N26', 'N27', 'N28', 'N36', 'N38', 'N39', 'N41', 'C5', 'C6', 'C8'],
	ad: ['N8', 'N15', 'N29', 'N30', 'N43', 'C2', 'C3', 'C13'],
	bridge: ['N25', 'N26'],
	lightning: ['N15', 'N25'],
	lands: ['N13', 'N23', 'N25', 'N26', 'N36', 'N41'],
	hidden: ['N5', 'N22', 'N31', 'N32', 'N33', 'C4', 'C7', 'C10'],
	rated: ['C1', 'C8', 'C15'],
	opening: [],
	sure: ['N13'],
	strong: ['N43'],
	questions: [],
	more: [],
};
