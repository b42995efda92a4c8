import sharp from "sharp";
import { expect, test } from "vitest";
import { ART } from "#lib/shop/goods/media/art/art.ts";
import { ART_FACTS } from "#lib/shop/goods/media/art/facts.ts";
import { glyph, glyphPath } from "#lib/shop/goods/media/art/glyphs.ts";
import { drawArt } from "#lib/shop/goods/media/compose.ts";

const NAMES = Object.keys(ART);
const STYLES = [
	{ color: "#e8336d", color2: "#ffc83d" },
	{ color: "#fbfaf7", color2: "#26232e" },
	{ color: "#26232e", color2: "#fbfaf7" },
];
const PIXELS_PER_UNIT = 3;

/** Alpha of a drawing with 20 units of air round its view box. */
async function alphaOf(markup: string) {
	const size = 140 * PIXELS_PER_UNIT;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-20 -20 140 140">${markup}</svg>`;
	const { data } = await sharp(Buffer.from(svg))
		.ensureAlpha()
		.extractChannel("alpha")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, size };
}

async function drawnBox(markup: string) {
	const { data, size } = await alphaOf(markup);
	let [left, top, right, bottom] = [size, size, 0, 0];
	data.forEach((alpha, i) => {
		if (alpha <= 28) return;
		const [x, y] = [i % size, Math.floor(i / size)];
		[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
	});
	const unit = (pixels: number) => pixels / PIXELS_PER_UNIT - 20;
	return { left: unit(left), top: unit(top), right: unit(right), bottom: unit(bottom) };
}

test("every drawing has an entry in ART_FACTS", () => {
	expect(Object.keys(ART_FACTS).sort()).toEqual([...NAMES].sort());
});

test.each(NAMES)("%s is well-formed and not empty in every colour", async (name) => {
	for (const style of STYLES) {
		const { data } = await alphaOf(drawArt(name, { ...style, sign: ART_FACTS[name]?.sign ?? "" }));
		const painted = data.filter((alpha) => alpha > 128).length / (100 * PIXELS_PER_UNIT) ** 2;
		expect(painted).toBeGreaterThan(0.03);
	}
});

test.each(NAMES)("%s keeps within the box that layouts fit into the frame", async (name) => {
	const facts = ART_FACTS[name];
	if (!facts) throw new Error(`No facts of ${name}`);
	const drawn = await drawnBox(drawArt(name, { color: facts.color, color2: facts.color2, sign: facts.sign ?? "" }));
	const [x, y, width, height] = facts.box;
	const tolerance = 1.2;
	expect(drawn.left).toBeGreaterThan(x - tolerance);
	expect(drawn.top).toBeGreaterThan(y - tolerance);
	expect(drawn.right).toBeLessThan(x + width + tolerance);
	expect(drawn.bottom).toBeLessThan(y + height + tolerance);
	// Drawings with a sign are measured by their widest one.
	if (!facts.sign) expect(Math.abs(drawn.right - drawn.left - width)).toBeLessThan(2 * tolerance);
});

test("exactly the drawings that take a print show it", () => {
	const motif = '<path d="M0 0H32V32H0Z" fill="#123456"/>';
	const showing = NAMES.filter((name) => {
		const { color, color2, sign = "" } = ART_FACTS[name] ?? { color: "#e8336d", color2: "#ffc83d" };
		return drawArt(name, { color, color2, sign, motif }).includes(motif);
	});
	expect(showing).toEqual(NAMES.filter((name) => ART_FACTS[name]?.takesPrint));
	expect(showing).toContain("plate");
});

test("all digits, capitals and Czech letters can be drawn", () => {
	for (const sign of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ")
		expect(glyphPath(sign, 0, 0, 60, 100)).toMatch(/^M[\d. ]+/);
});

test.each(["", "#", "Ł", "@"])("the sign %j is refused by name", (sign) => {
	expect(() => glyph(sign)).toThrow(`Unknown sign: ${sign}`);
});
