import { keep, read } from '#lib/kept.ts';

const SOUND = 'vog.sound';
const NOTIFY = 'vog.notify';

export type Tone = 'turn' | 'placed' | 'missed' | 'over';

// Two notes each: hertz and seconds.
const tones: Record<Tone, [number, number][]> = {
	turn: [
		[660, 0.09],
		[880, 0.14],
	],
	placed: [[520, 0.07]],
	missed: [
		[240, 0.12],
		[180, 0.16],
	],
	over: [
		[523, 0.12],
		[659, 0.12],
		[784, 0.25],
	],
};

/** Sounds and notifications, both off until they are switched on. */
export class Alerts {
	#sound = $state(false);
	#notify = $state(false);
	/** The browser refuses notifications. */
	blocked = $state(false);
	#audio: AudioContext | null = null;

	start(): void {
		this.#sound = read(SOUND) === 'on';
		this.#notify = read(NOTIFY) === 'on' && this.#permission === 'granted';
		this.blocked = this.#permission === 'denied';
	}

	get #permission(): NotificationPermission {
		return typeof Notification === 'undefined' ? 'denied' : Notification.permission;
	}

	get sound(): boolean {
		return this.#sound;
	}

	set sound(on: boolean) {
		this.#sound = on;
		keep(SOUND, on ? 'on' : null);
		if (on) this.play('placed');
	}

	get notify(): boolean {
		return this.#notify;
	}

	/** Asks the browser where it has not been asked. */
	async wantNotify(on: boolean): Promise<void> {
		if (on && this.#permission === 'default') await Notification.requestPermission();
		this.blocked = this.#permission === 'denied';
		this.#notify = on && this.#permission === 'granted';
		keep(NOTIFY, this.#notify ? 'on' : null);
	}

	play(tone: Tone): void {
		if (!this.#sound) return;
		this.#audio ??= new AudioContext();
		let at = this.#audio.currentTime;
		for (const [pitch, length] of tones[tone]) {
			const voice = this.#audio.createOscillator();
			const loudness = this.#audio.createGain();
			voice.frequency.value = pitch;
			loudness.gain.setValueAtTime(0.12, at);
			loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
			voice.connect(loudness).connect(this.#audio.destination);
			voice.start(at);
			voice.stop(at + length);
			at += length;
		}
	}

	/** A notification for somebody who looks elsewhere; pressing it brings the page back. */
	tell(text: string, tag: string): void {
		if (!this.#notify || document.visibilityState === 'visible') return;
		try {
			const note = new Notification(text, { tag, icon: '/icon-192.png' });
			note.onclick = () => {
				window.focus();
				note.close();
			};
		} catch {
			// Phones allow notifications from a service worker only.
			navigator.serviceWorker?.ready.then((worker) =>
				worker.showNotification(text, { tag, icon: '/icon-192.png' }),
			);
		}
	}
}

export const alerts = new Alerts();
