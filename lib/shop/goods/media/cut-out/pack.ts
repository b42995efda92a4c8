export type Size = { width: number; height: number };
export type Spot = { x: number; y: number; scale: number };

/** A small thing is shown larger than the rest by up to half: a mask beside a cape would be nothing. */
const SMALL = { below: 26, most: 1.5 };
const enlarged = ({ width, height }: Size) => Math.min(SMALL.most, Math.max(1, SMALL.below / Math.max(width, height)));

type Row = { items: number[]; long: number; deep: number };

/** Fills rows from the deepest thing on; `along` is the side of things that lies along a row. */
function rowsOf(sizes: readonly Size[], along: keyof Size, length: number, gap: number): Row[] {
	const across = along === "width" ? "height" : "width";
	const order = sizes.map((_, i) => i).sort((a, b) => (sizes[b]?.[across] ?? 0) - (sizes[a]?.[across] ?? 0));
	const rows: Row[] = [];
	for (const i of order) {
		const [long, deep] = [sizes[i]?.[along] ?? 0, sizes[i]?.[across] ?? 0];
		const row = rows.find((one) => one.long + gap + long <= length);
		if (row) [row.items, row.long, row.deep] = [[...row.items, i], row.long + gap + long, Math.max(row.deep, deep)];
		else rows.push({ items: [i], long, deep });
	}
	return rows;
}

const depthOf = (rows: readonly Row[], gap: number) =>
	rows.reduce((sum, { deep }) => sum + deep, gap * (rows.length - 1));

/** Places for all things in a room as large as fits, in rows or columns; centres and scales, in the order of the things. */
export function pack(things: readonly Size[], room: Size, gap: number, most: number): Spot[] {
	const scaled = (scale: number) =>
		things.map((thing) => ({
			width: thing.width * scale * enlarged(thing),
			height: thing.height * scale * enlarged(thing),
		}));
	const fits = (along: keyof Size, scale: number) => {
		const sizes = scaled(scale);
		const across = along === "width" ? "height" : "width";
		return (
			sizes.every((size) => size[along] <= room[along]) &&
			depthOf(rowsOf(sizes, along, room[along], gap), gap) <= room[across]
		);
	};
	const largest = (along: keyof Size) => {
		let [low, high] = [0, most];
		for (let step = 0; step < 24; step += 1) {
			const middle = (low + high) / 2;
			[low, high] = fits(along, middle) ? [middle, high] : [low, middle];
		}
		return low;
	};
	const [inRows, inColumns] = [largest("width"), largest("height")];
	const along = inColumns > inRows ? "height" : "width";
	return spread(scaled(Math.max(inRows, inColumns)), along, room, gap).map((at, i) => ({
		...at,
		scale: Math.max(inRows, inColumns) * enlarged(things[i] ?? { width: 1, height: 1 }),
	}));
}

/** Centres of things in rows that share what room is left. */
function spread(sizes: readonly Size[], along: keyof Size, room: Size, gap: number): { x: number; y: number }[] {
	const across = along === "width" ? "height" : "width";
	const rows = rowsOf(sizes, along, room[along], gap);
	const air = (room[across] - depthOf(rows, gap)) / (rows.length + 1);
	const centres = sizes.map(() => ({ x: 0, y: 0 }));
	let deepness = air;
	for (const { items, long, deep } of rows) {
		const between = (room[along] - long) / (items.length + 1);
		let place = between;
		for (const i of items) {
			const size = sizes[i]?.[along] ?? 0;
			const [a, b] = [place + size / 2, deepness + deep / 2];
			centres[i] = along === "width" ? { x: a, y: b } : { x: b, y: a };
			place += size + gap + between;
		}
		deepness += deep + gap + air;
	}
	return centres;
}
