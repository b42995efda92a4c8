import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { bestFirst, TIERS } from "../../kernel/db/schema/listing.ts";
import { byIndex, inLocale, readIds } from "./ids-by-index.sql.ts";
import { apart, type Ladder, type Level, widest } from "./levels.ts";

/** Among goods of the same relevance. */
const BEST = bestFirst();
/** Where so many best sellers match, some forty times as many goods do. */
const FEW_LEADING = 150;
/** Most goods that are sorted: of all that match, or of a tier of a level; of more, some are left out. */
const SORTED_MAX = 12_000;

/**
 * Ids of goods that match these levels of relevance: first level first, then in stock, then best sellers; at most `limit`.
 * `leadingOnly` searches best sellers alone. More goods than `fewMax` are many. Locks nothing.
 */
export function rankedIds(
	db: Database,
	locale: Locale,
	ladder: Ladder,
	{ limit, leadingOnly = false, fewMax = SORTED_MAX }: { limit: number; leadingOnly?: boolean; fewMax?: number },
): Promise<number[]> {
	if (ladder.length === 0) return Promise.resolve([]);
	return byIndex(db, async (tx) => {
		if (leadingOnly) return readIds(tx, ofMany(locale, ladder, limit, TIERS.slice(0, 1)));
		const leading = await readIds(
			tx,
			sql`
			select product_id from product_search
			where ${inLocale(locale)} and is_leading and ${matchesAny(widest(ladder))} limit ${FEW_LEADING}`,
		);
		const few = leading.length < FEW_LEADING ? await idsOfFew(tx, locale, ladder, { limit, fewMax }) : null;
		return few ?? readIds(tx, ofMany(locale, ladder, limit, TIERS));
	});
}

const foundRow = z.strictObject({ product_id: z.int(), matched: z.int() });

/** Reads each of the goods once, and says then of which level it is; null when more than `fewMax` match. */
async function idsOfFew(
	tx: Database,
	locale: Locale,
	ladder: Ladder,
	{ limit, fewMax }: { limit: number; fewMax: number },
): Promise<number[] | null> {
	const levels = ladder.map(({ level }, at) => sql`when ${matches(level)} then ${sql.raw(String(at))}`);
	const rows = await readRows(
		tx,
		foundRow,
		sql`
		select product_id, (count(*) over ())::int as matched from (
			select * from product_search where ${inLocale(locale)} and ${matchesAny(widest(ladder))} limit ${fewMax + 1}
		) found order by case ${sql.join(levels, sql` `)} end, ${BEST} limit ${limit}`,
	);
	return (rows[0]?.matched ?? 0) > fewMax ? null : rows.map((row) => row.product_id);
}

/**
 * Reads a tier of a level only while there is room: a materialised CTE runs when it is read, and never in a parallel worker, which would
 * mix up the order.
 */
function ofMany(locale: Locale, ladder: Ladder, limit: number, tiers: readonly SQL[]): SQL {
	const steps = apart(ladder).flatMap((level) =>
		tiers.map(
			(tier) => sql`
			select product_id from (
				select product_id, is_in_stock, sales_score, popularity from product_search
				where ${inLocale(locale)} and ${tier} and ${matches(level)} limit ${SORTED_MAX}
			) found order by ${BEST} limit ${limit}`,
		),
	);
	const nameOf = (at: number) => sql.raw(`step_${at}`);
	const parts = steps.map((step, at) => sql`${nameOf(at)} as materialized (${step})`);
	const found = steps.map((_, at) => sql`select product_id from ${nameOf(at)}`);
	return sql`with ${sql.join(parts, sql`, `)} ${sql.join(found, sql` union all `)} limit ${limit}`;
}

/**
 * Ids of goods that match some of these words: more words first, then more words in the name; at most `limit`. Best sellers
 * alone unless they are too few; of a common word it reads only the first thousands. Locks nothing.
 */
export async function idsWithSome(
	db: Database,
	locale: Locale,
	words: readonly { named: string; anywhere: string }[],
	limit: number,
): Promise<number[]> {
	const each = Math.ceil(SORTED_MAX / words.length);
	const among = (goods: SQL[]) => {
		// A word in a name counts a little more, but less than another word.
		const parts = words.flatMap(({ named, anywhere }) =>
			goods.flatMap((which) =>
				[sql`${words.length}::int as score`, sql`1 as score`].map(
					(score, index) => sql`(
						select product_id, is_in_stock, sales_score, popularity, ${score} from product_search
						where ${inLocale(locale)} and ${which} and document @@ ${index === 0 ? anywhere : named}::tsquery limit ${each})`,
				),
			),
		);
		return sql`
			select product_id from (${sql.join(parts, sql` union all `)}) found
			group by product_id, is_in_stock, sales_score, popularity
			order by sum(score) desc, ${BEST} limit ${limit}`;
	};
	return byIndex(db, async (tx) => {
		const leading = await readIds(tx, among([sql`is_leading`]));
		return leading.length === limit ? leading : readIds(tx, among([sql`is_leading`, sql`not is_leading`]));
	});
}

/** Each word is a condition, because the index intersects words but would evaluate one long query for every row that has any of them. */
const matches = (level: Level) =>
	sql`(${sql.join(
		level.map((query) => sql`document @@ ${query}::tsquery`),
		sql` and `,
	)})`;
const matchesAny = (levels: readonly Level[]) => sql`(${sql.join(levels.map(matches), sql` or `)})`;
