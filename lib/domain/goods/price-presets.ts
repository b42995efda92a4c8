/** Bounds that people think in, whole crowns. */
const ROUND = [50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000];

export type PriceRange = { from: number | null; to: number | null };

/**
 * Up to three ranges that divide prices between `min` and `max` (whole crowns) at round bounds: up to, between, from. None when
 * no round bound lies between them.
 */
export function pricePresets({ min, max }: { min: number; max: number }): PriceRange[] {
	const inside = ROUND.filter((bound) => bound > min && bound < max);
	const third = inside[Math.floor(inside.length / 3)];
	const low = third ?? null;
	const high = inside[Math.floor((2 * inside.length) / 3)] ?? null;
	if (low === null || high === null) return [];
	const between = low === high ? [] : [{ from: low, to: high }];
	return [{ from: null, to: low }, ...between, { from: high, to: null }];
}
