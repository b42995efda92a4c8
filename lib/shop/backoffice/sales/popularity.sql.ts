import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_S } from "../../../domain/durations.ts";
import { PURCHASE_COUNTS_DAYS, PURCHASE_HALVES_DAYS } from "../../../domain/goods/popularity.ts";
import { statesOfSale } from "../../../domain/money/sales.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const rankedRow = z.strictObject({ popularity: z.int(), ids: z.array(z.int()) });
/** Goods of one percentile. */
export type RankedRow = z.infer<typeof rankedRow>;

/**
 * Goods on sale whose percentile by sales is another than the one they have, the most popular first. A buyer counts once for each
 * product, by the last purchase; add-ons of other goods do not count. Goods that nobody bought, or as many, keep the order among
 * themselves in which lists show them. Locks nothing.
 */
export async function rankedAnew(db: Database, now: Date): Promise<RankedRow[]> {
	const since = new Date(now.getTime() - PURCHASE_COUNTS_DAYS * DAY_S * 1000);
	return readRows(
		db,
		rankedRow,
		sql`
		with bought as (
			select l.product_id, max(o.created_at) as last_at
			from orders o join order_lines l on l.order_id = o.id
			where o.created_at > ${since} and o.state = any(${sql.param(statesOfSale("sold"))}::order_state[])
				and l.kind = 'goods' and l.parent_position is null
			group by l.product_id, lower(o.email)
		), sold as (
			-- Rounded, because the order of adding makes the last digits.
			select product_id, round(sum(power(0.5, extract(epoch from ${now} - last_at) / ${PURCHASE_HALVES_DAYS * DAY_S}))::numeric, 9) as score
			from bought group by product_id
		), placed as (
			select l.product_id, l.popularity, count(*) over () as goods,
				row_number() over (order by s.score desc nulls last, l.popularity desc, l.product_id) as place
			from listed_products l left join sold s on s.product_id = l.product_id
		), ranked as (
			select product_id, popularity as before, ((goods - place) * 100 / greatest(goods - 1, 1))::int as popularity
			from placed
		)
		select popularity, array_agg(product_id order by product_id) as ids
		from ranked where popularity <> before group by popularity order by popularity desc`,
	);
}

/** Writes the percentile of these goods; whoever calls it has locked them and lists them anew. */
export async function writePopularity(tx: Database, ids: readonly number[], popularity: number): Promise<void> {
	await tx.execute(sql`update products set popularity = ${popularity} where id = any(${sql.param(ids)}::int[])`);
}
