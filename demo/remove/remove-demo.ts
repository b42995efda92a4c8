import { sql } from "drizzle-orm";
import { removeTexts } from "#lib/shop/backoffice/new/remove-texts.sql.ts";
import { writeLegalPages } from "#lib/shop/backoffice/new/write-legal-pages.ts";
import { readFolder } from "#lib/shop/content/import/read-folder.ts";
import { CATEGORIES_FILE, readCategories } from "#lib/shop/content/import/read-lists.ts";
import { readTexts } from "#lib/shop/content/import/read-texts.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { indexAllForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { connect, type Database } from "#lib/shop/kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "#lib/shop/kernel/db/turns.ts";
import { isDemoOver, markDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import { publishStock } from "#lib/shop/selling/order/stock/publish-stock.ts";
import type { StockMove } from "#lib/shop/selling/order/stock/take-stock.ts";
import { readCatalogue } from "../seed/read-catalogue.ts";
import { DEMO_TEXTS } from "../seed/seed-content.ts";
import {
	removeAttributes,
	removeBalloonTypes,
	removeBrands,
	removeCategories,
	removePictures,
	removeProducts,
} from "./remove-goods.sql.ts";
import { removeOrders } from "./remove-orders.sql.ts";
import { removeGroups, removePeople, removeVouchers } from "./remove-people.sql.ts";
import { closeDeliveries, removeBranches, removePickupPoints } from "./remove-places.sql.ts";
import { removeBanners, removePlaceholders, removeSettings } from "./remove-settings.sql.ts";
import { removeInstagram, removePostCategories, removeVideos } from "./remove-written.sql.ts";

/** Number of demo rows by kind; kinds without any are missing. */
export type DemoThings = { what: string; count: number }[];

/** Rolls back a dry run. */
class TakenBack extends Error {
	readonly things: DemoThings;
	constructor(things: DemoThings) {
		super("taken back");
		this.things = things;
	}
}

/**
 * Removes unchanged demo data in one transaction, and marks the demo as over, so that no start restores it. Orders,
 * their documents and payments stay but those that the demo brought, and everything that the staff made. Legal pages become templates with marked gaps.
 * `isDryRun` only counts. Returns what was, or would be, removed.
 */
export async function removeDemo(
	databaseUrl: string,
	{ isDryRun, now = new Date() }: { isDryRun: boolean; now?: Date },
): Promise<DemoThings> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "demo");
			const removed = await removeThings(tx, now);
			const { things } = removed;
			if (isDryRun) throw new TakenBack(things);
			if (things.length > 0 || !(await isDemoOver(tx))) await afterwards(tx, removed, now);
			return things;
		});
	} catch (error) {
		if (error instanceof TakenBack) return error.things;
		throw error;
	} finally {
		await close();
	}
}

type Removed = { things: DemoThings; reviewedIds: number[]; returned: StockMove[] };

/** Referencing rows are removed before referenced ones. */
async function removeThings(tx: Database, now: Date): Promise<Removed> {
	const things: DemoThings = [];
	const add = (what: string, count: number) => count > 0 && things.push({ what, count });
	const { removed: orders, returned } = await removeOrders(tx);
	const people = await removePeople(tx);
	const vouchers = await removeVouchers(tx, now);
	const settings = await removeSettings(tx);
	const goods = await removeProducts(tx, await readCatalogue());
	add("orders", orders);
	add("reviews", people.reviews + goods.reviews);
	add("products", goods.products);
	add("categories", await removeCategories(tx));
	add("brands", await removeBrands(tx));
	add("attributes", await removeAttributes(tx));
	add("kinds of balloons to inflate", await removeBalloonTypes(tx));
	await removeContent(tx, add);
	add("branches", await removeBranches(tx));
	add("pickup points", await removePickupPoints(tx));
	add("vouchers", vouchers);
	add("accounts", people.accounts);
	add("groups of customers", await removeGroups(tx));
	add("banners", await removeBanners(tx));
	add("suggestions of the search box", await removePlaceholders(tx));
	add("settings (company, menus)", settings);
	return { things, reviewedIds: people.reviewedIds, returned };
}

async function removeContent(tx: Database, add: (what: string, count: number) => unknown): Promise<void> {
	const { files } = (await readFolder(DEMO_TEXTS)) ?? { files: [] };
	const isList = ({ path }: { path: string }) => path.endsWith(".yaml");
	const texts = readTexts(
		files.filter((file) => !isList(file)),
		[],
	);
	const names = {
		posts: "articles",
		pages: "pages",
		services: "services",
		careers: "jobs",
		events: "events",
		documents: "papers",
		contacts: "contacts",
	};
	for (const [kind, what] of Object.entries(names)) add(what, await removeTexts(tx, kind, texts));
	const categories = files
		.filter(({ path }) => path === CATEGORIES_FILE)
		.flatMap((file) => readCategories(file, []).map(({ key }) => String(key.key)));
	add("categories of the blog", await removePostCategories(tx, categories));
	add("pictures of Instagram", await removeInstagram(tx));
	add("videos", await removeVideos(tx));
}

/** Updates derived data, and sets the mark. */
async function afterwards(tx: Database, { reviewedIds, returned }: Removed, now: Date): Promise<void> {
	await closeDeliveries(tx);
	await writeLegalPages(tx, now);
	await removePictures(tx);
	await relist(tx, reviewedIds);
	await publishStock(tx, returned, "returned");
	await tx.execute(sql`delete from search_words`);
	await indexAllForSearch(tx);
	await indexTexts(tx);
	await markDemoOver(tx);
	await announce(tx, ["catalogue", "settings", "pages"]);
}
