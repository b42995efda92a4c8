import { expect, test } from "vitest";
import { CATEGORIES } from "#demo/facts/dictionary.ts";
import { DEPARTMENT_ACCENTS, stripOnWay } from "#lib/domain/goods/strips.ts";

test.each([
	["a department has its own", ["balonky"], "balonky"],
	["what is below it has the department's", ["balonky", "latexove-balonky", "s-potiskem"], "balonky"],
	["a theme has its own", ["temata", "pirati"], "pirati"],
	["what is below a theme has the theme's", ["temata", "pirati", "pirati-na-dort"], "pirati"],
	["a theme that nobody has drawn has that of all themes", ["temata", "vanoce"], "temata"],
	["a theme's key elsewhere is no theme", ["zabava", "pirati"], null],
	["other categories have none", ["hudba", "kytary"], null],
	["nor has one whose key is a word of the language", ["toString"], null],
	["lists of no category are no categories", ["sale"], null],
	["nor is nothing", [], null],
])("%s", (_, keys, strip) => {
	expect(stripOnWay(keys)).toBe(strip);
});

test("each department of the demo has a strip", () => {
	const tops = Object.entries(CATEGORIES).filter(([, category]) => !("parent" in category));
	expect(Object.keys(DEPARTMENT_ACCENTS)).toEqual(tops.map(([key]) => key));
});
