import { describe, expect, test } from "vitest";
import { listingQuery } from "#lib/contract/schemas/listing.ts";

const DEFAULTS = { sort: "recommended", page: 1, per_page: 24, facets: "0" };
const parsed = (query: Record<string, string>) => listingQuery.parse(query);

test("an empty query is the first page in the recommended order, without facets", () => {
	expect(parsed({})).toEqual(DEFAULTS);
});

describe("words of a filter", () => {
	test.each([
		["amscan", ["amscan"]],
		["amscan,godan", ["amscan", "godan"]],
		["amscan,amscan", ["amscan"]],
		["Amscan,god an,ž,a_b,' or 1=1", []],
		[",,amscan,", ["amscan"]],
		["", []],
		[`${"x".repeat(80)},${"y".repeat(81)}`, ["x".repeat(80)]],
	])("%j are %j", (brand, words) => {
		expect(parsed({ brand, branch: brand })).toEqual({ ...DEFAULTS, brand: words, branch: words });
	});

	test.each([
		["sold_out,in_stock", ["in_stock", "sold_out"]],
		["in_stock,IN_STOCK,not_active", ["in_stock"]],
		["", []],
	])("of availability %j are %j, in the shop's order", (availability, known) => {
		expect(parsed({ availability }).availability).toEqual(known);
	});

	test("of labels are those that there are", () => {
		expect(parsed({ label: "gift,new,old,new" }).label).toEqual(["new", "gift"]);
	});
});

describe("attributes", () => {
	test.each<[string, Record<string, string[]>]>([
		["barva:cervena", { barva: ["cervena"] }],
		["barva:cervena,modra;material:latex", { barva: ["cervena", "modra"], material: ["latex"] }],
		["barva:cervena,;;:;x:;:y;Barva:x;barva;a:b:c", { barva: ["cervena"], a: ["b"] }],
		["", {}],
		["__proto__:x;constructor:y", { constructor: ["y"] }],
	])("%j are %j", (attributes, expected) => {
		const { attributes: known = {} } = parsed({ attributes });
		expect(Object.entries(known)).toEqual(Object.entries(expected));
		expect(Object.getPrototypeOf(known)).toBe(Object.prototype);
	});

	test("are 20 at most", () => {
		const words = (count: number) => Array.from({ length: count }, (_, index) => `a${index}:x`).join(";");
		for (const [count, kept] of [
			[19, 19],
			[20, 20],
			[21, 20],
		] as const)
			expect(Object.keys(parsed({ attributes: words(count) }).attributes ?? {})).toHaveLength(kept);
	});
});

test.each([
	["brand", 600],
	["availability", 600],
	["branch", 600],
	["label", 600],
	["attributes", 600],
	["q", 200],
])("%s is refused above %i characters", (field, max) => {
	expect(listingQuery.safeParse({ [field]: "x".repeat(max) }).success).toBe(true);
	expect(listingQuery.safeParse({ [field]: "x".repeat(max + 1) }).success).toBe(false);
});
