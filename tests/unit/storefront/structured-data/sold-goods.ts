/** Goods of the tests, and what search engines are told of them. */
import { expect } from "vitest";
import { deliveryMethod, reviews as reviewsExample } from "#lib/contract/examples/content.ts";
import { product as example } from "#lib/contract/examples/product.ts";
import type { Product, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import type { Review } from "#lib/contract/schemas/review.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { productGraph } from "#lib/storefront/structured-data/product.ts";
import { jsonLdProblems, type Node } from "#tests/support/pages/json-ld.ts";

const [plain] = example.variants as [Variant];
export const REVIEWS = reviewsExample.reviews;
const DELIVERIES: DeliveryMethod[] = [
	{ ...deliveryMethod, key: "branch", kind: "branch", price_with_tax: 0, days: { from: 1, to: 5 } },
	{ ...deliveryMethod, key: "courier", price_with_tax: 11_900, days: { from: 1, to: 2 } },
	deliveryMethod,
	{ ...deliveryMethod, key: "pickup_point", kind: "pickup_point", price_with_tax: 7_900, days: { from: 1, to: 3 } },
];

export type Sold = {
	product?: Partial<Product>;
	variants?: Partial<Variant>[];
	reviews?: Review[];
	deliveries?: DeliveryMethod[];
};

/** The things of the graph, the goods first; fails when search engines would not take it. */
export function described(
	{ product, variants = [{}], reviews = REVIEWS, deliveries = DELIVERIES }: Sold = {},
	locale: "cs" | "en" = "cs",
) {
	const made = variants.map((changes, index) => ({ ...plain, id: 701 + index, ...changes }));
	const sold = { product: { ...example, ...product, variants: made }, reviews, deliveries, dispatch: DISPATCH };
	const text = JSON.stringify(productGraph(locale, sold));
	expect(jsonLdProblems([text])).toEqual([]);
	const [goods = {}, ...others]: Node[] = JSON.parse(text)["@graph"];
	return { goods, others, offer: (goods.offers ?? {}) as Node };
}
