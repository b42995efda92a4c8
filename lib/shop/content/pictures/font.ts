import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Metrics of a font's letters. */
export type FontMetrics = {
	/** Whether the font has this code point. */
	has: (codePoint: number) => boolean;
	/** Width of a text in pixels at this size, without kerning; letters that the font lacks have no width. */
	widthOf: (text: string, sizePx: number) => number;
};

type Cut = { family: string; file: string };

// Bundled code has no path of its own; the shop runs in its own folder.
const cut = (family: string, file: string): Cut => ({
	family,
	file: join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@expo-google-fonts/figtree", file),
});

/** Complete static font files with all Czech letters. The web fonts are WOFF2, which the drawing library cannot read. */
export const FONTS = {
	title: cut("Figtree ExtraBold", "800ExtraBold/Figtree_800ExtraBold.ttf"),
	line: cut("Figtree SemiBold", "600SemiBold/Figtree_600SemiBold.ttf"),
} as const;
export type FontName = keyof typeof FONTS;

const read = new Map<FontName, FontMetrics>();

/** Metrics of one of the shop's fonts, read once. */
export function fontMetrics(name: FontName): FontMetrics {
	const known = read.get(name) ?? readMetrics(readFileSync(FONTS[name].file));
	read.set(name, known);
	return known;
}

/** Metrics of a TrueType font (OpenType 1.9: head, hhea, hmtx, and cmap of format 4, the letters up to U+FFFF). Throws on others. */
export function readMetrics(file: Buffer): FontMetrics {
	const unitsPerEm = file.readUInt16BE(tableAt(file, "head") + 18);
	const widths = file.readUInt16BE(tableAt(file, "hhea") + 34);
	const hmtx = tableAt(file, "hmtx");
	const glyphOf = glyphIndex(file, unicodeMapAt(file));
	// Glyphs after the last width have the same width.
	const widthOfGlyph = (glyph: number) => file.readUInt16BE(hmtx + Math.min(glyph, widths - 1) * 4);
	return {
		has: (codePoint) => glyphOf(codePoint) !== 0,
		widthOf: (text, sizePx) => {
			const glyphs = [...text].map((letter) => glyphOf(letter.codePointAt(0) ?? 0)).filter((glyph) => glyph !== 0);
			return (glyphs.reduce((sum, glyph) => sum + widthOfGlyph(glyph), 0) * sizePx) / unitsPerEm;
		},
	};
}

function tableAt(file: Buffer, tag: string): number {
	const tables = file.readUInt16BE(4);
	for (let i = 0; i < tables; i += 1) {
		const record = 12 + i * 16;
		if (file.toString("latin1", record, record + 4) === tag) return file.readUInt32BE(record + 8);
	}
	throw new Error(`A font without ${tag}`);
}

/** Offset of the map from Unicode to glyphs: Windows' (3, 1), or Unicode's own (0, …). */
function unicodeMapAt(file: Buffer): number {
	const cmap = tableAt(file, "cmap");
	const count = file.readUInt16BE(cmap + 2);
	for (let i = 0; i < count; i += 1) {
		const record = cmap + 4 + i * 8;
		const platform = file.readUInt16BE(record);
		const encoding = file.readUInt16BE(record + 2);
		const map = cmap + file.readUInt32BE(record + 4);
		if ((platform === 0 || (platform === 3 && encoding === 1)) && file.readUInt16BE(map) === 4) return map;
	}
	throw new Error("A font without a map of Unicode");
}

/** Looks glyphs up in a map of format 4: segments of code points, each with an offset or a list. 0 is no glyph. */
function glyphIndex(file: Buffer, map: number): (codePoint: number) => number {
	const segments = file.readUInt16BE(map + 6) / 2;
	const at = (list: number, segment: number) => map + 14 + list * segments * 2 + (list > 0 ? 2 : 0) + segment * 2;
	return (codePoint) => {
		for (let segment = 0; segment < segments; segment += 1) {
			if (file.readUInt16BE(at(0, segment)) < codePoint) continue;
			const start = file.readUInt16BE(at(1, segment));
			if (start > codePoint) return 0;
			const shift = file.readUInt16BE(at(2, segment));
			const offset = file.readUInt16BE(at(3, segment));
			if (offset === 0) return (codePoint + shift) & 0xffff;
			const glyph = file.readUInt16BE(at(3, segment) + offset + (codePoint - start) * 2);
			return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
		}
		return 0;
	};
}
