import type { Locale } from "#lib/domain/locale.ts";
import { describeGoods } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { connect, type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { allowMuch, countGoods, lockGoods } from "./generate.sql.ts";
import { BRAND_SLUGS } from "./make-shelves.ts";
import { deleteBrands, deleteEmptyShelves, deleteGoodsOf, goodsFrom, keepWords, lastLeafIds } from "./remove.sql.ts";
import { QUERY_TIMEOUT_MS, tidy } from "./tidy.ts";

const LEAVES_AT_ONCE = 10;

/**
 * Removes all test goods with their categories and brands, 10 categories per transaction, so an interrupted run can
 * continue. Returns the number of removed goods. `onProgress` gets the removed number and the total.
 */
export async function removeGoods(
	databaseUrl: string,
	options: { isDryRun?: boolean; onProgress?: (done: number, total: number) => void } = {},
): Promise<number> {
	const { isDryRun = false, onProgress = () => {} } = options;
	const { db, pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const total = await countGoods(db);
		if (isDryRun) return total;
		let removed = 0;
		for (;;) {
			const gone = await transaction(db, removeSome);
			if (gone === null) break;
			removed += gone;
			onProgress(removed, total);
		}
		if (removed > 0) await tidy(pool);
		return removed;
	} finally {
		await close();
	}
}

/** Number of removed goods; null when none were left and the rest was removed. */
async function removeSome(tx: Database): Promise<number | null> {
	await allowMuch(tx);
	await lockGoods(tx);
	const leafIds = await lastLeafIds(tx, LEAVES_AT_ONCE);
	if (leafIds.length > 0) {
		const gone = await deleteGoodsOf(tx, leafIds);
		await announce(tx, ["catalogue", "listings"]);
		return gone;
	}
	await deleteEmptyShelves(tx);
	await deleteBrands(tx, BRAND_SLUGS);
	await forgetWords(tx);
	await indexTexts(tx);
	await announce(tx, ["catalogue", "listings"]);
	return null;
}

const READ_AT_ONCE = 2_000;

/** Deletes search words that no goods use any more: misspelt queries would be corrected to them. */
async function forgetWords(tx: Database): Promise<void> {
	const words = new Map<string, { locale: Locale; word: string }>();
	for (let next = 0; ; ) {
		const ids = await goodsFrom(tx, next, READ_AT_ONCE);
		const described = await describeGoods(tx, ids);
		for (const { locale, word } of described.words) words.set(`${locale} ${word}`, { locale, word });
		if (ids.length < READ_AT_ONCE) break;
		next = (ids.at(-1) ?? 0) + 1;
	}
	await keepWords(tx, [...words.values()]);
}
