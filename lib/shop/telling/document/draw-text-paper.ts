import { loadDocumentTexts } from "./document-texts.ts";
import { pdfFile } from "./pdf/pdf-file.ts";
import { drawHead, drawPageFeet } from "./pdf/pdf-frame.ts";
import { BOTTOM, blockHeight, COLOUR, CONTENT, INSET, PAGE, type Pdf, rule, writeBlock } from "./pdf/pdf-page.ts";
import type { TextPaper, TextPart } from "./text-paper.ts";

const TEXT = { size: 10 };
const CELL = { size: 9 };
const COLUMN_NAME = { size: 8, colour: COLOUR.inkSoft };
const HEADING = { 2: 14, 3: 11.5, 4: 10 } as const;
/** More than any part has, so that nothing is cut. */
const LINES = 1000;
const INDENT = 16;
/** Height of an empty cell, which people fill in by hand. */
const EMPTY_ROW = 26;

/** Draws a Czech text as a PDF of A4 pages. The same text gives the same bytes: the file's date is that of the last change. */
export async function drawTextPaper(paper: TextPaper): Promise<Buffer> {
	const texts = await loadDocumentTexts("cs");
	const { seller, day, title } = paper;
	const file = { locale: "cs", day, title, author: seller.company, creator: texts("shop") } as const;
	return pdfFile(file, (doc) => {
		let y = drawHead(doc, { shop: texts("shop"), title: "", number: paper.section });
		y += writeBlock(doc, paper.title, { x: PAGE.margin, y, width: CONTENT }, { font: "bold", size: 19 }) + 12;
		for (const [at, part] of paper.parts.entries()) y = drawPart(doc, part, y, paper.parts[at + 1]);
		drawPageFeet(doc, {
			footer: [
				`${seller.company}, ${seller.street}, ${seller.city}, IČO ${seller.companyId}`,
				`${seller.phone} · ${seller.email}`,
			],
			number: paper.title,
			page: (page, pages) => texts("page", { page: String(page), pages: String(pages) }),
		});
	});
}

function drawPart(doc: Pdf, part: TextPart, y: number, next: TextPart | undefined): number {
	if (part.kind === "table") return drawTable(doc, part, y) + 12;
	if (part.kind === "rule") {
		const top = roomFor(doc, y, 20);
		rule(doc, top + 10);
		return top + 20;
	}
	if (part.kind === "heading") {
		const look = { font: "bold", size: HEADING[part.level] } as const;
		const height = blockHeight(doc, part.text, { width: CONTENT, lines: LINES }, look);
		// A heading is never the last line of a page.
		const top = roomFor(doc, y + 6, height + 60);
		return top + writeBlock(doc, part.text, { x: PAGE.margin, y: top, width: CONTENT, lines: LINES }, look) + 6;
	}
	if (part.kind === "paragraph") return drawText(doc, part.text, { x: PAGE.margin, y, width: CONTENT }) + 8;
	const x = PAGE.margin + INDENT * (part.depth + 1);
	const top = roomFor(doc, y, 14);
	writeBlock(doc, part.mark, { x: x - INDENT + 2, y: top, width: INDENT }, TEXT);
	const end = drawText(doc, part.text, { x, y: top, width: RIGHT_EDGE - x });
	return end + (next?.kind === "item" ? 3 : 8);
}

const RIGHT_EDGE = PAGE.margin + CONTENT;

/** Top of a block of this height: here, or on the next page. */
function roomFor(doc: Pdf, y: number, height: number): number {
	if (y + height <= BOTTOM || y <= PAGE.margin) return y;
	doc.addPage();
	return PAGE.margin;
}

/** A text that may span several pages; returns its bottom. */
function drawText(doc: Pdf, text: string, place: { x: number; y: number; width: number }): number {
	const { x, width } = place;
	const height = blockHeight(doc, text, { width, lines: LINES }, TEXT);
	const isLongerThanPage = height > BOTTOM - PAGE.margin;
	const middle = isLongerThanPage ? text.indexOf(" ", Math.floor(text.length / 2)) : -1;
	if (middle > 0) {
		const y = drawText(doc, text.slice(0, middle), place);
		return drawText(doc, text.slice(middle + 1), { x, y, width });
	}
	const y = roomFor(doc, place.y, height);
	return y + writeBlock(doc, text, { x, y, width, lines: LINES }, TEXT);
}

/** A row stays on one page, and every page begins with the column names. Returns the table's bottom. */
function drawTable(doc: Pdf, { head, rows }: Extract<TextPart, { kind: "table" }>, top: number): number {
	const widths = columnWidths(head, rows);
	const heightOf = (cells: string[], look: typeof CELL) =>
		Math.max(...cells.map((cell, at) => blockHeight(doc, cell, { width: widths[at] ?? 0, lines: LINES }, look)));
	const drawCells = (cells: string[], y: number, look: typeof CELL) => {
		let x: number = PAGE.margin;
		for (const [at, cell] of cells.entries()) {
			const width = widths[at] ?? 0;
			writeBlock(doc, cell, { x, y, width: width - INSET, lines: LINES }, look);
			x += width;
		}
	};
	const drawHeadRow = (y: number) => {
		const height = heightOf(head, COLUMN_NAME) + 10;
		doc.roundedRect(PAGE.margin - INSET, y, CONTENT + 2 * INSET, height, 6).fill(COLOUR.tint);
		drawCells(head, y + 5, COLUMN_NAME);
		return y + height;
	};
	let y = drawHeadRow(roomFor(doc, top, 60));
	for (const row of rows) {
		const height = Math.max(heightOf(row, CELL) + 10, row.includes("") ? EMPTY_ROW : 0);
		const begins = roomFor(doc, y, height);
		if (begins !== y) y = drawHeadRow(begins);
		drawCells(row, y + 5, CELL);
		y += height;
		rule(doc, y);
	}
	return y;
}

/** In proportion to the longest text of each column; the minimum is half of an even share. */
function columnWidths(head: string[], rows: string[][]): number[] {
	const longest = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0), 1));
	const even = 1 / Math.max(1, head.length);
	const sum = longest.reduce((total, length) => total + length, 0);
	const shares = longest.map((length) => Math.max(length / sum, even / 2));
	const whole = shares.reduce((total, share) => total + share, 0);
	return shares.map((share) => (share / whole) * CONTENT);
}
