import { expect, test } from "vitest";
import { node } from "#lib/contract/examples/catalogue.ts";
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";
import { meantTheme } from "#lib/storefront/goods/meant-theme.ts";

const named = (id: number, name: string) => ({ ...node, id, name, key: name, subcategories: [] });
const [pirates, princesses, plates] = [named(1, "pirati"), named(2, "princezny"), named(3, "taliry")];
const tree = [{ ...named(9, THEMES_KEY), key: THEMES_KEY, subcategories: [pirates, princesses] }, plates];

test.each([
	["a theme alone", [pirates], 1],
	["a theme before other categories", [pirates, plates], 1],
	["a theme after another category", [plates, pirates], null],
	["two themes", [pirates, princesses], null],
	["no theme", [plates], null],
	["nothing", [], null],
])("%s", (_, categories, id) => {
	expect(meantTheme(tree, { categories })).toBe(id);
});

test("a shop without themes means none", () => {
	expect(meantTheme([plates], { categories: [pirates] })).toBeNull();
});
