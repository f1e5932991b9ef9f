import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';
import { Problem } from './api.ts';
import type { Refusal } from './types.ts';

/** The facts of a refusal that a sentence takes, in the order in which it takes them. */
const ORDER = ['least', 'most', 'seconds'] as const;

/** A refusal as a sentence. What this page does not know yet is told as a fault. */
export function sentence(refusal: Refusal, { refusals }: NumbridgeMessages): string {
	const found = (refusals as Record<string, string | ((...facts: number[]) => string)>)[refusal.code];
	if (found === undefined) return refusals.failed;
	if (typeof found === 'string') return found;
	const facts = ORDER.map((fact) => refusal.facts?.[fact]).filter((fact) => typeof fact === 'number');
	return facts.length >= found.length ? found(...facts) : refusals.failed;
}

/** What went wrong as a sentence; anything but a Problem is thrown on. */
export function trouble(problem: unknown, words: NumbridgeMessages): string {
	if (problem instanceof Problem) return sentence(problem.refusal, words);
	throw problem;
}
