export type Random = {
	/** A number from `low` (inclusive) to `high` (exclusive). */
	between: (low: number, high: number) => number;
	/** A number from −`range` to `range`. */
	around: (range: number) => number;
};

/** Repeatable random numbers (mulberry32) from any text, so that the same seed always draws the same picture. */
export function seededRandom(seed: string): Random {
	let state = 2166136261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const between = (low: number, high: number) => low + next() * (high - low);
	return { between, around: (range) => between(-range, range) };
}
