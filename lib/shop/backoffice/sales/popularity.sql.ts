import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_S } from "../../../domain/durations.ts";
import { PURCHASE_COUNTS_DAYS, PURCHASE_HALVES_DAYS } from "../../../domain/goods/popularity.ts";
import { statesOfSale } from "../../../domain/money/sales.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const rankedRow = z.strictObject({ popularity: z.int(), ids: z.array(z.int()), scores: z.array(z.number()) });
/** Goods of one percentile, and their scores. */
export type RankedRow = z.infer<typeof rankedRow>;

/** From when time is counted in scores, so that they are above 0. */
const SCORES_FROM = new Date("2000-01-01T00:00:00Z");

/**
 * Goods on sale whose score or percentile by sales is another than the one they have, the most popular first. A buyer counts once
 * for each product, by the last purchase; add-ons of other goods do not count. A score is the time after which a single purchase
 * would be worth as much, in half-lives since 2000: it changes with sales alone, while what they are worth today changes each day.
 * Percentiles of goods that nobody bought follow the order in which lists show them. Locks nothing.
 */
export async function rankedAnew(db: Database, now: Date): Promise<RankedRow[]> {
	const since = new Date(now.getTime() - PURCHASE_COUNTS_DAYS * DAY_S * 1000);
	return readRows(
		db,
		rankedRow,
		sql`
		with bought as (
			select l.product_id,
				(extract(epoch from max(o.created_at) - ${SCORES_FROM}) / ${PURCHASE_HALVES_DAYS * DAY_S})::float8 as at
			from orders o join order_lines l on l.order_id = o.id
			where o.created_at > ${since} and o.state = any(${sql.param(statesOfSale("sold"))}::order_state[])
				and l.kind = 'goods' and l.parent_position is null
			group by l.product_id, lower(o.email)
		), latest as (
			select product_id, at, max(at) over (partition by product_id) as last_at from bought
		), sold as (
			-- Rounded, because the order of adding makes the last digits.
			select product_id, round((last_at + ln(sum(power(2, at - last_at))) / ln(2))::numeric, 3)::real as score
			from latest group by product_id, last_at
		), placed as (
			select l.product_id, l.popularity, l.sales_score, coalesce(s.score, 0) as score, count(*) over () as goods,
				row_number() over (order by coalesce(s.score, 0) desc, l.popularity desc, l.product_id) as place
			from listed_products l left join sold s on s.product_id = l.product_id
		), ranked as (
			select product_id, popularity as before, score <> sales_score as has_sold, score,
				((goods - place) * 100 / greatest(goods - 1, 1))::int as popularity
			from placed
		)
		select popularity, array_agg(product_id order by product_id) as ids, array_agg(score order by product_id) as scores
		from ranked where popularity <> before or has_sold group by popularity order by popularity desc`,
	);
}

/** Locks those of these goods that nobody else has locked, until the transaction ends, and returns their ids: waits for nobody. */
export async function lockFreeGoods(tx: Database, ids: readonly number[]): Promise<number[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ id: z.int() }),
		sql`select id from products where id = any(${sql.param(ids)}::int[]) order by id for no key update skip locked`,
	);
	return rows.map(({ id }) => id);
}

/** Writes the percentile and the scores of these goods; whoever calls it has locked them and lists them anew. */
export async function writePopularity(
	tx: Database,
	goods: readonly { id: number; score: number }[],
	popularity: number,
): Promise<void> {
	await tx.execute(sql`
		update products p set popularity = ${popularity}, sales_score = ranked.score
		from unnest(${sql.param(goods.map(({ id }) => id))}::int[], ${sql.param(goods.map(({ score }) => score))}::real[])
			ranked (id, score)
		where p.id = ranked.id`);
}
