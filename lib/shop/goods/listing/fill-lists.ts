import { sql } from "drizzle-orm";
import { z } from "zod";
import { connect, type Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { TURN_MAX_MS, takeTurn } from "../../kernel/db/turns.ts";
import { relistAll } from "../catalogue/relist.ts";
import { indexAllForSearch } from "../search-index/index-for-search.ts";
import { indexTexts } from "../search-index/index-texts.ts";

/**
 * Fills the listing and search tables of a database whose goods are older than these tables. All or nothing: otherwise rows
 * of a killed start would pass for complete ever after. Returns whether it filled them.
 */
export async function fillListsIfEmpty(databaseUrl: string, onProgress: (done: number, total: number) => void) {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		if (!(await isMissing(db))) return false;
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "lists");
			if (!(await isMissing(tx))) return false;
			await relistAll(tx, onProgress);
			await indexAllForSearch(tx, onProgress);
			await indexTexts(tx);
			return true;
		});
	} finally {
		await close();
	}
}

async function isMissing(db: Database): Promise<boolean> {
	const row = await readRow(
		db,
		z.strictObject({ missing: z.boolean() }),
		sql`select exists (select from products) and not exists (select from listed_products) as missing`,
	);
	return row?.missing ?? false;
}
