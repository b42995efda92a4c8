import { describe, expect, test } from "vitest";
import { ATTRIBUTES } from "#demo/facts/dictionary.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { describeProduct } from "#tools/generate/describe-product.ts";
import { KINDS } from "#tools/generate/words/kinds.ts";
import { BRANDS } from "#tools/generate/words/texts.ts";

const BRANCHES = 13;
const COUNT = 20_000;
const goods = Array.from({ length: COUNT }, (_, index) => describeProduct(index + 1, BRANCHES));
const variants = goods.flatMap((product) => product.variants);
const part = (isSo: (product: (typeof goods)[number]) => boolean) => goods.filter(isSo).length / COUNT;
const isSoldOut = ({ variants: all }: (typeof goods)[number]) =>
	all.every(({ warehouse, branches }) => warehouse === 0 && branches.length === 0);

describe("test goods", () => {
	test("the same number gives the same product, another number another product", () => {
		expect(describeProduct(7, BRANCHES)).toEqual(goods[6]);
		expect(new Set(goods.map(({ name }) => name.cs)).size).toBeGreaterThan(0.97 * COUNT);
	});

	test("a fifth are balloons, other kinds are less common, some are rare", () => {
		const counts = new Map<string, number>();
		for (const { name } of goods) {
			for (const word of new Set(slugify(name.cs).split("-"))) counts.set(word, (counts.get(word) ?? 0) + 1);
		}
		const balloons = (counts.get("balonek") ?? 0) / COUNT;
		expect(balloons).toBeGreaterThan(0.18);
		expect(balloons).toBeLessThan(0.22);
		const nouns = [...counts].filter(([word]) => word.length > 3 && word !== "balonek");
		expect(Math.max(...nouns.map(([, count]) => count)) / COUNT).toBeLessThan(0.15);
		expect(nouns.filter(([, count]) => count < COUNT / 2000).length).toBeGreaterThan(1000);
	});

	test("Czech adjectives follow their nouns", () => {
		const names = goods.map(({ name }) => name.cs);
		expect(names.filter((name) => /^\p{L}+[áé] (maska|girlanda|balónek|talíře|křídla)\b/u.test(name))).not.toEqual([]);
		expect(
			names.filter((name) => /^\p{L}+ý (maska|girlanda|čelenka)|^\p{L}+á (balónek|klobouk|talíře)/u.test(name)),
		).toEqual([]);
	});

	test("have 1–4 variants, one and a half on average, each with a different look", () => {
		expect([...new Set(goods.map((product) => product.variants.length))].sort()).toEqual([1, 2, 3, 4]);
		expect(variants.length / COUNT).toBeCloseTo(1.5, 1);
		for (const { variants: all } of goods) expect(new Set(all.map(({ name }) => name.cs)).size).toBe(all.length);
	});

	test("prices go from 19 to 1 999 Kč, a tenth is on sale for less", () => {
		expect(Math.min(...variants.map(({ price }) => price))).toBe(19);
		expect(Math.max(...variants.map(({ price }) => price))).toBeLessThanOrEqual(1999);
		expect(
			variants.filter(({ price, salePrice }) => salePrice !== null && !(salePrice > 0 && salePrice < price)),
		).toEqual([]);
		expect(part(({ saleDays }) => saleDays !== null)).toBeCloseTo(0.1, 2);
	});

	test("a tenth is sold out, and a variant has at most one stock row per branch", () => {
		expect(part(isSoldOut)).toBeCloseTo(0.1, 2);
		for (const { branches } of variants)
			expect(new Set(branches.map(({ branch }) => branch)).size).toBe(branches.length);
	});

	test("have 3–6 attribute values, all known to the shop", () => {
		const known: Record<string, { values: Record<string, unknown> }> = ATTRIBUTES;
		const counts = goods.map((product) => {
			const all = [...product.values, ...product.variants.flatMap(({ value }) => (value ? [value] : []))];
			for (const [attribute, value] of all) expect(known[attribute]?.values).toHaveProperty([value]);
			return new Set(all.map((value) => value.join())).size;
		});
		expect([...new Set(counts)].sort()).toEqual([3, 4, 5, 6]);
	});

	test("popularity is spread evenly from 1 to 100", () => {
		const counts = new Map<number, number>();
		for (const { popularity } of goods) counts.set(popularity, (counts.get(popularity) ?? 0) + 1);
		expect([Math.min(...counts.keys()), Math.max(...counts.keys())]).toEqual([1, 100]);
		expect(Math.max(...counts.values())).toBeLessThan(2 * Math.min(...counts.values()));
	});

	test("there are 60 brands, each with its own word in addresses; shares of kinds make 100", () => {
		expect(new Set(BRANDS.map(slugify)).size).toBe(60);
		expect(KINDS.reduce((sum, { share }) => sum + share, 0)).toBe(100);
	});
});
