import { expect, test } from "vitest";
import type { Scene } from "#tools/look/scene.ts";
import { listShots, slugOf } from "#tools/look/shots.ts";

const open = async () => {};
const SCENES: Scene[] = [
	{ name: "/", open },
	{ name: "/dokumenty", isCzech: true, open },
	{ name: "/zmena-hesla/{hash}", ofOwnShop: "mail", open },
	{ name: "filters open", widths: [390, 768], open },
	{ name: "Cart panel", isView: true, open },
];
const ALL = { only: "", widths: [390, 1280], locales: ["cs", "en"], hasOwnShop: true } as const;

const filesOf = (wanted: Partial<Parameters<typeof listShots>[1]>) =>
	listShots(SCENES, { ...ALL, ...wanted }).shots.map(({ file }) => file);

test("each page is taken on each width in each language that it has, and its file sorts by its number", () => {
	expect(filesOf({})).toEqual(
		[
			...["001-home-390-cs", "002-dokumenty-390-cs", "003-zmena-hesla-hash-390-cs"],
			...["004-filters-open-390-cs", "005-cart-panel-390-cs"],
			...["001-home-1280-cs", "002-dokumenty-1280-cs", "003-zmena-hesla-hash-1280-cs", "005-cart-panel-1280-cs"],
			...["001-home-390-en", "003-zmena-hesla-hash-390-en", "004-filters-open-390-en", "005-cart-panel-390-en"],
			...["001-home-1280-en", "003-zmena-hesla-hash-1280-en", "005-cart-panel-1280-en"],
		].map((name) => `${name}.webp`),
	);
});

test("a part of the name selects, in any case; numbers stay", () => {
	const only = (text: string) => filesOf({ only: text, widths: [390], locales: ["cs"] });
	expect(only("cart")).toEqual(["005-cart-panel-390-cs.webp"]);
	expect(only("/DOK")).toEqual(["002-dokumenty-390-cs.webp"]);
	expect(only("/")).toHaveLength(3);
	expect(only("balloon")).toEqual([]);
});

test("what another's shop cannot show is left out, and named when it was wanted", () => {
	const leftOut = (only: string) => listShots(SCENES, { ...ALL, only, hasOwnShop: false }).leftOut;
	expect(leftOut("")).toEqual(["/zmena-hesla/{hash}"]);
	expect(leftOut("cart")).toEqual([]);
	expect(filesOf({ only: "zmena", hasOwnShop: false })).toEqual([]);
	expect(listShots(SCENES, ALL).leftOut).toEqual([]);
});

test.each([
	["/", "home"],
	["/{id}/{category?}/{product}", "id-category-product"],
	["/hledani (query q)", "hledani-query-q"],
	["brand list", "brand-list"],
])("%s is called %s in files", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});
