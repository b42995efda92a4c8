import { sql } from "drizzle-orm";
import { PRODUCTS_PER_PAGE } from "#lib/domain/goods/goods-limits.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/** Ids and words for a measurement's calls, spread over all test goods. */
export type CatalogueSample = {
	/** Categories of at most 1 000 goods. */
	leaves: number[];
	/** Categories of at most 10 000, with the number of their pages. */
	groups: { id: number; pages: number }[];
	/** Categories of at most 100 000. */
	departments: number[];
	products: number[];
	brands: number[];
};

const AT_MOST = 60;

export async function sampleOf(db: Database): Promise<CatalogueSample> {
	const categories = async (level: string) => {
		const { rows } = await db.execute<{ id: number }>(
			sql`select id from categories where starts_with(key, ${`generated-${level}-`}) order by id`,
		);
		return spread(rows).map(({ id }) => id);
	};
	const leaves = await categories("category");
	const groups = await db.execute<{ id: number; goods: number }>(sql`
		select g.id, (
			select count(*)::int from categories c join product_categories pc on pc.category_id = c.id where c.parent_id = g.id
		) as goods
		from categories g where g.id = any(${sql.param(await categories("group"))}::int[]) order by g.id`);
	const products = await db.execute<{ id: number }>(sql`
		select product_id as id from product_categories where category_id = any(${sql.param(leaves)}::int[]) order by 1`);
	const brands = await db.execute<{ id: number }>(sql`select id from brands order by id`);
	return {
		leaves,
		groups: groups.rows.map(({ id, goods }) => ({ id, pages: Math.ceil(goods / PRODUCTS_PER_PAGE) })),
		departments: await categories("department"),
		products: spread(products.rows).map(({ id }) => id),
		brands: spread(brands.rows).map(({ id }) => id),
	};
}

/** At most 60 items at equal distances. */
function spread<Item>(items: readonly Item[]): Item[] {
	const count = Math.min(AT_MOST, items.length);
	return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
		(item) => item !== undefined,
	);
}
