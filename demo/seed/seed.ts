import { sql } from "drizzle-orm";
import { relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { pictureKeeper } from "#lib/shop/goods/media/picture-keeper.ts";
import { indexAllForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { connect, type Database } from "#lib/shop/kernel/db/client.ts";
import { categories } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { settings } from "#lib/shop/kernel/db/schema/shop.ts";
import { TURN_MAX_MS, takeTurn } from "#lib/shop/kernel/db/turns.ts";
import { isDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import { settingEntries } from "../facts/settings.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { seedAttributes } from "./seed-attributes.ts";
import { seedBanners } from "./seed-banners.ts";
import { seedBrands } from "./seed-brands.ts";
import { seedProducts } from "./seed-catalogue.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedContent } from "./seed-content.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedBalloonTypes, seedRental } from "./seed-services.ts";
import { seedShop } from "./seed-shop.ts";
import { seedStores } from "./seed-stores.ts";
import { seedVideos } from "./seed-videos.ts";

/**
 * Fills an empty database with the demo shop in one transaction; returns false without a change if there are goods, or
 * the demo is over. Dates of articles, events and reviews are relative to `now`.
 */
export async function seedIfEmpty(
	databaseUrl: string,
	log: (line: string) => void,
	now: Date = new Date(),
): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "seed");
			const known = await tx.select({ id: categories.id }).from(categories).limit(1);
			if (known.length > 0 || (await isDemoOver(tx))) return false;
			await seedAll(tx, log, now);
			// Autovacuum never analyses small tables, and without statistics the planner expects thousands of places and rates.
			await tx.execute(sql`analyze`);
			return true;
		});
	} finally {
		await close();
	}
}

async function seedAll(tx: Database, log: (line: string) => void, now: Date) {
	const { vatIds, placeIds } = await seedShop(tx);
	const pictureIds = pictureKeeper(tx);
	const categoryIds = await seedCategories(tx, pictureIds);
	const all = await readCatalogue();
	log(`${all.length} products in ${categoryIds.size} categories`);
	const words = { valueId: await seedAttributes(tx), brandIds: await seedBrands(tx) };
	await seedProducts({ tx, now, vatIds, placeIds, categoryIds, pictureIds, ...words }, all);
	await seedStores(tx, now, pictureIds);
	await seedContent(tx, { now, pictureIds, onlyNew: false });
	await seedReviews(tx, now);
	await seedVideos(tx);
	await seedRental(tx);
	await seedBalloonTypes(tx);
	await relistAll(tx);
	await indexAllForSearch(tx);
	await indexTexts(tx);
	await tx.insert(settings).values(settingEntries((key) => categoryIds.get(key)?.id));
	await seedBanners(tx, pictureIds);
	await announce(tx, ["catalogue", "settings", "pages"]);
}
