import type { Paper } from "../paper.ts";
import { COLOUR, CONTENT, PAGE, type Pdf, writeBlock } from "./pdf-page.ts";

/** Four in a row; the last column fits an IBAN in one line. */
const FACT_WIDTHS = [108, 116, 110, 134];
const FACT_GAP = 10;

/** Seller and buyer side by side; returns the top of the next part. */
export function drawParties(doc: Pdf, { parties }: Pick<Paper, "parties">, top: number): number {
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

/** Facts, each below its label; returns the top of the next part. */
export function drawFacts(doc: Pdf, { facts }: Pick<Paper, "facts">, top: number): number {
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
