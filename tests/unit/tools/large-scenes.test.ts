import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { HERO_GROUNDS } from "#components/home/hero-scene.tsx";
import { CATEGORIES } from "#demo/facts/dictionary.ts";
import { ROOT } from "#lib/cli/root.ts";
import { DEPARTMENT_ACCENTS, LIST_STRIPS } from "#lib/domain/goods/strips.ts";
import { NIGHTS, THEMES } from "#lib/domain/goods/theme-accents.ts";
import { HEROES } from "#tools/heroes/heroes.ts";
import { LIST_STRIPS_DRAWN } from "#tools/heroes/list-strips.ts";
import { STRIPS } from "#tools/heroes/theme-strips.ts";
import { HERO_NAMES, heroFile, stripFile } from "#tools/make-heroes.ts";

const pictureOf = async (file: string) => {
	const { width, height, format } = await sharp(file).metadata();
	return { width, height, format, bytes: statSync(file).size };
};

const tintOf = (theme: string) =>
	Object.entries(CATEGORIES).flatMap(([key, category]) =>
		key === theme && "tint" in category ? [category.tint] : [],
	)[0];

describe("scenes of the home page", () => {
	test.each(HERO_NAMES)("%s: a phone's is at most 25 kB, a tablet's 45, a computer's 65", async (name) => {
		const [small, middle, large] = [
			await pictureOf(heroFile(name, "s.avif")),
			await pictureOf(heroFile(name, "m.avif")),
			await pictureOf(heroFile(name, "l.avif")),
		];
		expect([small.width, small.height, middle.width, middle.height]).toEqual([800, 358, 1360, 608]);
		expect([large.width, large.height]).toEqual([1860, 705]);
		expect(small.bytes).toBeLessThanOrEqual(25_000);
		expect(middle.bytes).toBeLessThanOrEqual(45_000);
		expect(large.bytes).toBeLessThanOrEqual(65_000);
		expect(await pictureOf(heroFile(name, "l.webp"))).toMatchObject({ width: 1240, height: 470, format: "webp" });
	});

	test("have the colour that stands in their place until they come", () => {
		const grounds = Object.fromEntries(HERO_NAMES.map((name) => [name, HEROES[name].ground]));
		expect(HERO_GROUNDS).toEqual(grounds);
	});

	test("there are no others", () => {
		expect(readdirSync(join(ROOT, "public/heroes"))).toHaveLength(HERO_NAMES.length * 4);
	});
});

describe("strips of lists", () => {
	const strips = [...THEMES.map((name) => [name, 335] as const), ...LIST_STRIPS.map((name) => [name, 219] as const)];
	test.each(strips)("%s: a phone's is at most 12 kB, a computer's 20", async (name, tall) => {
		const [small, large] = [await pictureOf(stripFile(name, "s")), await pictureOf(stripFile(name, "l"))];
		expect([small.width, small.height, large.width, large.height]).toEqual([800, tall, 1860, 330]);
		expect(small.bytes).toBeLessThanOrEqual(12_000);
		expect(large.bytes).toBeLessThanOrEqual(20_000);
	});

	test.each(strips)("%s: WebP for browsers without AVIF weighs at most twice as much", async (name) => {
		for (const size of ["s", "l"] as const) {
			const webp = await pictureOf(stripFile(name, size, "webp"));
			expect(webp.format).toBe("webp");
			expect(webp.bytes).toBeLessThanOrEqual(2 * (await pictureOf(stripFile(name, size))).bytes);
		}
	});

	test.each(THEMES)("%s: words stand on the sheet that the page knows", (theme) => {
		expect(STRIPS[theme].sheets[3]).toBe(NIGHTS[theme] ?? tintOf(theme));
	});

	test("a department's words stand on its tint", () => {
		for (const key of Object.keys(DEPARTMENT_ACCENTS) as (keyof typeof DEPARTMENT_ACCENTS)[])
			expect(LIST_STRIPS_DRAWN[key].sheets[3]).toBe(tintOf(key));
	});

	test("there are no others", () => {
		expect(readdirSync(join(ROOT, "public/strips"))).toHaveLength(strips.length * 4);
	});
});
