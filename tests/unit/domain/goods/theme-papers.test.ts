import { expect, test } from "vitest";
import { paperOf, THEMES, themeOf } from "#lib/domain/goods/theme-papers.ts";

test("goods of a theme lie on its pattern, others on their tint alone", () => {
	expect(paperOf({ tint: "#f6e8d2", theme: "pirati" })).toBe("url(/themes/pirati.svg) #f6e8d2");
	expect(paperOf({ tint: "#ffe1e6", theme: null })).toBe("#ffe1e6");
});

test("a category is a theme by its key", () => {
	expect(THEMES.map(themeOf)).toEqual(THEMES);
	expect(["balonky", "temata", "", "toString"].map(themeOf)).toEqual([null, null, null, null]);
});
