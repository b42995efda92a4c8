import type { Paper } from "../paper.ts";
import {
	BOTTOM,
	COLOUR,
	CONTENT,
	INSET,
	PAGE,
	type Pdf,
	RIGHT,
	rule,
	wear,
	writeBlock,
	writeRight,
} from "./pdf-page.ts";

const ROW = 15;
const RATE_WIDTH = 34;
const TOTAL_BOX = 28;

/** Recapitulation on the left, totals on the right, closing sentence below; all on one page. */
export function drawSums(doc: Pdf, { totals, recap, notes }: Paper, below: number): void {
	const height = Math.max(totals.length, recap.rows.length + 2) * ROW + 60;
	let top = below + 14;
	if (top + height > BOTTOM) {
		doc.addPage();
		top = PAGE.margin;
	}
	// Amounts in a second currency need more room.
	const recapWidth = CONTENT * (recap.columns.length > 4 ? 0.62 : 0.5);
	const recapEnd = drawRecap(doc, recap, top, recapWidth);
	const totalsEnd = drawTotals(doc, totals, top, PAGE.margin + recapWidth + 28);
	const y = Math.max(recapEnd, totalsEnd) + 10;
	rule(doc, y);
	for (const note of notes) writeBlock(doc, note, { x: PAGE.margin, y: y + 10, width: CONTENT }, { font: "bold" });
}

function drawRecap(doc: Pdf, { title, columns, rows }: Paper["recap"], top: number, width: number): number {
	const column = (width - RATE_WIDTH) / (columns.length - 1);
	const drawRow = (cells: string[], y: number, look: { size: number; colour?: string }) => {
		const [rate = "", ...amounts] = cells;
		writeBlock(doc, rate, { x: PAGE.margin, y, width: RATE_WIDTH, lines: 1 }, look);
		for (const [at, text] of amounts.entries()) {
			writeRight(doc, text, { right: PAGE.margin + RATE_WIDTH + column * (at + 1), y, width: column - 5 }, look);
		}
	};
	writeBlock(doc, title, { x: PAGE.margin, y: top, width }, { font: "bold" });
	drawRow(columns, top + ROW + 1, { size: 7.5, colour: COLOUR.inkSoft });
	for (const [at, cells] of rows.entries()) drawRow(cells, top + (at + 2) * ROW, { size: 8.5 });
	return top + (rows.length + 2) * ROW;
}

function drawTotals(doc: Pdf, totals: Paper["totals"], top: number, x: number): number {
	let y = top;
	for (const { label, value, isStrong } of totals) {
		if (isStrong) {
			y += 5;
			doc.roundedRect(x - INSET, y, RIGHT - x + 2 * INSET, TOTAL_BOX, INSET).fill(COLOUR.tint);
		}
		const look = isStrong ? { font: "bold" as const, size: 10.5 } : { colour: COLOUR.inkSoft };
		wear(doc, look).text(label, x, isStrong ? y + 8 : y, { lineBreak: false });
		const place = { right: RIGHT, y: isStrong ? y + 6.5 : y, width: RIGHT - x - doc.widthOfString(label) - 8 };
		writeRight(doc, value, place, isStrong ? { font: "bold", size: 13, colour: COLOUR.primary } : {});
		y += isStrong ? TOTAL_BOX + 4 : ROW;
	}
	return y;
}
