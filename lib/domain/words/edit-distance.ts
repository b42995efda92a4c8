/**
 * Number of letters to insert, delete, replace or swap with a neighbour to turn one word into the other; `max + 1` if
 * it is above `max`.
 */
export function editDistance(from: string, to: string, max: number): number {
	if (Math.abs(from.length - to.length) > max) return max + 1;
	let before: number[] = [];
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let index = 1; index <= from.length; index++) {
		const above = row;
		row = [index];
		for (let place = 1; place <= to.length; place++) {
			const isSame = from[index - 1] === to[place - 1];
			const isSwapped = from[index - 1] === to[place - 2] && from[index - 2] === to[place - 1];
			row.push(
				Math.min(
					(above[place - 1] ?? 0) + (isSame ? 0 : 1),
					(above[place] ?? 0) + 1,
					(row[place - 1] ?? 0) + 1,
					isSwapped ? (before[place - 2] ?? 0) + 1 : max + 1,
				),
			);
		}
		before = above;
		if (Math.min(...row) > max) return max + 1;
	}
	return Math.min(row[to.length] ?? 0, max + 1);
}
