import { bestRows, FRAME, INNER, type LayoutInput, MARGIN, type Place, place, split, tilt } from "./place.ts";
import type { PictureLayout } from "./recipe.ts";

/** What stands alone keeps within the square in the middle, which tiles and phones cut from a picture. */
const SQUARE = { height: FRAME.width, from: (FRAME.height - FRAME.width) / 2 };

function single(input: LayoutInput): Place[] {
	return [place(0, 600, 750, INNER.width - 20, SQUARE.height - 20, tilt(input, 3))];
}

function pair(input: LayoutInput): Place[] {
	if (input.aspect < 0.74)
		return [place(1, 795, 650, 620, 1000, 3 + tilt(input, 3)), place(0, 405, 795, 640, 1100, -3 + tilt(input, 3))];
	return [place(1, 770, 515, 690, 730, 4 + tilt(input, 4)), place(0, 440, 970, 720, 760, -4 + tilt(input, 4))];
}

function trio(input: LayoutInput): Place[] {
	if (input.aspect < 0.74) {
		return [
			place(1, 345, 615, 530, 930, -4 + tilt(input, 3)),
			place(2, 855, 615, 530, 930, 4 + tilt(input, 3)),
			place(0, 600, 820, 570, 1060, tilt(input, 3)),
		];
	}
	return [
		place(1, 600, 445, 600, 590, tilt(input, 5)),
		place(2, 805, 900, 620, 680, 4 + tilt(input, 4)),
		place(0, 395, 1025, 640, 650, -4 + tilt(input, 4)),
	];
}

const BUNCH_ROWS: Record<number, number[]> = { 5: [2, 1, 2], 6: [1, 3, 2], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] };

function bunch(input: LayoutInput): Place[] {
	const total = input.count < 5 ? 7 : Math.min(9, input.count);
	const rows = BUNCH_ROWS[total] ?? [2, 3, 2];
	const height = input.tethered ? 1060 : INNER.height;
	const top = input.tethered ? SQUARE.from : MARGIN;
	const step = height / (rows.length + 0.62);
	let piece = 0;
	return rows.flatMap((inRow, row) => {
		const across = INNER.width / (total === 5 ? 1.9 : inRow === 2 ? 2.1 : 2.45);
		return Array.from({ length: inRow }, (_, i) => {
			const fromMiddle = i - (inRow - 1) / 2;
			const x = 600 + fromMiddle * (inRow === 2 ? 400 : 312) + input.random.around(16);
			const arch = input.tethered ? Math.abs(fromMiddle) * 46 : 0;
			const y = top + step * (row + 0.81) + arch * (row === 0 ? 1 : -0.4) + input.random.around(20);
			const lean = input.tethered ? fromMiddle * 13 : fromMiddle * 8;
			return place(
				piece++,
				x,
				Math.max(y, top - 40 + step * (total === 5 ? 0.93 : 0.8)),
				across,
				step * (total === 5 ? 1.85 : 1.6),
				lean + tilt(input, 4),
			);
		});
	});
}

function row(input: LayoutInput): Place[] {
	const total = input.count === 1 ? 3 : Math.min(5, input.count);
	const rows = bestRows(total, input.aspect, INNER.width, INNER.height * 0.9, total < 3 ? 1 : 2);
	const counts = split(total, rows);
	const height = rows === 1 ? Math.min(1180, (INNER.width / total / input.aspect) * 1.2) : 660;
	let piece = 0;
	return counts.flatMap((inRow, r) => {
		const step = INNER.width / (inRow + (inRow === 1 ? 0.5 : 0));
		const y = rows === 1 ? 760 : 455 + r * 600;
		return Array.from({ length: inRow }, (_, i) => {
			const x = 600 + (i - (inRow - 1) / 2) * step * 0.97;
			return place(
				piece++,
				x,
				y,
				Math.min(step * 1.08, 720),
				height,
				tilt(input, 3),
				rows === 1 && input.upright ? 1 : 0,
			);
		});
	});
}

function grid(input: LayoutInput): Place[] {
	const total = input.spelled ? input.count : input.count < 4 ? 6 : Math.min(9, input.count);
	const rows = bestRows(total, input.aspect, INNER.width, INNER.height, 4);
	const counts = split(total, rows);
	const most = Math.max(...counts);
	const cell = {
		width: INNER.width / most,
		height: Math.min(INNER.height / rows, (INNER.width / most / input.aspect) * 1.14),
	};
	let piece = 0;
	return counts.flatMap((inRow, r) =>
		Array.from({ length: inRow }, (_, i) => {
			const x = 600 + (i - (inRow - 1) / 2) * cell.width;
			const y = 750 + (r - (rows - 1) / 2) * cell.height;
			return place(piece++, x, y, cell.width * 1.02, cell.height * 1.02, tilt(input, 4));
		}),
	);
}

function set(input: LayoutInput): Place[] {
	const small = Math.min(4, input.count - 1);
	if (small === 0) return single(input);
	if (small === 1)
		return [place(0, 530, 670, 860, 1020, -2 + tilt(input, 2)), place(1, 845, 1090, 530, 510, 5 + tilt(input, 4))];
	const corners = [
		place(1, 900, 1120, 430, 450, 5),
		place(2, 300, 1130, 430, 430, -5),
		place(3, 935, 345, 360, 380, 8),
		place(4, 265, 345, 360, 380, -8),
	];
	return [
		place(0, 600, small > 2 ? 710 : 665, 800, small > 2 ? 980 : 1010, tilt(input, 2)),
		...corners.slice(0, small),
	];
}

function scatter(input: LayoutInput): Place[] {
	const [columns, rows] = [5, 6];
	const cell = { width: FRAME.width / columns, height: FRAME.height / rows };
	return Array.from({ length: columns * rows }, (_, i) => {
		const [column, r] = [i % columns, Math.floor(i / columns)];
		const x = (column + 0.5 + (r % 2 ? 0.25 : -0.25)) * cell.width + input.random.around(42);
		const y = (r + 0.5) * cell.height + input.random.around(42);
		const size = input.random.between(150, 265) * (input.loose ? 1.75 : 1);
		return place(Math.floor(input.random.between(0, 997)), x, y, size, size, input.random.around(38));
	});
}

/** Balloons along a line: large ones behind, smaller ones before them, the smallest in the gaps. */
function along(input: LayoutInput, count: number, at: (share: number) => readonly [number, number]): Place[] {
	const sizes = [
		{ step: 1, size: 250, spread: 46 },
		{ step: 1, size: 190, spread: 92 },
		{ step: 0.7, size: 112, spread: 118 },
	];
	return sizes.flatMap(({ step, size, spread }) => {
		const total = Math.round(count * step);
		return Array.from({ length: total }, (_, i) => {
			const [x, y] = at((i + 0.5 + input.random.around(0.25)) / total);
			const across = size * input.random.between(0.85, 1.12);
			return place(
				Math.floor(input.random.between(0, 997)),
				x + input.random.around(spread),
				y + input.random.around(spread),
				across,
				across * 1.15,
				input.random.around(70),
			);
		});
	});
}

const arch = (input: LayoutInput) =>
	along(input, 24, (share) => {
		// Two straight legs, and half a circle on them.
		const [side, leg] = [share < 0.5 ? -1 : 1, Math.min(share, 1 - share) / 0.23];
		if (leg < 1) return [600 + side * 420, 1270 - leg * 530];
		const angle = Math.PI * (1 - (share - 0.23) / 0.54);
		return [600 + Math.cos(angle) * 420, 740 - Math.sin(angle) * 470];
	});

const swag = (input: LayoutInput) =>
	along(input, 17, (share) => [
		150 + 840 * share ** 1.5 + 40 * Math.sin(share * 9),
		1290 - 1040 * Math.sin((share * Math.PI) / 2) ** 1.2,
	]);

/** Layouts that place pieces one by one, whatever they are. */
export type PlainLayout = Exclude<
	PictureLayout,
	"garland" | "table" | "scene" | "setting" | "scale" | "whole" | "contents" | "parts"
>;

const LAYOUTS: Record<PlainLayout, (input: LayoutInput) => Place[]> = {
	single,
	pair,
	trio,
	bunch,
	row,
	grid,
	set,
	scatter,
	arch,
	swag,
};

/** The places of a layout, from back to front. */
export function placesOf(layout: PlainLayout, input: LayoutInput): Place[] {
	return LAYOUTS[layout](input);
}
