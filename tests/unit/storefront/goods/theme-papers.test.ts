import { expect, test } from "vitest";
import { THEMES } from "#lib/domain/goods/theme-accents.ts";
import { paperOf, patternOf, tableOf } from "#lib/storefront/goods/theme-papers.ts";

const tint = "#f6e8d2";

test.each([
	["pirati", "url(/themes/pirati.svg) 0 0/60px #f6e8d2"],
	["vanoce", tint],
	["toString", tint],
	["", tint],
	[null, tint],
])("goods of the theme %s lie on %s", (theme, paper) => {
	expect(paperOf({ tint, theme })).toBe(paper);
});

test("each theme has a pattern, and tiles as wide as their place asks for", () => {
	for (const theme of THEMES) expect(patternOf(theme)?.image).toBe(`url(/themes/${theme}.svg)`);
	expect(paperOf({ tint, theme: "svatba" }, 90)).toBe("url(/themes/svatba.svg) 0 0/90px #f6e8d2");
});

test("each theme has its table, and other themes share one", () => {
	expect(["svatba", "vanoce", "toString", null].map(tableOf)).toEqual([
		"/tables/svatba",
		...Array(3).fill("/tables/oslava"),
	]);
});
