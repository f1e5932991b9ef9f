import { untrack } from 'svelte';

export interface Toast {
	text: string;
	/** One thing to do about it. The toast goes away with it. */
	action?: { label: string; run: () => void };
	/** How long it stays, not counting while it is pointed at or focused; null until it is dismissed. */
	seconds?: number | null;
	/** A toast takes the place of an earlier one with the same key. */
	key?: string;
}

export interface ShownToast extends Toast {
	id: number;
	seconds: number | null;
}

const DEFAULT_SECONDS = 8;

/** Toasts that are shown and what the one polite live region says. */
class Toasts {
	shown = $state<ShownToast[]>([]);
	said = $state('');
	#next = 1;

	/** Shows a toast and says it; returns how to dismiss it. */
	show(toast: Toast): () => void {
		const id = this.#next++;
		const others = toast.key ? this.shown.filter((other) => other.key !== toast.key) : this.shown;
		this.shown = [
			...others,
			{ ...toast, id, seconds: toast.seconds === undefined ? DEFAULT_SECONDS : toast.seconds },
		];
		this.say(toast.text);
		return () => this.dismiss(id);
	}

	dismiss(id: number) {
		this.shown = this.shown.filter((toast) => toast.id !== id);
	}

	/** Says a sentence to screen readers only. The same sentence twice is said twice. */
	say(text: string) {
		// Whoever says something in an effect does not mean to say it again.
		const before = untrack(() => this.said);
		this.said = text === before ? `${text}\u00a0` : text;
	}
}

export const toasts = new Toasts();
