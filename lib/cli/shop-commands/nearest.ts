import { editDistance } from "#lib/domain/words/edit-distance.ts";

/** The candidate with the smallest edit distance to any of the texts; undefined without candidates. */
export function nearest(texts: string | string[], candidates: string[]): string | undefined {
	const stepsTo = (candidate: string) =>
		Math.min(...[texts].flat().map((text) => editDistance(text.toLowerCase(), candidate, Number.POSITIVE_INFINITY)));
	const ranked = candidates.map((candidate) => ({ candidate, steps: stepsTo(candidate) }));
	return ranked.sort((a, b) => a.steps - b.steps)[0]?.candidate;
}
