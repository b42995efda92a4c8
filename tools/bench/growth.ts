import { median, quantile } from "./quantile.ts";

/** Milliseconds of a figure's calls at one size. */
export type Times = { medianMs: number; p95Ms: number };

/** Size of the catalogue that growth is relative to. */
export const GROWTH_FROM = 10_000;

/** Median and 95th percentile. Throws without values. */
export function timesOf(ms: readonly number[]): Times {
	return { medianMs: median(ms), p95Ms: quantile(ms, 0.95) };
}

/** Median at the greatest size divided by that at 10 000; null when either was not measured. */
export function growthOf(bySize: ReadonlyMap<number, Times>): number | null {
	const greatest = Math.max(...bySize.keys());
	const [from, to] = [bySize.get(GROWTH_FROM), bySize.get(greatest)];
	return greatest > GROWTH_FROM && from && to ? to.medianMs / from.medianMs : null;
}

/** "1000,10000" → [1000, 10000]; [] when any is not a positive integer. */
export function readNumbers(text: string): number[] {
	const numbers = text.split(",").map((part) => (/^\d{1,7}$/.test(part.trim()) ? Number(part) : 0));
	return numbers.includes(0) ? [] : [...new Set(numbers)];
}
