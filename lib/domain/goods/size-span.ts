/** Sizes of clothes as shops write them: "98–104 cm", "M (EU 40–42)". */

/** A size without what explains it in brackets. */
export const plainSize = (name: string) => name.replace(/\s*\(.*\)\s*$/, "");

const MEASURE = /^(\d+)(?:\s*–\s*(\d+))?(\s.*)?$/;
const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];

/** From the smallest to the largest of sizes in their order: "98–140 cm", "S–XXL"; "" for none. */
export function sizeSpan(names: readonly string[]): string {
	const [first = "", last = ""] = [names[0], names.at(-1)].map((name) => plainSize(name ?? ""));
	if (first === last) return first;
	const [from, to] = [MEASURE.exec(first), MEASURE.exec(last)];
	return from && to ? `${from[1]}–${to[2] ?? to[1]}${to[3] ?? ""}` : `${first}–${last}`;
}

/** Measures from the smallest, then letters, then whatever else there is. */
export function compareSizes(one: string, other: string): number {
	const rank = (size: string): [number, number] => {
		const measure = MEASURE.exec(size);
		if (measure) return [0, Number(measure[1])];
		const letter = LETTERS.indexOf(size);
		return letter >= 0 ? [1, letter] : [2, 0];
	};
	const [[a, least], [b, most]] = [rank(one), rank(other)];
	return a - b || least - most || (one < other ? -1 : one > other ? 1 : 0);
}
