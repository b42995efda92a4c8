import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { darken, lighten, lightness, mix, turnHue } from "#lib/shop/goods/media/colour.ts";
import { emojiBody, turnEmojiHue } from "#lib/shop/goods/media/emoji.ts";

const dir = () => mkdtempSync(join(tmpdir(), "emoji-"));

test("a body is kept as a small file of its own", () => {
	const cacheDir = dir();
	const body = emojiBody("crown", cacheDir);
	expect(body.startsWith("<g")).toBe(true);
	expect(existsSync(join(cacheDir, "emoji", "crown.svgpart"))).toBe(true);
});

test("a kept body is used as it is", () => {
	const cacheDir = dir();
	mkdirSync(join(cacheDir, "emoji"));
	writeFileSync(join(cacheDir, "emoji", "not-in-the-collection.svgpart"), "<kept/>");
	expect(emojiBody("not-in-the-collection", cacheDir)).toBe("<kept/>");
});

test.each(["no-such-emoji", "constructor", "../crown", ""])("%j is unknown", (name) => {
	expect(() => emojiBody(name, dir())).toThrow(`Unknown emoji: ${name}`);
});

test("turning the hue changes fills and the colours of inner shadows, and nothing at 0°", () => {
	const body = '<stop stop-color="#FF0000"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/>';
	expect(turnEmojiHue(body, 0)).toBe(body);
	expect(turnEmojiHue(body, 360)).toBe(body);
	expect(turnEmojiHue(body, 120)).toBe(
		'<stop stop-color="#1ca34b"/><feColorMatrix values="0 0 0 0 0.1090 0 0 0 0 0.6391 0 0 0 0 0.2959 0 0 0 1 0"/>',
	);
});

test("colours: the ends of a mixture are its colours, shades go the right way", () => {
	expect(mix("#d6a832", "#3f8efc", 0)).toBe("#d6a832");
	expect(mix("#d6a832", "#3f8efc", 1)).toBe("#3f8efc");
	for (const color of ["#d6a832", "#26232e", "#fbfaf7", "#e0323f"]) {
		expect(lightness(darken(color, 0.3))).toBeLessThan(lightness(color));
		expect(lightness(lighten(color, 0.3))).toBeGreaterThan(lightness(color));
	}
	expect(turnHue("#808080", 90)).toBe("#808080");
	expect(() => darken("red", 0.2)).toThrow("Not a #rrggbb colour: red");
});
