import address from './core.wasm?url&no-inline';
import { Engine } from './engine.ts';

/** The core as the site ships it. Rejects where it cannot be had: offline before the first full visit. */
export async function fetchedEngine(): Promise<Engine> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`core.wasm: ${answer.status}`);
	return Engine.load(answer);
}
