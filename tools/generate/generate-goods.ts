import { accept, type Result, refuse } from "#lib/domain/result.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { indexForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { connect, type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { allowMuch, countGoods, lockGoods, picturesToShare, shopRow, valueIdsByKey } from "./generate.sql.ts";
import type { GoodsContext } from "./goods-context.ts";
import { makeBrands, makeLeaves } from "./make-shelves.ts";
import { GOODS_AT_ONCE, leavesOf } from "./shelves.ts";
import { QUERY_TIMEOUT_MS, tidy } from "./tidy.ts";
import { KINDS } from "./words/kinds.ts";
import { writeGoods } from "./write-goods.ts";

export const GOODS_MAX = 5_000_000;

/** Number of test goods before and after. */
export type Generated = { before: number; total: number };

/**
 * Adds test goods until there are `count`, 1–5 000 000, in transactions of at most 10 000; existing ones stay, so an
 * interrupted run can continue. `onProgress` gets the added number and the total. Refuses `fewer` (`value`: present
 * number) when there are more, and `not_seeded` in a shop without VAT rates and a warehouse.
 */
export async function generateGoods(
	databaseUrl: string,
	options: { count: number; now: Date; isDryRun?: boolean; onProgress?: (done: number, total: number) => void },
): Promise<Result<Generated, "fewer" | "not_seeded">> {
	const { count, now, isDryRun = false, onProgress = () => {} } = options;
	const { db, pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const before = await countGoods(db);
		if (before > count) return refuse("fewer", before);
		const known = await readContext(db, now);
		if (!known) return refuse("not_seeded");
		if (isDryRun || before === count) return accept({ before, total: count });
		for (let total = before; total < count; onProgress(total - before, count - before)) {
			total = await transaction(db, (tx) => addGoods(tx, count, known));
		}
		await tidy(pool);
		return accept({ before, total: count });
	} finally {
		await close();
	}
}

type Known = Omit<GoodsContext, "brandIds">;

async function readContext(db: Database, now: Date): Promise<Known | null> {
	const shop = await shopRow(db);
	if (!shop) return null;
	const valueIds = await valueIdsByKey(db);
	const homes = KINDS.map(({ pictures }) => pictures);
	return {
		now,
		vatRateId: shop.vat_rate_id,
		warehouseId: shop.warehouse_id,
		branchPlaceIds: shop.branch_places,
		valueIds,
		pictureIds: await picturesToShare(db, homes),
	};
}

/** Adds the next batch, at most 10 000; returns the new total. */
async function addGoods(tx: Database, count: number, known: Known): Promise<number> {
	await allowMuch(tx);
	await lockGoods(tx);
	const before = await countGoods(tx);
	// Up to a multiple of the batch, so that an interrupted run is aligned again.
	const total = Math.min(count, before - (before % GOODS_AT_ONCE) + GOODS_AT_ONCE);
	if (total <= before) return before;
	const range = { from: before + 1, to: total };
	const brandIds = await makeBrands(tx);
	const leafIds = await makeLeaves(tx, leavesOf(range));
	const productIds = await writeGoods(tx, range, leafIds, { ...known, brandIds });
	await relist(tx, productIds);
	await indexForSearch(tx, productIds);
	// It rebuilds the whole index, so once at the end is enough; a continued run gets here too.
	if (total === count) await indexTexts(tx);
	await announce(tx, ["catalogue", "listings"]);
	return total;
}
