/** How pictures are laid out on contact sheets; sizes in pixels of the sheet. */
import type { Entry } from "./heights.ts";

/** A picture with the one of an earlier run, if there is one. */
export type Pair = { after: Entry; before?: Entry | undefined };
/** Where a picture is on its sheet, below its caption. A height of 0: there is none. */
export type Frame = {
	file: string;
	isBefore: boolean;
	caption: [name: string, height: string];
	left: number;
	top: number;
	width: number;
	height: number;
};
export type Sheet = { name: string; width: number; height: number; frames: Frame[] };

const GAP = 16;
/** Of the two lines above a picture. */
const CAPTION_HEIGHT = 48;
/** Larger sheets are hard to look at as a whole. */
const WIDTH_MAX = 2300;
const HEIGHT_MAX = 1700;
/** What is lower on a page is not on its sheet. */
const PICTURE_HEIGHT_MAX = 1600;

type Layout = { name: string; thumbnailPx: number; isCompared: boolean };

/**
 * Sheets `name-01`, `name-02` … of the pictures of one width and language, in their order: as many beside each other as fit, and
 * where they are low, rows below each other. An earlier picture stands at the left of its own.
 */
export function layOutSheets(pairs: readonly Pair[], { name, thumbnailPx, isCompared }: Layout): Sheet[] {
	const columns = Math.floor((WIDTH_MAX - GAP) / (thumbnailPx + GAP));
	const perRow = isCompared ? Math.max(1, Math.floor(columns / 2)) : columns;
	const rows = chunks(pairs, perRow).map((row) => row.flatMap((pair) => shownOf(pair, isCompared)));
	return packed(rows.map((row) => row.map((shown, index) => framed(shown, index, thumbnailPx)))).map((some, index) => ({
		name: `${name}-${String(index + 1).padStart(2, "0")}`,
		...stacked(some),
	}));
}

type Shown = { entry: Entry | undefined } & Pick<Frame, "isBefore" | "caption">;

function shownOf({ after, before }: Pair, isCompared: boolean): Shown[] {
	const name = nameOf(after);
	if (!isCompared) return [{ entry: after, isBefore: false, caption: [name, `${after.heightPx} px`] }];
	return [
		{ entry: before, isBefore: true, caption: [name, before ? `before ${before.heightPx} px` : "before: not there"] },
		{ entry: after, isBefore: false, caption: [name, `after ${after.heightPx} px${changeOf(after, before)}`] },
	];
}

/** With the number of its file. */
const nameOf = ({ file, name }: Entry) => `${file.split("-")[0]} ${name}`;

/** " (−120)"; nothing where nothing changed. */
export function changeOf(after: Entry, before: Entry | undefined): string {
	const changePx = before ? after.heightPx - before.heightPx : 0;
	if (changePx === 0) return "";
	return ` (${changePx > 0 ? "+" : "−"}${Math.abs(changePx)})`;
}

function framed({ entry, isBefore, caption }: Shown, index: number, width: number): Frame {
	const height = entry ? Math.round((entry.pictureHeightPx * width) / entry.widthPx) : 0;
	return {
		...{ file: entry?.file ?? "", isBefore, caption, width },
		...{ left: GAP + index * (width + GAP), top: 0, height: Math.min(height, PICTURE_HEIGHT_MAX) },
	};
}

const heightOf = (row: readonly Frame[]) => CAPTION_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP;

/** Rows that one sheet has room for, together; a row always has. */
function packed(rows: readonly Frame[][]): Frame[][][] {
	const sheets: Frame[][][] = [];
	let left = 0;
	for (const row of rows) {
		if (heightOf(row) > left) {
			sheets.push([]);
			left = HEIGHT_MAX;
		}
		sheets.at(-1)?.push(row);
		left -= heightOf(row);
	}
	return sheets;
}

/** Rows one below another. */
function stacked(rows: readonly Frame[][]): Pick<Sheet, "width" | "height" | "frames"> {
	let height = 0;
	const frames = rows.flatMap((row) => {
		const top = height + CAPTION_HEIGHT;
		height += heightOf(row);
		return row.map((frame) => ({ ...frame, top }));
	});
	return { width: GAP + Math.max(...frames.map(({ left, width }) => left + width)), height, frames };
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
	Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
