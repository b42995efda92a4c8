import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { darken, lighten, lightness, mix, soften, turnHue } from "#lib/shop/goods/media/colour.ts";
import { emojiBody, paperEmoji } from "#lib/shop/goods/media/emoji.ts";

const dir = () => mkdtempSync(join(tmpdir(), "emoji-"));

test("a body is kept as a small file of its own", () => {
	const cacheDir = dir();
	const body = emojiBody("crown", cacheDir);
	expect(body.startsWith("<g")).toBe(true);
	expect(existsSync(join(cacheDir, "flat-emoji", "crown.svgpart"))).toBe(true);
});

test("a kept body is used as it is", () => {
	const cacheDir = dir();
	mkdirSync(join(cacheDir, "flat-emoji"));
	writeFileSync(join(cacheDir, "flat-emoji", "not-in-the-collection.svgpart"), "<kept/>");
	expect(emojiBody("not-in-the-collection", cacheDir)).toBe("<kept/>");
});

test.each(["no-such-emoji", "constructor", "../crown", ""])("%j is unknown", (name) => {
	expect(() => emojiBody(name, dir())).toThrow(`Unknown emoji: ${name}`);
});

test("an emoji's colours are softened to those of paper, and turned by its hue", () => {
	const body = '<path fill="#FF0000"/><path fill="#00f"/>';
	const colours = (degrees: number) => [...paperEmoji(body, degrees).matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
	expect(colours(0)).toEqual(["#f1392b", "#002fe7"]);
	expect(colours(360)).toEqual(colours(0));
	const [turned = ""] = colours(120);
	expect(lightness(turned)).toBeCloseTo(lightness("#ff0000"), 1);
	expect(turned).not.toBe("#f1392b");
});

test("colours: the ends of a mixture are its colours, shades go the right way", () => {
	expect(mix("#d6a832", "#3f8efc", 0)).toBe("#d6a832");
	expect(mix("#d6a832", "#3f8efc", 1)).toBe("#3f8efc");
	for (const color of ["#d6a832", "#26232e", "#fbfaf7", "#e0323f"]) {
		expect(lightness(darken(color, 0.3))).toBeLessThan(lightness(color));
		expect(lightness(lighten(color, 0.3))).toBeGreaterThan(lightness(color));
	}
	expect(turnHue("#808080", 90)).toBe("#808080");
	expect([soften("#d6a832", 1), soften("#d6a832", 0)]).toEqual(["#d6a832", "#afafaf"]);
	expect(() => darken("red", 0.2)).toThrow("Not a #rrggbb colour: red");
});
