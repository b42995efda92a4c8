import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#demo/facts/dictionary.ts";
import { NIGHTS } from "#lib/domain/goods/theme-accents.ts";

const ROOT = join(import.meta.dirname, "../../..");
const TOKENS = new Map(
	[...readFileSync(join(ROOT, "styles/tokens.scss"), "utf8").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [
		match[1] ?? "",
		match[2] ?? "",
	]),
);

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function requireToken(name: string): string {
	const color = TOKENS.get(name);
	if (!color) throw new Error(`styles/tokens.scss has no colour --${name}`);
	return color;
}

test("the contrast of black on white is 21, of white on white 1", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
	expect(contrast("#ffffff", "#ffffff")).toBe(1);
	expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe("text has a contrast of at least 4.5 (WCAG 1.4.3)", () => {
	test.each<readonly [string, string]>([
		...["paper", "surface", "sunflower", "mint", "sky", "secondary-soft"].map((ground) => ["ink", ground] as const),
		...["paper", "surface", "secondary-soft", "warning-soft"].map((ground) => ["ink-soft", ground] as const),
		...["paper", "surface"].flatMap((ground) =>
			["primary", "primary-dark", "success", "danger", "warning", "secondary"].map((text) => [text, ground] as const),
		),
		["on-primary", "primary"],
		["on-primary", "primary-dark"],
		["success", "success-soft"],
		["danger", "danger-soft"],
		["warning", "warning-soft"],
		["secondary", "secondary-soft"],
		...["success-soft", "danger-soft", "warning-soft"].map((ground) => ["ink", ground] as const),
	])("%s on %s", (text, ground) => {
		expect(contrast(requireToken(text), requireToken(ground))).toBeGreaterThanOrEqual(4.5);
	});
});

test.each(Object.entries(CATEGORIES).flatMap(([key, category]) => ("tint" in category ? [[key, category.tint]] : [])))(
	"words in the head of the category %s have a contrast of at least 7 on %s",
	(_, tint) => {
		expect(contrast(requireToken("ink"), tint)).toBeGreaterThanOrEqual(7);
	},
);

test.each(Object.entries(NIGHTS))(
	"light words on the night of the theme %s have a contrast of at least 6 on %s",
	(_, night) => {
		expect(contrast(requireToken("surface"), night)).toBeGreaterThanOrEqual(6);
	},
);

test.each(["paper", "surface", "sunflower", "mint", "sky"])(
	"the focus ring has a contrast of at least 3 on %s (WCAG 1.4.11)",
	(ground) => {
		expect(contrast(requireToken("focus"), requireToken(ground))).toBeGreaterThanOrEqual(3);
	},
);

test.each(["paper", "surface", "line"])(
	"the stars of a rating have a contrast of at least 3 on %s (WCAG 1.4.11)",
	(ground) => {
		expect(contrast(requireToken("star"), requireToken(ground))).toBeGreaterThanOrEqual(3);
	},
);

test("every rule that sets text and background by tokens has enough contrast", () => {
	const sheets = readdirSync(join(ROOT, "components"), { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".scss"),
	);
	const pairs = sheets.flatMap((name) => {
		const text = readFileSync(join(ROOT, "components", name), "utf8");
		return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = ""]) => {
			const color = /(?:^|[\s;])color:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];
			const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];
			return color && ground && TOKENS.has(color) && TOKENS.has(ground) ? [{ name, color, ground }] : [];
		});
	});
	expect(pairs.length).toBeGreaterThan(3);
	const unreadable = pairs.filter(({ color, ground }) => contrast(requireToken(color), requireToken(ground)) < 4.5);
	expect(unreadable).toEqual([]);
});
