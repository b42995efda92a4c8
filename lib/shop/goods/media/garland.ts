import { bestRows, FRAME, INNER, type LayoutInput, type Place, place, split } from "./place.ts";

export type Cord = { fromY: number; toY: number; sag: number };
/** Height in pixels of a hanging cord at `x`. */
export const cordY = (cord: Cord, x: number) =>
	cord.fromY + (cord.toY - cord.fromY) * (x / FRAME.width) + cord.sag * (1 - ((x - 600) / 600) ** 2);

/** Places hanging from cords; the cords are drawn by the composer. */
export function garland(input: LayoutInput): { places: Place[]; cords: Cord[] } {
	const total = input.spelled ? input.count : Math.max(input.count, input.aspect < 0.5 ? 7 : 11);
	const rows = bestRows(total, input.aspect, INNER.width, INNER.height - 110, 4);
	const counts = split(total, rows).reverse();
	const most = Math.max(...counts);
	const width = Math.min((INNER.width + 40) / most, 470);
	const height = Math.min(width / input.aspect, (INNER.height - 100) / rows);
	const step = Math.min((INNER.height + 40) / rows, height * 1.32 + 40);
	const top = 750 - (step * rows) / 2 + 10;
	const cords = counts.map((_, r) => ({
		fromY: top + r * step + input.random.around(12),
		toY: top + r * step + input.random.around(12),
		sag: Math.min(70, step * 0.16),
	}));
	let piece = 0;
	const places = counts.flatMap((inRow, r) =>
		Array.from({ length: inRow }, (_, i) => {
			const x = 600 + (i - (inRow - 1) / 2) * width * 0.99;
			const cord = cords[r] ?? { fromY: 0, toY: 0, sag: 0 };
			const slope = ((cordY(cord, x + 10) - cordY(cord, x - 10)) / 20) * (180 / Math.PI);
			return place(
				input.spelled ? piece++ : piece++ + r,
				x,
				cordY(cord, x) + height / 2 - 4,
				width,
				height,
				slope * 0.8,
				-1,
			);
		}),
	);
	return { places, cords };
}
