import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ATTRIBUTES } from "#demo/facts/dictionary.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { createApp } from "#lib/shop/app.ts";
import { fillListsIfEmpty } from "#lib/shop/goods/listing/fill-lists.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { anOlderDatabase, type OlderDatabase } from "#tests/support/database/older-database.ts";

/** A shop from before listings had rows of their own: goods, attributes in both languages, an order's key. */
const GOODS = `
	insert into vat_rates (country, percent, valid_from) values ('CZ', 21, '2013-01-01');
	insert into categories (id, key, parent_id, tint) values (11, 'balonky', null, '#ffe1e6'), (12, 'latexove', 11, '#ffe1e6');
	insert into category_translations (category_id, locale, slug, name)
		select id, l::locale, key || '-' || l, key from categories, unnest(array['cs', 'en']) l;
	insert into brands (slug, name, manufacturer_name) values ('amscan', 'Amscan', 'Amscan Ltd');
	insert into products (id, code, brand_id, vat_rate_id, default_category_id, is_active)
		values (21, 'STARY-1', 1, 1, 12, true), (22, 'STARY-2', null, 1, 12, true), (23, 'STARY-3', 1, 1, 12, false);
	insert into product_translations (product_id, locale, slug, name)
		select id, l::locale, lower(code), 'Balónek ' || code from products, unnest(array['cs', 'en']) l;
	insert into product_categories (product_id, category_id) select id, 12 from products;
	insert into variants (product_id, code, net_price) select id, code, 40.4959 from products;
	insert into price_history (variant_id, net_price) select id, net_price from variants;
	insert into places (kind) values ('warehouse');
	insert into stock (variant_id, place_id, quantity) select id, 1, 5 from variants where code = 'STARY-1';
	insert into idempotency_keys (id, request_hash, status, body) values ('key', 'hash', 201, '{}');`;

const ODD = [
	// The key, then the names of the attribute and of its only value: Czech, English.
	["size", ["Size", "Size"], ["Malá", "Small"]],
	["rozmer", ["Rozměr", "尺寸"], ["Řídký šňůrkový", "大"]],
	["delka", ["Délka", "Délka"], ["ČERVENÁ ÉÍÝÁ", "Žluťoučký kůň"]],
	["dlouhy", ["Dlouhé slovo ".repeat(20), "Long word ".repeat(20)], ["-- x --", "!x!"]],
] as const;

let older: OlderDatabase;
let applied: number[];

const insertAttribute = async (
	key: string,
	name: readonly string[],
	values: readonly (readonly [string, readonly string[]])[],
) => {
	const { rows } = await older.pool.query<{ id: number }>("insert into attributes (key) values ($1) returning id", [
		key,
	]);
	await older.pool.query(
		"insert into attribute_translations (attribute_id, locale, name) values ($1, 'cs', $2), ($1, 'en', $3)",
		[rows[0]?.id, ...name],
	);
	for (const [valueKey, valueName] of values)
		await older.pool.query(
			`with v as (insert into attribute_values (attribute_id, key) values ($1, $2) returning id)
			insert into attribute_value_translations (value_id, locale, name)
			select id, 'cs'::locale, $3 from v union all select id, 'en', $4 from v`,
			[rows[0]?.id, valueKey, ...valueName],
		);
};

beforeAll(async () => {
	older = await anOlderDatabase(["0000_shop", "0001_cart_items_by_parent"]);
	await older.pool.query(GOODS);
	for (const [key, { name, values }] of Object.entries(ATTRIBUTES)) {
		await insertAttribute(
			key,
			[name.cs, name.en],
			Object.entries(values).map(([value, text]) => [value, [text.cs, text.en]]),
		);
	}
	for (const [key, name, value] of ODD) await insertAttribute(key, name, [["hodnota", value]]);
	await older.pool.query(`
		insert into product_attributes (product_id, value_id)
		select 21, v.id from attribute_values v join attributes a on a.id = v.attribute_id where v.key in ('cervena', 'latex')`);
	applied = [await migrate(older.url), await migrate(older.url)];
});
afterAll(() => older.drop());

type Word = { attribute: string; value: string | null; locale: "cs" | "en"; slug: string; name: string };
const words = async (keys: readonly string[]): Promise<Word[]> => {
	const { rows } = await older.pool.query<Word>(
		`select a.key as attribute, null as value, t.locale, t.slug, t.name
		from attributes a join attribute_translations t on t.attribute_id = a.id where a.key = any($1)
		union all
		select a.key, v.key, t.locale, t.slug, t.name from attributes a join attribute_values v on v.attribute_id = a.id
		join attribute_value_translations t on t.value_id = v.id where a.key = any($1)`,
		[keys],
	);
	return rows;
};

test("a shop from before the listing tables is migrated once", async () => {
	expect(applied[0]).toBeGreaterThan(0);
	expect(applied[1]).toBe(0);
	const { rows } = await older.pool.query("select id, request_hash from idempotency_keys");
	expect(rows).toEqual([{ id: "key", request_hash: "hash" }]);
});

describe("the words of attributes in addresses", () => {
	test("are the same as in a shop that was seeded today, in both languages", async () => {
		const made = await words(Object.keys(ATTRIBUTES));
		const count = Object.values(ATTRIBUTES).reduce((sum, { values }) => sum + 1 + Object.keys(values).length, 0);
		expect(made).toHaveLength(2 * count);
		for (const { slug, name, attribute, locale } of made) expect(slug, `${attribute} ${locale}`).toBe(slugify(name));
		expect(made).toContainEqual({ attribute: "barva", value: "cervena", locale: "en", slug: "red", name: "red" });
		expect(made).toContainEqual({ attribute: "barva", value: null, locale: "cs", slug: "barva", name: "Barva" });
	});

	test("exist even where a name has no letters, differ where names are alike, and fit into an address", async () => {
		const made = await words(ODD.map(([key]) => key));
		expect(made).toHaveLength(4 * ODD.length);
		const slugOf = (attribute: string, value: string | null, locale: string) =>
			made.find((word) => word.attribute === attribute && word.value === value && word.locale === locale)?.slug;
		for (const { slug } of made) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/);
		expect(slugOf("size", null, "cs")).toBe("size");
		// "Size" is the English name of "velikost" already.
		expect(slugOf("size", null, "en")).toMatch(/^size-\d+$/);
		expect([slugOf("rozmer", null, "en"), slugOf("rozmer", "hodnota", "en")]).toEqual(["rozmer", "hodnota"]);
		expect(slugOf("rozmer", "hodnota", "cs")).toBe("ridky-snurkovy");
		expect([slugOf("delka", "hodnota", "cs"), slugOf("delka", "hodnota", "en")]).toEqual([
			"cervena-eiya",
			"zlutoucky-kun",
		]);
		expect([slugOf("dlouhy", "hodnota", "cs"), slugOf("dlouhy", "hodnota", "en")]).toEqual(["x", "x"]);
		expect(slugOf("dlouhy", null, "cs")).toBe(slugify("Dlouhé slovo ".repeat(20)));
	});

	test("the attribute for motifs is marked as such", async () => {
		const { rows } = await older.pool.query("select key from attributes where is_motif");
		expect(rows).toEqual([{ key: "motiv" }]);
	});
});

test("migrated goods are listed, filtered and found once the listing tables are filled", async () => {
	expect(await fillListsIfEmpty(older.url, () => {})).toBe(true);
	expect(await fillListsIfEmpty(older.url, () => {})).toBe(false);
	const shop = openShop({ databaseUrl: older.url, sessionSecret: "s".repeat(32), shopUrl: "https://konfety.test" });
	const app = createApp(shop);
	const codes = async (query: string, locale = "cs") => {
		const reply = await app.request(`/api/catalog/products/${locale}?${query}`);
		expect(reply.status).toBe(200);
		return (await reply.json()).products.map(({ code }: { code: string }) => code);
	};
	try {
		expect(await codes("category=11")).toEqual(["STARY-1", "STARY-2"]);
		expect(await codes("category=11&attributes=barva:cervena;material:latex")).toEqual(["STARY-1"]);
		expect(await codes("attributes=colour:red&availability=in_stock", "en")).toEqual(["STARY-1"]);
		expect(await codes("brand=amscan")).toEqual(["STARY-1"]);
		expect(await codes("price_from=4900&price_to=4900&availability=temporarily_sold_out")).toEqual(["STARY-2"]);
		expect(await codes("q=balonky")).toEqual(["STARY-1", "STARY-2"]);
		const product = await (await app.request("/api/catalog/product/cs/21")).json();
		expect(product).toMatchObject({ price_with_tax: 4_900, safety: "", size_table: null, parts: [], stock: 5 });
		expect(product.manufacturer).toEqual({ name: "Amscan Ltd", address: "", contact: "" });
	} finally {
		await shop.close();
	}
});

test("a database without any goods has no lists to fill", async () => {
	const empty = await anOlderDatabase(["0000_shop"]);
	await migrate(empty.url);
	expect(await fillListsIfEmpty(empty.url, () => {})).toBe(false);
	await empty.drop();
});
