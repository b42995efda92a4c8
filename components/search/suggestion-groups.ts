import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import type { Suggestions } from "#lib/contract/schemas/search.ts";

export type Option = {
	/** Unique among the options shown. */
	key: string;
	name: string;
	url: string;
	product?: { id: number; image: Picture | null; tint: string; priceMinor: number };
};
export type GroupName = "products" | "categories" | "brands" | "articles" | "pages" | "recent" | "all";
export type Group = { name: GroupName; options: Option[] };

/** Suggestions in display order; empty groups are left out. */
export function groupsOf(found: Suggestions): Group[] {
	const products = found.products.map(({ id, name, url, image, tint, price_with_tax }) => ({
		key: `products-${id}`,
		name,
		url,
		product: { id, image, tint, priceMinor: price_with_tax },
	}));
	const others = (["categories", "brands", "articles", "pages"] as const).map((name) => ({
		name,
		options: found[name].map((one) => ({ key: `${name}-${one.id}`, name: one.name, url: one.url })),
	}));
	return [{ name: "products" as const, options: products }, ...others].filter(({ options }) => options.length > 0);
}
