import type { Paper } from "../paper.ts";
import {
	BOTTOM,
	blockHeight,
	COLOUR,
	CONTENT,
	INSET,
	PAGE,
	type Pdf,
	rule,
	writeBlock,
	writeRight,
} from "./pdf-page.ts";

/** Widths after the name's column: pieces, price without VAT, rate, price with VAT, total. */
const PRICE_WIDTHS = [40, 80, 38, 80, 84];
const NAME_MAX_LINES = 6;
const CELL_GAP = 8;

const HEAD_LOOK = { size: 7.5, colour: COLOUR.inkSoft };
const DETAIL_LOOK = { size: 7.5, colour: COLOUR.inkSoft };

type Look = {
	/** Widths of the columns after the name's. */
	widths: number[];
	/** Most lines of a name, and of the text below it. */
	lines: number;
};

/** The goods; a row stays on one page, and every page begins with the column names. Returns the top of the next part. */
export function drawTable(
	doc: Pdf,
	{ columns, rows }: Pick<Paper, "columns" | "rows">,
	top: number,
	{ widths, lines }: Look = { widths: PRICE_WIDTHS, lines: NAME_MAX_LINES },
): number {
	const nameWidth = CONTENT - widths.reduce((sum, width) => sum + width, 0);
	const place = { width: nameWidth - CELL_GAP, lines };
	let y = drawColumns(doc, columns, top, { widths, nameWidth });
	for (const row of rows) {
		const height = blockHeight(doc, row.name, place) + blockHeight(doc, row.detail, place, DETAIL_LOOK) + 12;
		if (y + height > BOTTOM) {
			doc.addPage();
			y = drawColumns(doc, columns, PAGE.margin, { widths, nameWidth });
		}
		const named = writeBlock(doc, row.name, { ...place, x: PAGE.margin, y: y + 6 });
		writeBlock(doc, row.detail, { ...place, x: PAGE.margin, y: y + 6 + named }, DETAIL_LOOK);
		let right: number = PAGE.margin + nameWidth;
		for (const [at, text] of row.cells.entries()) {
			const width = widths[at] ?? 0;
			right += width;
			const isTotal = at === row.cells.length - 1;
			writeRight(doc, text, { right, y: y + 6, width: width - CELL_GAP }, { font: isTotal ? "bold" : "regular" });
		}
		y += height;
		rule(doc, y);
	}
	return y;
}

function drawColumns(
	doc: Pdf,
	columns: string[],
	top: number,
	{ widths, nameWidth }: { widths: number[]; nameWidth: number },
): number {
	const height = 20;
	doc.roundedRect(PAGE.margin - INSET, top, CONTENT + 2 * INSET, height, 6).fill(COLOUR.tint);
	let right: number = PAGE.margin + nameWidth;
	for (const [at, text] of columns.entries()) {
		if (at === 0) {
			writeBlock(doc, text, { x: PAGE.margin, y: top + 6, width: nameWidth }, HEAD_LOOK);
			continue;
		}
		const width = widths[at - 1] ?? 0;
		right += width;
		writeRight(doc, text, { right, y: top + 6, width: width - CELL_GAP }, HEAD_LOOK);
	}
	return top + height;
}
