/** The solver as the page sees it: somebody in a worker who can be asked one thing at a time. */
import type { Budget, Choice } from './module.ts';
import type { Exponents, Report, Request, Trouble } from './protocol.ts';

/** A worker, or in tests one end of a channel. */
export interface Helper {
	postMessage(message: unknown): void;
	onmessage: ((event: MessageEvent) => void) | null;
	onerror?: ((event: ErrorEvent) => void) | null;
	terminate?(): void;
}

export class Unavailable extends Error {
	override readonly name: string = 'Unavailable';

	constructor(readonly trouble: Trouble) {
		super(trouble);
	}
}

interface Waiting {
	readonly id: number;
	readonly resolve: (choices: readonly Choice[] | null) => void;
	readonly reject: (error: unknown) => void;
	readonly onstep: ((choice: Choice) => void) | undefined;
}

export class Solver {
	readonly #engage: () => Helper;
	#helper: Helper | null = null;
	#ready: Promise<void> | null = null;
	#settle: { resolve: () => void; reject: (error: unknown) => void } | null = null;
	#onprogress: (share: number) => void = () => {};
	#waiting: Waiting | null = null;
	#last = 0;

	/** `engage` makes a worker that runs worker.ts; it may throw. */
	constructor(engage: () => Helper) {
		this.#engage = engage;
	}

	/** Resolves when the solver can be asked. Rejects with Unavailable; the next call tries anew. */
	load(onprogress: (share: number) => void = () => {}): Promise<void> {
		this.#onprogress = onprogress;
		this.#ready ??= new Promise<void>((resolve, reject) => {
			this.#settle = { resolve, reject };
			try {
				this.#helper = this.#engage();
			} catch {
				this.#lose('unable');
				return;
			}
			this.#helper.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data);
			this.#helper.onerror = () => this.#lose(this.#settle === null ? 'unable' : 'unreachable');
			this.#send({ kind: 'load' });
		});
		return this.#ready;
	}

	/**
	 * What is best on a board. Null where another question took its place, or stop() was called. `onstep` hears what
	 * is known so far. Rejects with Unavailable.
	 */
	async best(board: Exponents, budget: Budget, onstep?: (choice: Choice) => void): Promise<Choice | null> {
		return (await this.#think([board], budget, onstep))?.[0] ?? null;
	}

	/** The same for each of many boards; null where not all were thought about. */
	async bestOfEach(boards: readonly Exponents[], budget: Budget): Promise<readonly Choice[] | null> {
		return boards.length === 0 ? [] : this.#think(boards, budget);
	}

	/** The values of the valid directions, the next move alone looked at; {} on a dead board. */
	async evaluate(board: Exponents, budget: Budget = { plies: 1 }): Promise<Choice['values'] | null> {
		return (await this.best(board, budget))?.values ?? null;
	}

	/** Nothing is thought about any more. */
	stop(): void {
		this.#waiting?.resolve(null);
		this.#waiting = null;
		if (this.#helper !== null) this.#send({ kind: 'stop' });
	}

	/** Lets the worker and its memory go. */
	close(): void {
		this.stop();
		this.#helper?.terminate?.();
		this.#helper = null;
		this.#ready = null;
		this.#settle = null;
	}

	async #think(
		boards: readonly Exponents[],
		budget: Budget,
		onstep?: (choice: Choice) => void,
	): Promise<readonly Choice[] | null> {
		const id = ++this.#last;
		this.#waiting?.resolve(null);
		this.#waiting = null;
		await this.load(this.#onprogress);
		// Asked something else meanwhile.
		if (id !== this.#last) return null;
		return new Promise((resolve, reject) => {
			this.#waiting = { id, resolve, reject, onstep };
			this.#send({ kind: 'think', id, boards, budget });
		});
	}

	#send(request: Request): void {
		this.#helper?.postMessage(request);
	}

	#hear(report: Report): void {
		const waiting = this.#waiting;
		switch (report.kind) {
			case 'progress':
				this.#onprogress(report.share);
				break;
			case 'ready':
				this.#settle?.resolve();
				this.#settle = null;
				break;
			case 'failed':
				this.#lose(report.trouble);
				break;
			case 'step':
				if (waiting?.id === report.id) waiting.onstep?.(report.choice);
				break;
			case 'answer':
				if (waiting?.id !== report.id) break;
				this.#waiting = null;
				waiting.resolve(report.choices);
		}
	}

	/** The worker is of no use; whoever waits for it hears why. */
	#lose(trouble: Trouble): void {
		const settle = this.#settle;
		const waiting = this.#waiting;
		this.#waiting = null;
		this.close();
		const error = new Unavailable(trouble);
		settle?.reject(error);
		waiting?.reject(error);
	}
}

/** The page's solver, in a worker of its own. */
export function workerSolver(): Solver {
	return new Solver(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
