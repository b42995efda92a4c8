import type { Paper } from "./paper.ts";
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

/** Widths behind the name's column: pieces, price without VAT, rate, price with VAT, total. */
const WIDTHS = [40, 80, 38, 80, 84];
const NAME_WIDTH = CONTENT - WIDTHS.reduce((sum, width) => sum + width, 0);
const NAME_MAX_LINES = 6;
const CELL_GAP = 8;

const HEAD_LOOK = { size: 7.5, colour: COLOUR.inkSoft };
const DETAIL_LOOK = { size: 7.5, colour: COLOUR.inkSoft };
const NAME = { width: NAME_WIDTH - CELL_GAP, lines: NAME_MAX_LINES };

/** The goods; a row stays whole, and every page begins with the names of the columns. Returns where the next part begins. */
export function drawTable(doc: Pdf, { columns, rows }: Paper, top: number): number {
	let y = drawColumns(doc, columns, top);
	for (const row of rows) {
		const height = blockHeight(doc, row.name, NAME) + blockHeight(doc, row.detail, NAME, DETAIL_LOOK) + 12;
		if (y + height > BOTTOM) {
			doc.addPage();
			y = drawColumns(doc, columns, PAGE.margin);
		}
		const named = writeBlock(doc, row.name, { ...NAME, x: PAGE.margin, y: y + 6 });
		writeBlock(doc, row.detail, { ...NAME, x: PAGE.margin, y: y + 6 + named }, DETAIL_LOOK);
		let right: number = PAGE.margin + NAME_WIDTH;
		for (const [at, text] of row.cells.entries()) {
			const width = WIDTHS[at] ?? 0;
			right += width;
			const isTotal = at === row.cells.length - 1;
			writeRight(doc, text, { right, y: y + 6, width: width - CELL_GAP }, { font: isTotal ? "bold" : "regular" });
		}
		y += height;
		rule(doc, y);
	}
	return y;
}

function drawColumns(doc: Pdf, columns: string[], top: number): number {
	const height = 20;
	doc.roundedRect(PAGE.margin - INSET, top, CONTENT + 2 * INSET, height, 6).fill(COLOUR.tint);
	let right: number = PAGE.margin + NAME_WIDTH;
	for (const [at, text] of columns.entries()) {
		if (at === 0) {
			writeBlock(doc, text, { ...NAME, x: PAGE.margin, y: top + 6 }, HEAD_LOOK);
			continue;
		}
		const width = WIDTHS[at - 1] ?? 0;
		right += width;
		writeRight(doc, text, { right, y: top + 6, width: width - CELL_GAP }, HEAD_LOOK);
	}
	return top + height;
}
