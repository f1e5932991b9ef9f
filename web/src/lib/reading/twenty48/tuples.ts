/** The cells of each tuple of the shipped network, as its source has them. */
export function tuplesOf(source: string): number[][] {
	const shape = /struct BrowserShape \{.*?\n\};/s.exec(source)?.[0] ?? '';
	const tuples = [...shape.matchAll(/\{((?:\d+, )+\d+)\}/g)].map(([, cells = '']) =>
		cells.split(', ').map(Number),
	);
	if (tuples.length === 0) throw new Error('core/twenty48/shape.hpp has no tuples where they were');
	return tuples;
}
