import type { Paper } from "./paper.ts";
import { drawHead, drawPageFeet } from "./pdf-frame.ts";
import { COLOUR, CONTENT, FONT, PAGE, type Pdf, writeBlock } from "./pdf-page.ts";
import { drawSums } from "./pdf-sums.ts";
import { drawTable } from "./pdf-table.ts";

/** Four to a row; the last column takes an IBAN in one line. */
const FACT_WIDTHS = [108, 116, 110, 134];
const FACT_GAP = 10;

const LANGUAGE = { cs: "cs-CZ", en: "en-GB" } as const;

/** Draws a paper as a PDF on A4 pages. The same paper gives the same bytes: the file carries the paper's date. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
	// The library is large and few processes ever draw.
	const { default: PdfDocument } = await import("pdfkit");
	const date = new Date(`${paper.day}T12:00:00Z`);
	const doc = new PdfDocument({
		size: "A4",
		margin: 0,
		bufferPages: true,
		font: FONT.regular,
		lang: LANGUAGE[paper.locale],
		displayTitle: true,
		pdfVersion: "1.7",
		info: {
			Title: `${paper.title} ${paper.number}`,
			Subject: paper.subject,
			Author: paper.author,
			Creator: paper.shop,
			CreationDate: date,
			ModDate: date,
		},
	});
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => resolve(Buffer.concat(chunks)));
		doc.on("error", reject);
	});
	let y = drawHead(doc, paper);
	y = drawParties(doc, paper, y);
	y = drawFacts(doc, paper, y);
	y = drawTable(doc, paper, y);
	drawSums(doc, paper, y);
	drawPageFeet(doc, paper);
	doc.end();
	return done;
}

function drawParties(doc: Pdf, { parties }: Paper, top: number): number {
	const gap = 24;
	const width = (CONTENT - gap) / 2;
	const ends = parties.map(({ title, name, lines }, position) => {
		const x = PAGE.margin + position * (width + gap);
		let y = top + writeBlock(doc, title, { x, y: top, width }, { size: 8, colour: COLOUR.inkSoft }) + 2;
		y += writeBlock(doc, name, { x, y, width, lines: 3 }, { font: "bold", size: 11 }) + 2;
		for (const line of lines) y += writeBlock(doc, line, { x, y, width, lines: 3 });
		return y;
	});
	return Math.max(top, ...ends) + 18;
}

function drawFacts(doc: Pdf, { facts }: Paper, top: number): number {
	let y = top;
	for (let first = 0; first < facts.length; first += FACT_WIDTHS.length) {
		let x: number = PAGE.margin;
		const heights = facts.slice(first, first + FACT_WIDTHS.length).map(({ label, value }, column) => {
			const place = { x, width: FACT_WIDTHS[column] ?? 0 };
			x += place.width + FACT_GAP;
			const head = writeBlock(doc, label, { ...place, y, lines: 2 }, { size: 7.5, colour: COLOUR.inkSoft }) + 1;
			return head + writeBlock(doc, value, { ...place, y: y + head, lines: 3 }, { font: "bold", size: 8.5 });
		});
		y += Math.max(...heights) + 9;
	}
	return y + 8;
}
