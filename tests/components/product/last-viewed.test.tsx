// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LastViewed } from "#components/product/last-viewed.tsx";
import { addLastViewed, type LastViewed as Entry, readLastViewed } from "#lib/storefront/goods/last-viewed.ts";
import { forgetProduct, show } from "./show.tsx";

afterEach(() => {
	vi.restoreAllMocks();
	forgetProduct();
});

const KEY = "last_viewed_products";
const anEntry = (id: number, changes: object = {}): Entry => ({
	id,
	name: `Zboží ${id}`,
	url: `/${id}/balonky/zbozi`,
	is_price_sale_active: false,
	tax_rate: { rate: 21 },
	original_price: 40.4959,
	image: `/media/${id}`,
	price: 40.4959,
	...changes,
});
const ids = (locale: "cs" | "en" = "cs") => readLastViewed(locale).map(({ id }) => id);
const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));

describe("what the browser remembers", () => {
	test("is the latest goods first, three at most, each once", () => {
		for (const id of [1, 2, 3, 4]) addLastViewed("cs", anEntry(id));
		expect(ids()).toEqual([4, 3, 2]);
		expect(JSON.parse(localStorage.getItem(KEY) ?? "").cs).toHaveLength(3);
		addLastViewed("cs", anEntry(2, { name: "Nový název" }));
		expect(ids()).toEqual([2, 4, 3]);
		expect(readLastViewed("cs")[0]?.name).toBe("Nový název");
	});

	test("is separate for each language", () => {
		addLastViewed("cs", anEntry(1));
		addLastViewed("en", anEntry(2, { url: "/en/2/balloons/goods" }));
		expect([ids("cs"), ids("en")]).toEqual([[1], [2]]);
	});

	test("has the fields of the specification", () => {
		addLastViewed("cs", anEntry(1));
		expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ cs: [anEntry(1)], en: [] });
	});

	test.each(["", "{", "null", "[]", '"text"', '{"cs":1}', '{"cs":{"0":{}}}', '{"cs":[null,1,"a",{},[]]}'])(
		"is empty for the stored value %j, which is overwritten",
		(text) => {
			localStorage.setItem(KEY, text);
			expect(ids()).toEqual([]);
			addLastViewed("cs", anEntry(1));
			expect(ids()).toEqual([1]);
		},
	);

	test.each([
		["a number for a name", { name: 5 }],
		["no name", { name: "" }],
		["an invalid id", { id: "1" }],
		["an address elsewhere", { url: "https://example.com" }],
		["an address of another host", { url: "//example.com" }],
		["a script address", { url: "javascript:alert(1)" }],
		["a picture elsewhere", { image: "https://example.com/x" }],
		["a price that is no number", { price: "40" }],
		["a price below zero", { price: -1 }],
		["a price with too many decimals", { price: 0.12345 }],
		["a rate with too many decimals", { tax_rate: { rate: 21.001 } }],
		["no rate", { tax_rate: 21 }],
	])("leaves out an entry with %s, the others stay", (_, changes) => {
		store({ cs: [anEntry(1, changes), anEntry(2)] });
		expect(ids()).toEqual([2]);
	});

	test("is nothing, without an error, when the browser refuses its storage", () => {
		const refuse = () => {
			throw new DOMException("denied", "SecurityError");
		};
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
		addLastViewed("cs", anEntry(1));
		expect(ids()).toEqual([]);
	});
});

describe("last viewed goods on a page", () => {
	const names = () => screen.queryAllByRole("link").map((link) => link.textContent);
	const visit = (entry?: Entry) => {
		cleanup();
		show(<LastViewed locale="cs" title="Naposledy" {...(entry ? { current: entry } : {})} />);
	};

	test("are those viewed before, without the current product", () => {
		for (const id of [1, 2, 3, 4]) visit(anEntry(id));
		expect(names()).toEqual(["Zboží 3", "Zboží 2", "Zboží 1"]);
		visit(anEntry(4));
		expect(names()).toEqual(["Zboží 3", "Zboží 2"]);
	});

	test("are missing on the first visit", () => {
		visit(anEntry(1));
		expect(screen.queryByRole("heading", { name: "Naposledy" })).toBeNull();
	});

	test("are all three on a page without a product, which is not remembered", () => {
		for (const id of [1, 2, 3]) visit(anEntry(id));
		visit();
		expect(names()).toEqual(["Zboží 3", "Zboží 2", "Zboží 1"]);
		expect(ids()).toEqual([3, 2, 1]);
	});

	test("show the price with VAT", () => {
		store({ cs: [anEntry(1)] });
		visit();
		screen.getByText("49,00 Kč");
	});
});
