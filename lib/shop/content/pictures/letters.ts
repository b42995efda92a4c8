import sharp from "sharp";
import { FONTS, type FontName } from "./font.ts";

/** Lines of text to draw: size in pixels, the colour as `#rrggbb`. */
export type Letters = { lines: readonly string[]; font: FontName; size: number; colour: string };
/** Text drawn as PNG on a transparent background, cropped to it. */
export type DrawnLetters = { data: Buffer; width: number; height: number };

/** Multiple of the font's own line height. */
const LINE_HEIGHT = 0.94;

/** Draws lines of text with the shop's own font, whatever fonts the machine has. Throws when nothing is visible. */
export async function drawLetters({ lines, font, size, colour }: Letters): Promise<DrawnLetters> {
	const { family, file } = FONTS[font];
	const markup = lines.map(escapeMarkup).join("\n");
	// At 72 dpi a point is a pixel; Pango's unit is 1/1024 of it.
	const text = `<span foreground="${colour}" size="${Math.round(size * 1024)}" line_height="${LINE_HEIGHT}">${markup}</span>`;
	const drawn = sharp({ text: { text, font: family, fontfile: file, rgba: true, dpi: 72, wrap: "none" } });
	const { data, info } = await drawn.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Pango parses its text as XML. */
function escapeMarkup(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
