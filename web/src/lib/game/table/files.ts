/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The download has begun by then in every browser; before that, some would save an empty file.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
