import { bestRows, FRAME, INNER, type LayoutInput, type Place, place, split } from "./place.ts";

export type Cord = { fromY: number; toY: number; sag: number };
/** Height in pixels of a hanging cord at `x`. */
export const cordY = (cord: Cord, x: number) =>
	cord.fromY + (cord.toY - cord.fromY) * (x / FRAME.width) + cord.sag * (1 - ((x - 600) / 600) ** 2);

/** Places hanging from cords; the cords are drawn by the composer. */
export function garland(input: LayoutInput): { places: Place[]; cords: Cord[] } {
	return input.letters.length > 0 ? spelled(input) : flags(input);
}

/** Words of a garland, and its pieces without a letter. */
function wordsOf({ letters, count }: LayoutInput): { words: number[][]; others: number[] } {
	const words: number[][] = [];
	for (const letter of letters) {
		const word = words.at(-1);
		if (word?.at(-1) === letter - 1) word.push(letter);
		else words.push([letter]);
	}
	return { words, others: Array.from({ length: count }, (_, i) => i).filter((i) => !letters.includes(i)) };
}

/** Each word whole on a cord from edge to edge; what has no letter hangs below a single word, or beside the last of several. */
function spelled(input: LayoutInput): { places: Place[]; cords: Cord[] } {
	const { words, others } = wordsOf(input);
	const last = words.at(-1) ?? [];
	const half = Math.ceil(others.length / 2);
	const lines =
		words.length > 1
			? [...words.slice(0, -1), [...others.slice(0, half), ...last, ...others.slice(half)]]
			: [last, others].filter(({ length }) => length > 0);
	const step = 1140 / lines.length;
	const cords = lines.map((_, line) => {
		const y = 750 + (line - (lines.length - 1) / 2) * step - (lines.length > 1 ? 250 : 200);
		return { fromY: y, toY: y, sag: lines.length > 2 ? 90 : 150 };
	});
	const places = lines.flatMap((pieces, line) => {
		const cord = cords[line] ?? { fromY: 0, toY: 0, sag: 0 };
		const width = Math.min(1150 / pieces.length, 225);
		const height = Math.min(width / input.aspect, step * 0.75);
		return pieces.map((piece, i) => {
			const x = 600 + (i - (pieces.length - 1) / 2) * width;
			// All flags of a line are of one size: what hangs aslant has as much more room as it needs.
			const slope = Math.atan((cordY(cord, x + 10) - cordY(cord, x - 10)) / 20) * 0.8;
			const [lean, upright] = [Math.abs(Math.sin(slope)), Math.cos(slope)];
			const high = width * lean + height * upright;
			return place(
				piece,
				x,
				cordY(cord, x) + high / 2 - 4,
				width * upright + height * lean,
				high,
				slope * (180 / Math.PI),
				-1,
			);
		});
	});
	return { places, cords };
}

function flags(input: LayoutInput): { places: Place[]; cords: Cord[] } {
	const total = Math.max(input.count, input.aspect < 0.5 ? 7 : 11);
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
			return place(piece++ + r, x, cordY(cord, x) + height / 2 - 4, width, height, slope * 0.8, -1);
		}),
	);
	return { places, cords };
}
