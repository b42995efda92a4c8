import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawShare, type ShareDrawing } from "#lib/shop/content/pictures/draw-share.ts";

const picture = await sharp({ create: { width: 80, height: 100, channels: 3, background: "#3fb68b" } })
	.webp()
	.toBuffer();
const draw = (traits: Partial<ShareDrawing> = {}) =>
	drawShare({ title: "Balónek hvězda", locale: "cs", tint: "#ffe1e6", picture, ...traits });
const colourAt = async (data: Buffer, left: number, top: number) => {
	const pixel = await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
	return [...pixel];
};
/** Share of dark pixels, letters that is, in a part of the picture. */
async function inkIn(
	data: Buffer,
	[left, top, width, height]: readonly [number, number, number, number],
): Promise<number> {
	const pixels = await sharp(data).extract({ left, top, width, height }).greyscale().raw().toBuffer();
	return pixels.filter((value) => value < 80).length / pixels.length;
}
const TITLE = [600, 128, 552, 370] as const;

test("a shared picture is a JPEG of 1200 × 630 pixels under 120 kB, the same each time", async () => {
	const data = await draw();
	expect(await sharp(data).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630, channels: 3 });
	expect(data.length).toBeLessThanOrEqual(120_000);
	expect(await draw()).toEqual(data);
});

test("the picture fills the left side, the title stands on the right", async () => {
	const data = await draw();
	for (const [x, y] of [
		[2, 2],
		[530, 2],
		[2, 626],
		[530, 626],
	] as const) {
		const [red = 0, green = 0, blue = 0] = await colourAt(data, x, y);
		expect(Math.abs(red - 63) + Math.abs(green - 182) + Math.abs(blue - 139)).toBeLessThan(12);
	}
	expect(await inkIn(data, TITLE)).toBeGreaterThan(0.02);
});

test("without a picture the title has the whole width", async () => {
	const data = await draw({ picture: null });
	expect(await inkIn(data, [76, 148, 460, 340])).toBeGreaterThan(0.02);
});

test("even a picture that can hardly be compressed stays under 120 kB", async () => {
	const noise = sharp({
		create: {
			width: 540,
			height: 630,
			channels: 3,
			background: "#777",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	});
	const data = await draw({ picture: await noise.png().toBuffer() });
	expect(data.length).toBeLessThanOrEqual(120_000);
});

test.each(["", "white", "#12", "#ffffff", "#1b1030", "#ff0000"])(
	"on the tint %j the title is readable",
	async (tint) => {
		const [red = 0, green = 0, blue = 0] = await colourAt(await draw({ tint }), 575, 300);
		expect((0.299 * red + 0.587 * green + 0.114 * blue) / 255).toBeGreaterThan(0.8);
	},
);

test("a picture that cannot be read is an error, not a picture", async () => {
	await expect(draw({ picture: Buffer.from("no picture") })).rejects.toThrow();
});

test("a title in letters that the font lacks is replaced by the shop's claim", async () => {
	const nameless = await draw({ title: "مرحبا", picture: null });
	expect(await inkIn(nameless, [76, 148, 460, 340])).toBeGreaterThan(0.02);
});

test.each([
	"</script><script>alert(1)</script>",
	"&lt;b&gt; & <span size='900000'>",
	"👩‍👩‍👧‍👦 🎈",
	"\u202eobrácený text\u202c مرحبا",
	"Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮ je tady",
	"Ž".repeat(300),
	"slovo ".repeat(50),
	"",
	"\ud800\u0000",
])("%j is drawn within the edges", async (title) => {
	for (const one of [picture, null]) {
		const data = await draw({ title, picture: one });
		expect(await inkIn(data, [1188, 0, 12, 630])).toBe(0);
	}
});

test("letters are drawn the same on a machine without any fonts", async () => {
	const folder = mkdtempSync(join(tmpdir(), "fontless-"));
	writeFileSync(join(folder, "fonts.conf"), '<?xml version="1.0"?><fontconfig></fontconfig>');
	const script = `import { drawLetters } from "./lib/shop/content/pictures/letters.ts";
		const { data } = await drawLetters({ lines: ["Žluťoučký", "kůň & <b>"], font: "title", size: 64, colour: "#1f1a2e" });
		process.stdout.write(data.toString("base64"));`;
	const drawnWith = (env: Record<string, string>) =>
		execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
			env: { ...process.env, ...env },
			encoding: "utf8",
		});
	const fontless = drawnWith({ FONTCONFIG_FILE: join(folder, "fonts.conf"), FONTCONFIG_PATH: folder });
	const pixels = (base64: string) =>
		sharp(Buffer.from(base64, "base64")).flatten({ background: "#ffffff" }).greyscale().raw().toBuffer();
	const [here, there] = await Promise.all([pixels(drawnWith({})), pixels(fontless)]);
	expect(there.length).toBe(here.length);
	// Settings of the machine's fonts may smooth edges in another way; a missing font would draw boxes.
	const differing = there.filter((value, i) => Math.abs(value - (here[i] ?? 0)) > 100);
	expect(differing.length / there.length).toBeLessThan(0.01);
});
