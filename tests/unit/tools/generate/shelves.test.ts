import { expect, test } from "vitest";
import { leafOf, leavesOf, wayTo } from "#tools/generate/shelves.ts";
import { lineName } from "#tools/generate/words/lines.ts";

const MILLION = 1_000_000;

test.each([
	[1, 0],
	[1000, 0],
	[1001, 1],
	[MILLION, 999],
])("product %i lies in the leaf category %i", (number, leaf) => {
	expect(leafOf(number)).toBe(leaf);
});

test("goods 999 to 2001 lie in three categories", () => {
	expect(leavesOf({ from: 999, to: 2001 })).toEqual([0, 1, 2]);
});

test("a million goods make 1 000 categories in 100 groups in 10 departments, each of at most 10", () => {
	const children = new Map<string | null, Set<string>>();
	for (let leaf = 0; leaf < leafOf(MILLION) + 1; leaf++) {
		for (const { key, parentKey } of wayTo(leaf)) {
			children.set(parentKey, (children.get(parentKey) ?? new Set()).add(key));
		}
	}
	expect(children.size).toBe(1 + 1 + 10 + 100);
	expect([...children].filter(([parent, keys]) => parent !== null && keys.size !== 10)).toEqual([]);
});

test("categories next to each other have different names, and those of one parent never the same one", () => {
	const namesBelow = new Map<string | null, string[]>();
	for (let leaf = 0; leaf < 2500; leaf++) {
		for (const { parentKey, name, position } of wayTo(leaf)) {
			const names = namesBelow.get(parentKey) ?? [];
			if (!names.includes(`${position} ${name.cs}`)) names.push(`${position} ${name.cs}`);
			namesBelow.set(parentKey, names);
		}
	}
	for (const names of namesBelow.values()) {
		expect(new Set(names.map((name) => name.replace(/^\d+ /, ""))).size).toBe(names.length);
	}
});

test("names of product lines do not repeat", () => {
	const names = Array.from({ length: 20_000 }, (_, index) => lineName(index));
	expect(new Set(names).size).toBe(names.length);
});
