type Beside<Card> = { companions: readonly Card[]; same_motif: readonly Card[] };

/**
 * Goods beside a product in rows of `row` without a hole: companions that do not fill theirs are joined by goods of the same motif.
 * Those have two rows, or one when they do not fill the second, since people buy whole parties by motif.
 */
export function rowsOf<Card>({ companions, same_motif }: Beside<Card>, row: number) {
	const missing = companions.length === 0 ? 0 : Math.max(0, row - companions.length);
	const rest = same_motif.slice(missing);
	return {
		companions: [...companions, ...same_motif.slice(0, missing)].slice(0, row),
		sameMotif: rest.slice(0, rest.length < 2 * row ? row : 2 * row),
	};
}
