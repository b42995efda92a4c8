/** The candidate with the smallest edit distance to any of the texts; undefined without candidates. */
export function nearest(texts: string | string[], candidates: string[]): string | undefined {
	const stepsTo = (candidate: string) =>
		Math.min(...[texts].flat().map((text) => distance(text.toLowerCase(), candidate)));
	const ranked = candidates.map((candidate) => ({ candidate, steps: stepsTo(candidate) }));
	return ranked.sort((a, b) => a.steps - b.steps)[0]?.candidate;
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...from].entries()) {
		const above = row;
		row = [index + 1];
		for (const [place, other] of [...to].entries()) {
			const replaced = (above[place] ?? 0) + (letter === other ? 0 : 1);
			row.push(Math.min(replaced, (above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1));
		}
	}
	return row[to.length] ?? 0;
}
