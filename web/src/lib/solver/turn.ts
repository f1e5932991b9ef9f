/** Lets everything else that waits have its turn: messages that have arrived, clicks, the next picture. */
export function turn(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
