import { sql } from "drizzle-orm";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { pictureKeeper } from "#lib/shop/goods/media/picture-keeper.ts";
import { indexForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { connect, type Database } from "#lib/shop/kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "#lib/shop/kernel/db/turns.ts";
import { isDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import { DEMO_ACCOUNTS, DEMO_MEMBER } from "../facts/accounts.ts";
import type { SeedProduct } from "../facts/format.ts";
import {
	knownCodes,
	knownIds,
	linkAddons,
	type Missing,
	markExemptions,
	methodFacts,
	missingRow,
	pickupDeliveryId,
} from "./fill-demo.sql.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { seedProducts } from "./seed-catalogue.ts";
import { CLUB_ID, seedClub } from "./seed-club.ts";
import { seedContent } from "./seed-content.ts";
import { addonsOf, BALLOON_ADDONS } from "./seed-links.ts";
import { seedPickupDelivery, seedPickupPoints } from "./seed-pickup.ts";
import { seedBalloonTypes, seedRental } from "./seed-services.ts";
import { fillStoreServices, seedStores } from "./seed-stores.ts";
import { seedVideos } from "./seed-videos.ts";
import { exemptionOf } from "./withdrawal.ts";

/**
 * Adds to a demo shop of an earlier version what its seed lacked: delivery to pickup points, add-ons of balloons,
 * exemptions from withdrawal, a club with a discount, videos, rental costumes, kinds of balloons, and texts of
 * branches. Adds each kind only if it is completely missing, in one transaction, so that changes by the staff stay.
 * Skips shops without the demo's accounts and goods, and those where the demo is over. Run it after the listing rows
 * are built, since it adds new goods to them. Returns whether anything was missing.
 */
export async function fillDemoIfMissing(databaseUrl: string, now: Date = new Date()): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		const all = await readCatalogue();
		if (!isAny(await missingOf(db, all))) return false;
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "demo");
			const missing = await missingOf(tx, all);
			if (!isAny(missing)) return false;
			if (missing.delivery) await seedPickupDelivery(tx, await methodFacts(tx));
			if (missing.points) await seedPickupPoints(tx, await pickupDeliveryId(tx));
			if (missing.addons) await fillAddons(tx, all, now);
			if (missing.exemptions) await markExemptions(tx, exemptionsOf(all));
			if (missing.club) await seedClub(tx);
			if (missing.videos) await seedVideos(tx);
			if (missing.stores) await fillStores(tx, now);
			if (missing.rental) await seedRental(tx);
			if (missing.balloonTypes) await seedBalloonTypes(tx);
			if (missing.content) await fillContent(tx, now);
			await announce(tx, ["catalogue", "settings", "pages"]);
			return true;
		});
	} finally {
		await close();
	}
}

async function missingOf(db: Database, all: SeedProduct[]): Promise<Missing | null> {
	if (await isDemoOver(db)) return null;
	return missingRow(db, {
		emails: DEMO_ACCOUNTS.map(({ email }) => email),
		codes: exemptionsOf(all).map(({ code }) => code),
		club: { id: CLUB_ID, email: DEMO_MEMBER.email },
	});
}

const isAny = (missing: Missing | null): missing is Missing =>
	missing !== null && Object.values(missing).some((isMissing) => isMissing);

const exemptionsOf = (all: SeedProduct[]) =>
	all.flatMap((product) => {
		const why = exemptionOf(product);
		return why === null ? [] : [{ code: product.code, why }];
	});

async function fillStores(tx: Database, now: Date): Promise<void> {
	await fillStoreServices(tx);
	await seedStores(tx, now, pictureKeeper(tx));
}

/** Adds missing texts; existing ones stay. */
async function fillContent(tx: Database, now: Date): Promise<void> {
	await seedContent(tx, { now, pictureIds: pictureKeeper(tx), onlyNew: true });
	await indexTexts(tx);
}

/** Adds the add-ons whose category exists, then links them to goods. */
async function fillAddons(tx: Database, all: SeedProduct[], now: Date): Promise<void> {
	const { valueIds, ...ids } = await knownIds(tx);
	const known = await knownCodes(tx, BALLOON_ADDONS);
	const goods = all
		.filter(
			({ code, categories }) => BALLOON_ADDONS.includes(code) && !known.has(code) && ids.categoryIds.has(categories[0]),
		)
		.map((product) => withKnownValues(product, valueIds));
	if (goods.length > 0) {
		const valueId = (attribute: string, value: string) => valueIds.get(`${attribute}=${value}`) ?? 0;
		await seedProducts({ tx, now, pictureIds: pictureKeeper(tx), valueId, ...ids }, goods);
	}
	await linkAddons(
		tx,
		all.flatMap((product) => addonsOf(product).map((addon) => ({ code: product.code, addon }))),
	);
	const { rows } = await tx.execute<{ id: number }>(sql`
		select id from products where code = any(${sql.param(goods.map(({ code }) => code))}::text[]) order by id`);
	const goodsIds = rows.map(({ id }) => id);
	await relist(tx, goodsIds);
	await indexForSearch(tx, goodsIds);
}

/** The product without attributes that the shop no longer has. */
function withKnownValues(product: SeedProduct, valueIds: Map<string, number>): SeedProduct {
	const attributes = Object.entries(product.attributes ?? {}).filter(([attribute, value]) =>
		[value].flat().every((key) => valueIds.has(`${attribute}=${key}`)),
	);
	return { ...product, attributes: Object.fromEntries(attributes) };
}
