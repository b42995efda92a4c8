import type { Paper } from "../paper.ts";
import { COLOUR, CONTENT, PAGE, type Pdf, RIGHT, rule, wear, writeBlock, writeRight } from "./pdf-page.ts";

const SIGN_SCALE = 0.8;

/** The shop's logo on the left, the document's title on the right; returns the top of the next part. */
export function drawHead(doc: Pdf, { shop, title, number }: Pick<Paper, "shop" | "title" | "number">): number {
	drawSign(doc, PAGE.margin - 3, PAGE.margin - 8);
	wear(doc, { font: "bold", size: 23 }).text(shop, PAGE.margin + 35, PAGE.margin - 5, { lineBreak: false });
	writeRight(doc, title, { right: RIGHT, y: PAGE.margin - 5, width: CONTENT * 0.6 }, { font: "bold", size: 17 });
	writeRight(
		doc,
		number,
		{ right: RIGHT, y: PAGE.margin + 17, width: CONTENT * 0.6 },
		{ size: 10.5, colour: COLOUR.inkSoft },
	);
	rule(doc, PAGE.margin + 42, COLOUR.primary);
	return PAGE.margin + 60;
}

/** The confetti of components/layout/logo.tsx. */
function drawSign(doc: Pdf, x: number, y: number): void {
	const strokes = [
		["M6 30 L12 18", COLOUR.primary],
		["M20 12 L27 8", COLOUR.sunflower],
		["M20 34 L28 30", COLOUR.mint],
		["M31 20 L33 27", COLOUR.sky],
	] as const;
	const dots = [
		[8, 9, 3.5, COLOUR.sky],
		[21, 22, 3, COLOUR.primary],
		[34, 12, 2.5, COLOUR.mint],
	] as const;
	doc.save().translate(x, y).scale(SIGN_SCALE).lineCap("round").lineWidth(5);
	for (const [path, colour] of strokes) doc.path(path).stroke(colour);
	for (const [cx, cy, radius, colour] of dots) doc.circle(cx, cy, radius).fill(colour);
	doc.restore();
}

/** The seller and the page number at the bottom of every page, or of every page from `start`. The pages must still be open. */
export function drawPageFeet(
	doc: Pdf,
	{ footer, page, number }: Pick<Paper, "footer" | "page" | "number">,
	start = 0,
): void {
	const count = doc.bufferedPageRange().count - start;
	const look = { size: 7.5, colour: COLOUR.inkSoft };
	const top = PAGE.height - PAGE.footer;
	for (let at = 0; at < count; at++) {
		doc.switchToPage(start + at);
		rule(doc, top);
		let y = top + 8;
		for (const line of footer) y += writeBlock(doc, line, { x: PAGE.margin, y, width: CONTENT - 130, lines: 2 }, look);
		writeRight(doc, page(at + 1, count), { right: RIGHT, y: top + 8, width: 120 }, look);
		// A loose page must show its document.
		if (count > 1) writeRight(doc, number, { right: RIGHT, y: top + 19, width: 120 }, look);
	}
}
