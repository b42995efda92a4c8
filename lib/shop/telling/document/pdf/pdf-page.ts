import { join } from "node:path";

/** Points of an A4 page, 72 to an inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, footer: 62 } as const;
export const RIGHT = PAGE.width - PAGE.margin;
export const CONTENT = RIGHT - PAGE.margin;
export const BOTTOM = PAGE.height - PAGE.footer - 14;

/** How far a tinted box extends beyond its content. */
export const INSET = 8;

/** Brand colours on paper; names as in styles/tokens.scss. */
export const COLOUR = {
	ink: "#1f1a2e",
	inkSoft: "#5b5468",
	line: "#e8e2dc",
	primary: "#d3104f",
	tint: "#fdf0f4",
	sunflower: "#ffc93c",
	mint: "#3fb68b",
	sky: "#4a90e2",
} as const;

// Bundled code has no path of its own; the shop runs in its own folder.
const fontFile = (name: string) =>
	join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@expo-google-fonts/figtree", name);

/** Static font files with all Czech letters; a PDF cannot embed the web's variable font. */
export const FONT = {
	regular: fontFile("400Regular/Figtree_400Regular.ttf"),
	bold: fontFile("700Bold/Figtree_700Bold.ttf"),
} as const;

export type Pdf = PDFKit.PDFDocument;

type Look = { font?: keyof typeof FONT; size?: number; colour?: string };

export function wear(doc: Pdf, { font = "regular", size = 9, colour = COLOUR.ink }: Look = {}): Pdf {
	return doc.font(FONT[font]).fontSize(size).fillColor(colour);
}

/** A block of text from its top, wrapped to `width`, cut after `lines`; returns its height. */
export function writeBlock(
	doc: Pdf,
	text: string,
	place: { x: number; y: number; width: number; lines?: number },
	look: Look = {},
): number {
	if (text === "") return 0;
	const { x, y, width } = place;
	const height = blockHeight(doc, text, place, look);
	wear(doc, look).text(text, x, y, { width, height: height + 1, ellipsis: true, lineGap: LINE_GAP });
	return height;
}

export function blockHeight(
	doc: Pdf,
	text: string,
	{ width, lines = 40 }: { width: number; lines?: number },
	look: Look = {},
): number {
	if (text === "") return 0;
	wear(doc, look);
	const limit = lines * (doc.currentLineHeight(true) + LINE_GAP);
	return Math.min(doc.heightOfString(text, { width, lineGap: LINE_GAP }), limit);
}

/** One right-aligned line, in a smaller size when wider than `width`; with tabular figures. */
export function writeRight(
	doc: Pdf,
	text: string,
	place: { right: number; y: number; width: number },
	look: Look = {},
): void {
	if (text === "") return;
	const options = { features: ["tnum" as const], lineBreak: false };
	const size = look.size ?? 9;
	const wide = wear(doc, look).widthOfString(text, options);
	if (wide > place.width) doc.fontSize((size * place.width) / wide);
	doc.text(text, place.right - doc.widthOfString(text, options), place.y, options);
}

const LINE_GAP = 1.5;

export function rule(doc: Pdf, y: number, colour: string = COLOUR.line): void {
	doc.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(colour).stroke();
}
