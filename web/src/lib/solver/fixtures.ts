/** For tests: the module as built, a network that has learnt for a moment, and a solver at the end of a channel. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Damaged, type Delivered, Unreachable } from './delivery.ts';
import type { Budget, Choice } from './module.ts';
import { SolverModule } from './module.ts';
import { type Port, serve } from './service.ts';
import { Solver } from './solver.ts';

const root = new URL('../../../../', import.meta.url);

export const code = new Uint8Array(readFileSync(new URL('build/wasm/solver.wasm', root)));
export const packed = new Uint8Array(readFileSync(new URL('tests/vectors/solver_model.gz', root)));

const network = new Uint8Array(gunzipSync(packed));

/** What Python answers with the same network. */
export const answers: readonly {
	rows: number[][];
	nodes?: number;
	plies?: number;
	best: Choice['best'];
	values: Choice['values'];
	depth: number;
	searched: number;
}[] = JSON.parse(readFileSync(new URL('tests/vectors/solver.json', root), 'utf8'));

export function budgetOf(answer: { nodes?: number; plies?: number }): Budget {
	return answer.plies === undefined ? { nodes: answer.nodes ?? 0 } : { plies: answer.plies };
}

export function loadedModule(now?: () => number): Promise<SolverModule> {
	return SolverModule.load(code, network, now);
}

export type Fate = 'arrives' | 'unreachable' | 'damaged' | 'nonsense';

/** A solver whose worker is this very process; its files meet these fates, one an attempt, the last for good. */
export function solverInProcess(...fates: Fate[]): Solver {
	let attempts = 0;
	const engage = () => {
		const { port1, port2 } = new MessageChannel();
		serve(port2 as unknown as Port, async (onprogress): Promise<Delivered> => {
			const fate = fates[Math.min(attempts, fates.length - 1)] ?? 'arrives';
			attempts += 1;
			onprogress(0.5);
			if (fate === 'unreachable') throw new Unreachable('no line');
			if (fate === 'damaged') throw new Damaged('half of it');
			return {
				code,
				network: fate === 'nonsense' ? new Uint8Array(40) : network,
				keep: async () => {},
				forget: async () => {},
			};
		});
		return Object.assign(port1 as unknown as Port, { terminate: () => port1.close() });
	};
	return new Solver(engage);
}
