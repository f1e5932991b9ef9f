/** A timeline in the browser's own time. */
import type { Move } from '#lib/engine/engine.ts';
import type { Stage } from '../stage.ts';
import { type Drawing, Timeline } from '../timeline.ts';

/** A page that is not painted, in the background or under load, is not waited for longer than this. */
const UNPAINTED_MS = 250;

/** Counts the time from the next frame on: a slide that starts late is not cut off. */
function afterShown(ms: number, then: () => void): () => void {
	let timer = setTimeout(then, ms + UNPAINTED_MS);
	const frame = requestAnimationFrame(() => {
		clearTimeout(timer);
		timer = setTimeout(then, ms);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

class BrowserTimeline extends Timeline {
	override add(move: Move): void {
		this.still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		super.add(move);
	}
}

/** Moves are shown done where the person wants no motion. */
export function browserTimeline(stage: Stage, drawing: Drawing): Timeline {
	return new BrowserTimeline(stage, { after: afterShown }, drawing);
}
