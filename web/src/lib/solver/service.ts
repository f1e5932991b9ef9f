/** The worker's side: loads the solver once, thinks about one thing at a time, and listens while it thinks. */
import { Damaged, type Delivered, Unreachable } from './delivery.ts';
import { type Choice, NoNetwork, SolverModule } from './module.ts';
import type { Report, Request, Trouble } from './protocol.ts';
import { turn } from './turn.ts';

/** What a worker's own scope and a MessagePort have in common. */
export interface Port {
	postMessage(message: unknown): void;
	onmessage: ((event: MessageEvent) => void) | null;
}

type Deliver = (onprogress: (share: number) => void) => Promise<Delivered>;

/** A search looks up this often, to hear of a stop or of a newer request. */
const SLICE_MS = 12;

function troubleOf(error: unknown): Trouble {
	if (error instanceof Unreachable) return 'unreachable';
	return error instanceof Damaged || error instanceof NoNetwork ? 'damaged' : 'unable';
}

export function serve(port: Port, deliver: Deliver): void {
	let loading: Promise<SolverModule> | null = null;
	/** The request that is being thought about; another one, or null, and the one before is over. */
	let current: number | null = null;

	const report = (message: Report) => port.postMessage(message);

	async function load(): Promise<SolverModule> {
		const delivered = await deliver((share) => report({ kind: 'progress', share }));
		try {
			const solver = await SolverModule.load(delivered.code, delivered.network);
			void delivered.keep();
			return solver;
		} catch (error) {
			await delivered.forget();
			throw error;
		}
	}

	async function loaded(): Promise<SolverModule | null> {
		loading ??= load();
		try {
			const solver = await loading;
			report({ kind: 'ready' });
			return solver;
		} catch (error) {
			loading = null;
			report({ kind: 'failed', trouble: troubleOf(error) });
			return null;
		}
	}

	async function think(request: Request & { kind: 'think' }): Promise<void> {
		current = request.id;
		const solver = await loading;
		if (solver === null) return;
		const choices: Choice[] = [];
		let lookedUp = performance.now();
		for (const board of request.boards) {
			let last: Choice | null = null;
			const steps = solver.think(board, request.budget);
			for (const choice of steps) {
				last = choice;
				if (performance.now() - lookedUp < SLICE_MS) continue;
				if (request.boards.length === 1) report({ kind: 'step', id: request.id, choice });
				await turn();
				if (current !== request.id) return;
				lookedUp = performance.now();
			}
			if (last !== null) choices.push(last);
		}
		report({ kind: 'answer', id: request.id, choices });
	}

	port.onmessage = ({ data }: MessageEvent<Request>) => {
		if (data.kind === 'load') void loaded();
		else if (data.kind === 'stop') current = null;
		else void think(data);
	};
}
