// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProductTags } from "#components/product/product-tags.tsx";
import { product } from "#lib/contract/examples/product.ts";
import type { Product } from "#lib/contract/schemas/catalogue.ts";

afterEach(cleanup);

const tagsOf = (changes: Partial<Product>) => {
	render(<ProductTags product={{ ...product, ...changes }} />);
	const tags = [...document.head.querySelectorAll("meta[property]")];
	return Object.fromEntries(tags.map((tag) => [tag.getAttribute("property"), tag.getAttribute("content")]));
};

test("the head of a product has its type, its price with a decimal point, and its availability", () => {
	const brand = { id: 3, slug: "fiesta", name: "Fiesta", url: "/znacka/3/fiesta" };
	expect(tagsOf({ price_with_tax: 4905, availability: "in_stock", brand })).toEqual({
		"og:type": "product",
		"product:price:amount": "49.05",
		"product:price:currency": "CZK",
		"product:availability": "in stock",
		"product:brand": "Fiesta",
	});
});

test("temporarily sold out is out of stock, and a missing brand is left out", () => {
	const tags = tagsOf({ price_with_tax: 150_000, availability: "temporarily_sold_out", brand: null });
	expect(tags["product:price:amount"]).toBe("1500.00");
	expect(tags["product:availability"]).toBe("out of stock");
	expect(tags).not.toHaveProperty("product:brand");
});
