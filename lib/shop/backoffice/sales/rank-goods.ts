import { lockGoods, relist } from "../../goods/catalogue/relist.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import { onOneConnection } from "../../kernel/db/one-connection.ts";
import { isDemoOver } from "../../kernel/demo-mark.sql.ts";
import { rankedAnew, writePopularity } from "./popularity.sql.ts";

/** Orders of these goods wait so long as it takes to list so many. */
const RANKED_AT_ONCE = 200;

/**
 * Gives all goods on sale their percentile by sales, in short transactions: what a killed process left undone, the next one does.
 * Null in the demo shop, whose goods have a popularity of their own. Returns how many goods got another percentile; `onProgress` gets
 * how many of them are done.
 */
export async function rankGoods(
	databaseUrl: string,
	{
		now,
		isDryRun = false,
		onProgress = () => {},
	}: { now: Date; isDryRun?: boolean; onProgress?: (done: number, total: number) => void },
): Promise<number | null> {
	return onOneConnection(databaseUrl, async ({ db }) => {
		if (!(await isDemoOver(db))) return null;
		const rows = await rankedAnew(db, now);
		const total = rows.reduce((sum, { ids }) => sum + ids.length, 0);
		if (isDryRun || total === 0) return total;
		let done = 0;
		for (const { ids, popularity } of rows) {
			for (let start = 0; start < ids.length; start += RANKED_AT_ONCE) {
				const some = ids.slice(start, start + RANKED_AT_ONCE);
				await transaction(db, async (tx) => {
					await lockGoods(tx, some);
					await writePopularity(tx, some, popularity);
					await relist(tx, some);
				});
				done += some.length;
				onProgress(done, total);
			}
		}
		await announce(db, ["listings"]);
		return total;
	});
}
