// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { SetParts } from "#components/product/set-parts.tsx";
import { SetSaving } from "#components/product/set-saving.tsx";
import { aPart, priceFields } from "./a-product.ts";
import { forgetProduct, show } from "./show.tsx";

afterEach(forgetProduct);

const TWO_NAPKINS = aPart({
	product: { id: 21, slug: "ubrousky", name: "Ubrousky, 16 ks", url: "/21/ubrousky/ubrousky" },
	variant: { id: 211, name: "modrá", code: "U1-MOD" },
	quantity: 2,
	price_with_tax: 4_900,
	availability: "temporarily_sold_out",
	stock: 0,
});

const set = { id: 19, parts: [aPart(), TWO_NAPKINS], ...priceFields(15_900), tint: "#ffe" };
const parts = () => screen.getAllByRole("listitem").map((part) => part.textContent);

describe("what a set contains", () => {
	test("each part has its number of pieces, name, own stock and price", () => {
		show(<SetParts set={set} locale="cs" />);
		expect(parts()).toEqual([
			"1 × Talíř pirát, 8 ksSkladem · 12 kusů89,00\u00a0Kč",
			"2 × Ubrousky, 16 ks, modráDočasně vyprodánopo 49,00\u00a0Kč",
		]);
	});

	test.each([
		["cs", "/21/ubrousky/ubrousky?varianta=211"],
		["en", "/21/ubrousky/ubrousky?variant=211"],
	] as const)("a part leads to its own page, in its own variant (%s)", (locale, address) => {
		show(<SetParts set={set} locale={locale} />, locale);
		expect(screen.getByRole("link", { name: "Talíř pirát, 8 ks" }).getAttribute("href")).toBe("/20/taliry/talir");
		expect(screen.getByRole("link", { name: "Ubrousky, 16 ks, modrá" }).getAttribute("href")).toBe(address);
	});

	test("beside the price it says what the parts cost separately and what the set saves", () => {
		const { container } = show(<SetSaving set={set} />);
		expect(container.textContent).toBe("Zvlášť 187,00\u00a0Kč, v\u00a0sadě ušetříte 28,00\u00a0Kč");
	});

	test("of a set on sale it says what is saved now", () => {
		const { container } = show(<SetSaving set={{ ...set, ...priceFields(14_900), original_price_with_tax: 15_900 }} />);
		expect(container.textContent).toContain("ušetříte 38,00\u00a0Kč");
	});

	test.each([18_700, 19_000])("shows no saving when the set costs %d haléře, as much as its parts or more", (price) => {
		const { container } = show(<SetSaving set={{ ...set, ...priceFields(price) }} />);
		expect(container.textContent).toBe("");
	});
});
