import type { FrameMessages } from '#lib/messages/frame.ts';
import { toasts } from '#lib/ui/toasts.svelte.ts';
import { dev } from '$app/env';

const HOUR = 3_600_000;

/**
 * Registers the service worker and offers a new version once one waits. Nothing changes under an open page: the
 * new version takes over when the person says so, or when the last page of the old one is closed.
 */
export function followUpdates(words: () => FrameMessages): () => void {
	const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
	if (dev || !workers) return () => {};

	const controller = new AbortController();
	const { signal } = controller;
	let asked = false;
	let controlled = workers.controller !== null;
	let looked = Date.now();

	const offer = (accept: () => void) =>
		toasts.show({
			key: 'update',
			text: words().update,
			action: { label: words().reload, run: accept },
			seconds: null,
		});

	const watch = (registration: ServiceWorkerRegistration) => {
		const offerWaiting = () => {
			// The very first worker has no older one to wait for.
			if (!registration.waiting || !workers.controller) return;
			offer(() => {
				asked = true;
				if (registration.waiting) registration.waiting.postMessage('take over');
				else location.reload();
			});
		};
		offerWaiting();
		registration.addEventListener(
			'updatefound',
			() => registration.installing?.addEventListener('statechange', offerWaiting, { signal }),
			{ signal },
		);
		document.addEventListener(
			'visibilitychange',
			() => {
				if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
				looked = Date.now();
				registration.update().catch(() => {});
			},
			{ signal },
		);
	};

	workers.addEventListener(
		'controllerchange',
		() => {
			if (asked) location.reload();
			// Another tab has taken the new version; this one goes on as it is until it is reloaded.
			else if (controlled) offer(() => location.reload());
			controlled = true;
		},
		{ signal },
	);
	workers
		.register('/service-worker.js', { updateViaCache: 'none' })
		.then(watch)
		.catch(() => {});
	return () => controller.abort();
}
