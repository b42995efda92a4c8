import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { eachLocale, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

/** Runs statements on `product_search` so that goods are found by its indexes. */
export function byIndex<Found>(db: Database, find: (tx: Database) => Promise<Found>): Promise<Found> {
	return db.transaction(async (tx) => {
		await tx.execute(BY_INDEX);
		return find(tx);
	});
}

/** The product ids that a statement gives. */
export async function readIds(tx: Database, statement: SQL): Promise<number[]> {
	const rows = await readRows(tx, z.strictObject({ product_id: z.int() }), statement);
	return rows.map((row) => row.product_id);
}

/**
 * With a limit the planner expects to find enough rows soon and reads the table instead of the index, which takes seconds
 * when there are none; the bitmap of a common word needs more memory than the default.
 */
const BY_INDEX = sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`;

const IN_LOCALE = eachLocale((locale) => sql.raw(`locale = '${locale}'`));

/** The language as a constant: the planner needs one to use a partial index. */
export function inLocale(locale: Locale) {
	return IN_LOCALE[locale];
}
