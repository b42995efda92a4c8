/** Median; for an even count the mean of the middle two. Throws without values. */
export function median(values: readonly number[]): number {
	const sorted = sortedOf(values);
	const half = sorted.length / 2;
	return (at(sorted, Math.ceil(half) - 1) + at(sorted, Math.floor(half))) / 2;
}

/** The least value that `share` (above 0, up to 1) of all values do not exceed. Throws without values. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = sortedOf(values);
	return at(sorted, Math.ceil(sorted.length * share) - 1);
}

const sortedOf = (values: readonly number[]) => values.toSorted((a, b) => a - b);

function at(sorted: readonly number[], index: number): number {
	const value = sorted[index];
	if (value === undefined) throw new RangeError("There are no values");
	return value;
}
