import { sql } from "drizzle-orm";
import type { LABELS, LISTED_AVAILABILITIES } from "#lib/domain/goods/listing.ts";
import { grossMinor } from "#lib/domain/money/money.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** What the tables say of a product, gathered without the listing's own rows and statements. */
export type Goods = {
	id: number;
	categories: Set<number>;
	brand: string | null;
	price: number;
	availability: (typeof LISTED_AVAILABILITIES)[number];
	branches: Set<string>;
	labels: Set<(typeof LABELS)[number]>;
	values: Map<string, Set<string>>;
	rating: number | null;
};
export type Choice = {
	category?: number;
	brand_id?: number;
	list?: "sale" | "new";
	price_from?: number;
	price_to?: number;
	brand?: string[];
	availability?: Goods["availability"][];
	branch?: string[];
	label?: (typeof LABELS)[number][];
	rating_from?: number;
	attributes: Map<string, string[]>;
};

/** Everything on sale, and what is needed to count it. */
export type Assortment = { all: Goods[]; brandIds: Map<number, string>; children: Map<number, number[]> };

/** Reads the whole assortment from the tables of goods. */
export async function gatherAssortment({ shop }: TestShop): Promise<Assortment> {
	const rowsOf = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
		(await shop.db.execute<Row>(sql.raw(text))).rows as Row[];
	const parents = new Map(
		(await rowsOf<{ id: number; parent_id: number | null }>("select id, parent_id from categories")).map((row) => [
			row.id,
			row.parent_id,
		]),
	);
	const children = new Map<number, number[]>();
	for (const [id, parent] of parents) if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), id]);
	const up = (id: number | null | undefined): number[] => (id == null ? [] : [id, ...up(parents.get(id))]);
	const brandIds = new Map(
		(await rowsOf<{ id: number; slug: string }>("select id, slug from brands")).map(({ id, slug }) => [id, slug]),
	);
	const products = await rowsOf<{ id: number; brand_id: number | null; is_restocked: boolean; vat: string }>(
		"select p.id, p.brand_id, p.is_restocked, r.percent as vat from products p join vat_rates r on r.id = p.vat_rate_id where p.is_active",
	);
	const variants = Map.groupBy(
		await rowsOf<{ id: number; product_id: number; net_price: string; net_sale_price: string | null }>(
			"select id, product_id, net_price, net_sale_price from variants where is_active",
		),
		(row) => row.product_id,
	);
	const stock = await rowsOf<{ variant_id: number; branch: string | null; quantity: number }>(
		"select s.variant_id, b.slug as branch, s.quantity from stock s join places pl on pl.id = s.place_id left join branches b on b.id = pl.branch_id",
	);
	const pieces = new Map<string, number>();
	for (const { variant_id, branch, quantity } of stock) pieces.set(`${variant_id} ${branch}`, quantity);
	const places = [...new Set(stock.map(({ branch }) => branch))];
	const parts = Map.groupBy(
		await rowsOf<{ variant_id: number; part_id: number; quantity: number }>(
			"select variant_id, part_id, quantity from set_parts",
		),
		(row) => row.variant_id,
	);
	const has = (variantId: number, branch: string | null): boolean =>
		parts.has(variantId)
			? (parts.get(variantId) ?? []).every((part) => (pieces.get(`${part.part_id} ${branch}`) ?? 0) >= part.quantity)
			: (pieces.get(`${variantId} ${branch}`) ?? 0) > 0;
	const inCategories = Map.groupBy(
		await rowsOf<{ product_id: number; category_id: number }>("select * from product_categories"),
		(row) => row.product_id,
	);
	const labels = Map.groupBy(
		await rowsOf<{ product_id: number; label: "new" | "gift" }>("select * from product_labels"),
		(row) => row.product_id,
	);
	const values = Map.groupBy(
		await rowsOf<{ product_id: number; attribute: string; value: string }>(`
			select pa.product_id, at.slug as attribute, vt.slug as value from product_attributes pa
			join attribute_values v on v.id = pa.value_id
			join attribute_translations at on at.attribute_id = v.attribute_id and at.locale = 'cs'
			join attribute_value_translations vt on vt.value_id = v.id and vt.locale = 'cs'`),
		(row) => row.product_id,
	);
	const stars = Map.groupBy(
		await rowsOf<{ product_id: number; stars: number }>(
			"select product_id, stars from reviews where state = 'published'",
		),
		(row) => row.product_id,
	);
	const all = products.map(({ id, brand_id, is_restocked, vat }): Goods => {
		const own = variants.get(id) ?? [];
		const having = places.filter((branch) => own.some((variant) => has(variant.id, branch)));
		const ownLabels = new Set<(typeof LABELS)[number]>((labels.get(id) ?? []).map(({ label }) => label));
		if (own.some((variant) => variant.net_sale_price !== null)) ownLabels.add("sale");
		const given = (stars.get(id) ?? []).map((row) => row.stars);
		const byAttribute = Map.groupBy(values.get(id) ?? [], (row) => row.attribute);
		return {
			id,
			categories: new Set((inCategories.get(id) ?? []).flatMap((row) => up(row.category_id))),
			brand: brand_id === null ? null : (brandIds.get(brand_id) ?? null),
			price: Math.min(...own.map((variant) => grossMinor(variant.net_sale_price ?? variant.net_price, vat))),
			availability: having.length > 0 ? "in_stock" : is_restocked ? "temporarily_sold_out" : "sold_out",
			branches: new Set(having.filter((branch) => branch !== null)),
			labels: ownLabels,
			values: new Map([...byAttribute].map(([key, rows]) => [key, new Set(rows.map((row) => row.value))])),
			rating: given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0) / given.length,
		};
	});
	return { all, brandIds, children };
}

/** Facets of a choice by counting over all products, one facet at a time. */
export function countByHand({ all, brandIds, children }: Assortment, choice: Choice) {
	const inBase = (goods: Goods) =>
		(choice.category === undefined || goods.categories.has(choice.category)) &&
		(choice.brand_id === undefined || goods.brand === brandIds.get(choice.brand_id)) &&
		(choice.list === undefined || goods.labels.has(choice.list));
	const tests: Record<string, (goods: Goods) => boolean> = {
		price: (goods) => goods.price >= (choice.price_from ?? 0) && goods.price <= (choice.price_to ?? Infinity),
		brand: (goods) => !choice.brand || (goods.brand !== null && choice.brand.includes(goods.brand)),
		availability: (goods) => !choice.availability || choice.availability.includes(goods.availability),
		branch: (goods) => !choice.branch || choice.branch.some((branch) => goods.branches.has(branch)),
		label: (goods) => !choice.label || choice.label.some((label) => goods.labels.has(label)),
		rating: (goods) => choice.rating_from === undefined || (goods.rating ?? 0) >= choice.rating_from,
	};
	for (const [key, values] of choice.attributes) {
		tests[`attribute:${key}`] = (goods) => values.some((value) => goods.values.get(key)?.has(value));
	}
	const under = (facet: string) =>
		all.filter(
			(goods) => inBase(goods) && Object.entries(tests).every(([name, holds]) => name === facet || holds(goods)),
		);
	const count = (facet: string, of: (goods: Goods) => Iterable<string | number>) => {
		const counts: Record<string | number, number> = {};
		for (const goods of under(facet)) for (const value of of(goods)) counts[value] = (counts[value] ?? 0) + 1;
		return counts;
	};
	const keys = new Set(all.flatMap((goods) => [...goods.values.keys()]));
	const prices = under("price").map((goods) => goods.price);
	return {
		ids: under("none").map(({ id }) => id),
		price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
		brands: count("brand", (goods) => (goods.brand === null ? [] : [goods.brand])),
		availability: count("availability", (goods) => [goods.availability]),
		branches: count("branch", (goods) => goods.branches),
		label: count("label", (goods) => goods.labels),
		ratings: count("rating", (goods) => [1, 2, 3, 4].filter((from) => (goods.rating ?? 0) >= from)),
		categories:
			choice.category === undefined
				? {}
				: count("none", (goods) => (children.get(choice.category ?? 0) ?? []).filter((id) => goods.categories.has(id))),
		attributes: Object.fromEntries(
			[...keys]
				.map((key) => [key, count(`attribute:${key}`, (goods) => goods.values.get(key) ?? [])] as const)
				.filter(([, counts]) => Object.keys(counts).length > 0),
		),
	};
}
