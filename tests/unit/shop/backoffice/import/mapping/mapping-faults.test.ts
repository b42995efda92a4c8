import { expect, test } from "vitest";
import { eachLocale } from "#lib/domain/locale.ts";
import type { CategoryLine } from "#lib/shop/backoffice/import/mapping/mapping.ts";
import { mappingFaults } from "#lib/shop/backoffice/import/mapping/mapping-faults.ts";
import { splitPath } from "#lib/shop/backoffice/import/mapping/read-mapping.ts";
import { shopTermsOf } from "#lib/shop/backoffice/import/mapping/shop-terms.ts";
import { pathKey } from "#lib/shop/backoffice/import/terms.ts";

/** A shop with Dům (1, by an import), below it Okna (2, by hand), and below that Sklo (3, by an import). */
const shop = shopTermsOf(
	[
		{ id: 1, key: "dum", parent_id: null, cs: "Dům", import_path: "dům" },
		{ id: 2, key: "okna", parent_id: 1, cs: "Okna", import_path: null },
		{ id: 3, key: "sklo", parent_id: 2, cs: "Sklo", import_path: "dům|okna|sklo" },
	].map(({ cs, ...row }) => ({ ...row, names: { cs }, tint: "#ffffff", is_active: true })),
	[],
	[],
);

const made = (line: number, path: string, parent = ""): CategoryLine => {
	const names = eachLocale(() => splitPath(path).at(-1) ?? "");
	return { line, path: splitPath(path), target: { kind: "new", names, parent } };
};
const faultsOf = (...categories: CategoryLine[]) =>
	mappingFaults({ categories, properties: [] }, shop).map(({ line, message }) => `${line}: ${message}`);

test("a path is found without regard to case and spaces", () => {
	expect(pathKey(["Dům ", "OKNA"])).toBe("dům|okna");
	expect(shop.categoryOfPath("dům|okna")?.id).toBe(2);
});

test("an imported category cannot be put below its own subcategory", () => {
	expect(faultsOf(made(1, "Dům", "okna"))).toEqual(['1: parent "okna" stands below the category itself']);
	expect(faultsOf(made(1, "Dům", "sklo"))).toEqual(['1: parent "sklo" stands below the category itself']);
});

test("an imported category can be put below its own subcategory when another line moves that away", () => {
	expect(faultsOf(made(1, "Dům", "sklo"), made(2, "Dům | Okna | Sklo"))).toEqual([]);
});

test("a category cannot have the name of a sibling in the shop or on another line, whether the parent is a key or a path", () => {
	const called = (line: number, path: string, cs: string, parent = ""): CategoryLine => ({
		...{ line, path: splitPath(path) },
		target: { kind: "new", names: eachLocale(() => cs), parent },
	});
	expect(faultsOf(called(1, "Něco", "DŮM"))).toEqual([
		'1: the shop has a category "Dům" with this parent; its key is "dum"',
	]);
	expect(faultsOf(called(1, "Něco", "Okna", "dum"))).toEqual([
		'1: the shop has a category "Okna" with this parent; its key is "okna"',
	]);
	expect(faultsOf(called(1, "Dům", "Dům"), called(2, "A", "Dva", "Dům"), called(3, "B", "Dva", "dum"))).toEqual([
		'3: a category "Dva" with this parent is on line 2 already',
	]);
	expect(faultsOf(called(1, "Něco", "Okna")), "elsewhere").toEqual([]);
	expect(faultsOf(called(1, "Něco", "Dům"), called(2, "Dům", "Chata")), "when it is free").toEqual([]);
	expect(faultsOf(called(1, "Dům", "Dům"), called(2, "Dům | Okna | Sklo", "Sklo", "okna")), "itself").toEqual([]);
});

test("a moved category takes its subcategories along, none of them below the tenth level", () => {
	const nine = Array.from({ length: 9 }, (_, index) =>
		made(index + 1, `L${index + 1}`, index === 0 ? "" : `L${index}`),
	);
	expect(faultsOf(...nine.slice(0, 7), made(8, "Dům", "L7"))).toEqual([]);
	expect(faultsOf(...nine.slice(0, 8), made(9, "Dům", "L8"))).toEqual([
		'9: "Sklo" below it is on level 11, at most 10 are shown',
	]);
	expect(faultsOf(...nine.slice(0, 8), made(9, "Dům", "L8"), made(10, "Dům | Okna | Sklo", "okna"))).toEqual([
		'9: "Sklo" below it is on level 11, at most 10 are shown',
	]);
});

test("ten levels can be shown, an eleventh cannot", () => {
	const path = (levels: number) => Array.from({ length: levels }, (_, index) => `L${index + 1}`).join(" | ");
	const lines = Array.from({ length: 11 }, (_, index) =>
		made(index + 1, path(index + 1), index === 0 ? "" : path(index)),
	);
	expect(faultsOf(...lines.slice(0, 10))).toEqual([]);
	expect(faultsOf(...lines)).toEqual(["11: the category is on level 11, at most 10 are shown"]);
	expect(faultsOf(...lines.slice(0, 9), made(10, "X", path(9)), made(11, "Y", "X"))).toEqual([
		"11: the category is on level 11, at most 10 are shown",
	]);
});
