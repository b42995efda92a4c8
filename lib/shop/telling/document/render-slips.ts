import { loadDocumentTexts } from "./document-texts.ts";
import type { Slip } from "./paper.ts";
import { drawFacts, drawParties } from "./pdf/pdf-facts.ts";
import { pdfFile } from "./pdf/pdf-file.ts";
import { drawHead, drawPageFeet } from "./pdf/pdf-frame.ts";
import { BOTTOM, blockHeight, CONTENT, PAGE, type Pdf, writeBlock } from "./pdf/pdf-page.ts";
import { drawTable } from "./pdf/pdf-table.ts";

/** More than any note has, so that nothing is cut. */
const LINES = 40;
const TABLE = { widths: [60], lines: LINES };
const NOTE = { x: PAGE.margin, width: CONTENT, lines: LINES };
const NOTE_LOOK = { font: "bold", size: 10 } as const;

/** Draws slips as one PDF, each on a new page with its own page numbers. The same slips give the same bytes. */
export async function renderSlips(slips: [Slip, ...Slip[]]): Promise<Buffer> {
	const [{ locale, day, title, number, subject, author, shop }] = slips;
	const t = await loadDocumentTexts("cs");
	const name = slips.length === 1 ? `${title} ${number}` : t("slip.titles");
	return pdfFile({ locale, day, title: name, subject, author, creator: shop }, (doc) => {
		for (const [at, slip] of slips.entries()) {
			if (at > 0) doc.addPage();
			const start = doc.bufferedPageRange().count - 1;
			drawSlip(doc, slip);
			drawPageFeet(doc, slip, start);
			doc.switchToPage(doc.bufferedPageRange().count - 1);
		}
	});
}

function drawSlip(doc: Pdf, slip: Slip): void {
	let y = drawHead(doc, slip);
	y = drawParties(doc, slip, y);
	y = drawFacts(doc, slip, y);
	y = drawTable(doc, slip, y, TABLE) + 12;
	for (const note of slip.notes) {
		if (y + blockHeight(doc, note, NOTE, NOTE_LOOK) > BOTTOM) {
			doc.addPage();
			y = PAGE.margin;
		}
		y += writeBlock(doc, note, { ...NOTE, y }, NOTE_LOOK) + 6;
	}
}
