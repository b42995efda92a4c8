import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { BALLOON_TYPES } from "../facts/balloon-types.ts";
import { ATTRIBUTES, BRANDS, CATEGORIES } from "../facts/dictionary.ts";
import type { SeedProduct } from "../facts/format.ts";
import { SIZE_TABLES } from "../facts/size-tables.ts";

const texts = (list: readonly string[]) => sql`any(${sql.param([...list])}::text[])`;

/**
 * Deletes the demo's goods: those with its code and Czech name that no import has taken over. Parts of the shop's own
 * sets stay. Lines of orders keep their names and prices, and rental requests stay. `reviews` counts the reviews
 * deleted with the goods.
 */
export async function removeProducts(tx: Database, all: SeedProduct[]): Promise<{ products: number; reviews: number }> {
	const demo = sql.param(JSON.stringify(all.map(({ code, name }) => ({ code, name: name.cs }))));
	const { rows } = await tx.execute<{ id: number }>(sql`
		with demo as (
			select p.id from products p
			join jsonb_to_recordset(${demo}::jsonb) as d (code text, name text) on d.code = p.code
			join product_translations t on t.product_id = p.id and t.locale = 'cs' and t.name = d.name
			where p.import_handle is null
		)
		select id from demo where not exists (
			select from set_parts sp join variants part on part.id = sp.part_id join variants whole on whole.id = sp.variant_id
			where part.product_id = demo.id and whole.product_id not in (select id from demo)
		) order by id`);
	const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
	const variants = sql`(select id from variants where product_id = ${ids})`;
	await tx.execute(sql`delete from cart_items where product_id = ${ids} or variant_id in ${variants}`);
	await tx.execute(sql`
		delete from rental_reservations where asset_id in (select id from rental_assets where variant_id in ${variants})`);
	await tx.execute(sql`delete from set_parts where part_id in ${variants} or variant_id in ${variants}`);
	const reviews = await countOf(tx, sql`delete from reviews where product_id = ${ids}`);
	return { products: await countOf(tx, sql`delete from products where id = ${ids}`), reviews };
}

/**
 * Deletes categories with the demo's keys that no import made and that have no goods and no subcategories, from the
 * leaves up.
 */
export async function removeCategories(tx: Database): Promise<number> {
	let removed = 0;
	for (let round = -1; round !== 0; removed += round) {
		round = await countOf(
			tx,
			sql`delete from categories c where key = ${texts(Object.keys(CATEGORIES))} and import_path is null
				and not exists (select from categories below where below.parent_id = c.id)
				and not exists (select from products where default_category_id = c.id)
				and not exists (select from product_categories where category_id = c.id)`,
		);
	}
	await tx.execute(sql`
		delete from size_tables s where key = ${texts(Object.keys(SIZE_TABLES))}
			and not exists (select from categories where size_table_id = s.id)
			and not exists (select from products where size_table_id = s.id)`);
	return removed;
}

/** Deletes the demo's brands without goods. */
export function removeBrands(tx: Database): Promise<number> {
	return countOf(
		tx,
		sql`delete from brands b where name = ${texts(Object.values(BRANDS))}
			and not exists (select from products where brand_id = b.id)`,
	);
}

/**
 * Deletes the demo's attribute values that no goods have and no import made, and attributes left without values;
 * returns the number of attributes.
 */
export async function removeAttributes(tx: Database): Promise<number> {
	const values = Object.entries(ATTRIBUTES).flatMap(([attribute, { values }]) =>
		Object.keys(values).map((key) => `${attribute}=${key}`),
	);
	await tx.execute(sql`
		delete from attribute_values v using attributes a
		where a.id = v.attribute_id and a.key || '=' || v.key = ${texts(values)} and v.import_name is null
			and not exists (select from product_attributes where value_id = v.id)`);
	return countOf(
		tx,
		sql`delete from attributes a where key = ${texts(Object.keys(ATTRIBUTES))} and import_name is null
			and not exists (select from attribute_values where attribute_id = a.id)`,
	);
}

/** Deletes the demo's kinds of balloons to inflate, by name. */
export function removeBalloonTypes(tx: Database): Promise<number> {
	const demo = sql.param(JSON.stringify(BALLOON_TYPES.map(({ key, name }) => ({ key, name }))));
	return countOf(
		tx,
		sql`delete from balloon_types b using jsonb_to_recordset(${demo}::jsonb) as d (key text, name jsonb)
			where b.key = d.key and b.name = d.name`,
	);
}

/** Deletes pictures drawn from a recipe that nothing uses any more. */
export async function removePictures(tx: Database): Promise<number> {
	const shownIn = [
		"categories",
		"variants",
		"product_pictures",
		"posts",
		"pages",
		"services",
		"events",
		"instagram_posts",
		"branch_pictures",
		"banners",
	];
	const nowhere = shownIn.map(
		(table) => sql`not exists (select from ${sql.identifier(table)} where picture_id = x.id)`,
	);
	const blocks = ["post", "page", "service", "career", "event"].map(
		(kind) => sql`select blocks::text as text from ${sql.identifier(`${kind}_translations`)}`,
	);
	return countOf(
		tx,
		sql`with written as (select string_agg(text, '') as text from (${sql.join(blocks, sql` union all `)}) all_blocks)
			delete from pictures x using written where x.recipe is not null and ${sql.join(nowhere, sql` and `)}
				and position(x.key in coalesce(written.text, '')) = 0`,
	);
}
