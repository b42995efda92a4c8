import type { Paper } from "./paper.ts";
import { drawFacts, drawParties } from "./pdf/pdf-facts.ts";
import { pdfFile } from "./pdf/pdf-file.ts";
import { drawHead, drawPageFeet } from "./pdf/pdf-frame.ts";
import { drawSums } from "./pdf/pdf-sums.ts";
import { drawTable } from "./pdf/pdf-table.ts";

/** Draws a document as a PDF of A4 pages. The same document gives the same bytes: the file has the document's date. */
export function renderPdf(paper: Paper): Promise<Buffer> {
	const { locale, day, title, number, subject, author, shop } = paper;
	return pdfFile({ locale, day, title: `${title} ${number}`, subject, author, creator: shop }, (doc) => {
		let y = drawHead(doc, paper);
		y = drawParties(doc, paper, y);
		y = drawFacts(doc, paper, y);
		y = drawTable(doc, paper, y);
		drawSums(doc, paper, y);
		drawPageFeet(doc, paper);
	});
}
