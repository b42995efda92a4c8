import { expect, test } from "vitest";
import { rowsOf } from "#lib/storefront/goods/rows-of.ts";

const cards = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: first + at }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test.each([
	["a full row stays alone, and the motif has two", 4, 9, [1, 2, 3, 4], [11, 12, 13, 14, 15, 16, 17, 18]],
	["a row with a hole takes goods of the motif", 3, 9, [1, 2, 3, 11], [12, 13, 14, 15, 16, 17, 18, 19]],
	["a second row that is not full is left out", 3, 6, [1, 2, 3, 11], [12, 13, 14, 15]],
	["no companions, no row of them", 0, 5, [], [11, 12, 13, 14]],
	["companions beyond the row are left out", 6, 0, [1, 2, 3, 4], []],
	["without a motif a row stays as it is", 2, 0, [1, 2], []],
] as const)("%s", (_, companionCount, motifCount, companions, sameMotif) => {
	const rows = rowsOf({ companions: cards(1, companionCount), same_motif: cards(11, motifCount) }, 4);
	expect([ids(rows.companions), ids(rows.sameMotif)]).toEqual([companions, sameMotif]);
});
