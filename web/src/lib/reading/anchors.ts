/** The address of a section in its page: `setUp` is #set-up, in every language. */
export function anchorOf(id: string): string {
	return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
