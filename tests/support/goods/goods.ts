import { sql } from "drizzle-orm";
import { netFromGross } from "#lib/domain/money/money.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aProduct, type ProductTraits, type TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { aReview } from "./reviews.ts";

let made = 0;

/** Id of the one row that the statement gives. */
async function idOf({ shop }: TestShop, statement: ReturnType<typeof sql>): Promise<number> {
	const { rows } = await shop.db.execute<{ id: number }>(statement);
	if (!rows[0]) throw new Error("The statement gave no row");
	return rows[0].id;
}

/** A category by itself, or below another; its slugs are "regal-1" and "shelf-1". */
export async function aCategory(
	testShop: TestShop,
	traits: { parentId?: number; safety?: string; sizeTableId?: number; isActive?: boolean } = {},
): Promise<number> {
	const number = ++made;
	const { parentId = null, safety = "", sizeTableId = null, isActive = true } = traits;
	const id = await idOf(
		testShop,
		sql`insert into categories (key, parent_id, position, tint, size_table_id, is_active)
			values (${`test-${number}`}, ${parentId}, ${1000 + number}, '#ffe1e6', ${sizeTableId}, ${isActive}) returning id`,
	);
	const english = safety === "" ? "" : `${safety} (en)`;
	await testShop.shop.db.execute(sql`
		insert into category_translations (category_id, locale, slug, name, safety)
		values (${id}, 'cs', ${`regal-${number}`}, ${`Regál ${number}`}, ${safety}),
			(${id}, 'en', ${`shelf-${number}`}, ${`Shelf ${number}`}, ${english})`);
	return id;
}

export type TestBrand = { id: number; slug: string; name: string };

/** A brand without texts or a manufacturer. */
export async function aBrand(testShop: TestShop, name = `Značka ${++made}`): Promise<TestBrand> {
	const slug = `znacka-test-${++made}`;
	const id = await idOf(testShop, sql`insert into brands (slug, name) values (${slug}, ${name}) returning id`);
	return { id, slug, name };
}

/** A size table named so in Czech, and with "(en)" behind it in English. */
export async function aSizeTable(testShop: TestShop, title: string): Promise<number> {
	const text = (cs: string) => JSON.stringify({ cs, en: `${cs} (en)` });
	return idOf(
		testShop,
		sql`insert into size_tables (key, title, note, columns, rows)
			values (${`test-${++made}`}, ${text(title)}, ${text("Měřeno v cm.")}, ${`[${text("Velikost")}, ${text("Výška")}]`},
				'[["S", "98–104"], ["M", "110–116"]]') returning id`,
	);
}

/** Ids of the values with these Czech words, "barva:cervena"; throws when there is none. */
export async function valueIds({ shop }: TestShop, words: readonly string[]): Promise<number[]> {
	const ids: number[] = [];
	for (const word of words) {
		const [attribute = "", value = ""] = word.split(":");
		const { rows } = await shop.db.execute<{ id: number }>(sql`
			select v.id from attribute_values v
			join attribute_translations a on a.attribute_id = v.attribute_id and a.locale = 'cs' and a.slug = ${attribute}
			join attribute_value_translations t on t.value_id = v.id and t.locale = 'cs' and t.slug = ${value}`);
		if (!rows[0]) throw new Error(`The demo shop has no value ${word}`);
		ids.push(rows[0].id);
	}
	return ids;
}

export type GoodsTraits = ProductTraits & {
	categoryId?: number;
	brandId?: number;
	labels?: ("new" | "gift")[];
	/** "barva:cervena" */
	values?: string[];
	popularity?: number;
	createdAt?: Date;
	/** Stars of published reviews, each by a new customer. */
	stars?: number[];
};

/** A product as `aProduct` makes it, with what listings ask for; listed. */
export async function aListedProduct(testShop: TestShop, traits: GoodsTraits = {}): Promise<TestProduct> {
	const { db } = testShop.shop;
	const product = await aProduct(testShop, traits);
	const { categoryId, brandId = null, labels = [], values = [], popularity = 0, createdAt, stars = [] } = traits;
	await db.execute(sql`
		update products set brand_id = ${brandId}, popularity = ${popularity},
			created_at = coalesce(${createdAt ?? null}::timestamptz, created_at),
			default_category_id = coalesce(${categoryId ?? null}::int, default_category_id) where id = ${product.id}`);
	if (categoryId !== undefined)
		await db.execute(sql`update product_categories set category_id = ${categoryId} where product_id = ${product.id}`);
	for (const label of labels)
		await db.execute(sql`insert into product_labels (product_id, label) values (${product.id}, ${label})`);
	for (const id of await valueIds(testShop, values))
		await db.execute(sql`insert into product_attributes (product_id, value_id) values (${product.id}, ${id})`);
	for (const one of stars) await aReview(testShop, product, { stars: one });
	await relist(db, [product.id]);
	return product;
}

/** One more variant of a product, with pieces in the warehouse; listed. */
export async function aVariant(
	testShop: TestShop,
	product: TestProduct,
	traits: { priceMinor?: number; saleMinor?: number; stock?: number; values?: string[]; isActive?: boolean } = {},
): Promise<TestProduct> {
	const { db } = testShop.shop;
	const { priceMinor = 10_000, saleMinor, stock = 50, values = [], isActive = true } = traits;
	const code = `${product.code}-${++made}`;
	const net = (minor: number) => netFromGross(minor, "21");
	const variantId = await idOf(
		testShop,
		sql`insert into variants (product_id, code, position, net_price, net_sale_price, is_active)
			values (${product.id}, ${code}, ${made}, ${net(priceMinor)}, ${saleMinor === undefined ? null : net(saleMinor)}, ${isActive})
			returning id`,
	);
	await db.execute(sql`
		insert into stock (variant_id, place_id, quantity) select ${variantId}, id, ${stock} from places where kind = 'warehouse'`);
	for (const id of await valueIds(testShop, values))
		await db.execute(sql`
			insert into product_attributes (product_id, variant_id, value_id) values (${product.id}, ${variantId}, ${id})`);
	await relist(db, [product.id]);
	return { ...product, variantId, code };
}

/** What is kept for listings of a product: one row, or none when it is not on sale. */
export async function listedRow({ shop }: TestShop, productId: number): Promise<Record<string, unknown> | undefined> {
	const { rows } = await shop.db.execute(sql`select * from listed_products where product_id = ${productId}`);
	return rows[0];
}
