import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { slugify } from "../../../domain/slug.ts";
import { announce } from "../../changes.ts";
import { connect, type Database } from "../client.ts";
import { categories } from "../schema/catalogue.ts";
import { banners, settings } from "../schema/shop.ts";
import { CATEGORIES } from "./dictionary.ts";
import type { SeedProduct } from "./format.ts";
import { pictureKeeper, seedCategories, seedProducts } from "./seed-catalogue.ts";
import { seedShop } from "./seed-shop.ts";
import { settingEntries } from "./settings.ts";

/** Fills an empty database with the demo shop, all or nothing; returns false and changes nothing when goods are there. */
export async function seedIfEmpty(databaseUrl: string, log: (line: string) => void): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return await db.transaction(async (tx) => {
			// Two starts on one empty database: the second waits here and finds it full.
			await tx.execute(sql`select pg_advisory_xact_lock(20260101)`);
			const known = await tx.select({ id: categories.id }).from(categories).limit(1);
			if (known.length > 0) return false;
			await seedAll(tx, log);
			return true;
		});
	} finally {
		await close();
	}
}

async function seedAll(tx: Database, log: (line: string) => void) {
	const { vatIds, placeIds } = await seedShop(tx);
	const pictureIds = pictureKeeper(tx);
	const categoryIds = await seedCategories(tx, pictureIds);
	const all = await readCatalogue();
	log(`${all.length} products in ${categoryIds.size} categories`);
	await seedProducts({ tx, now: new Date(), vatIds, placeIds, categoryIds, pictureIds }, all);
	await tx.insert(settings).values(
		settingEntries((key) => {
			const { name } = CATEGORIES[key];
			const id = categoryIds.get(key)?.id;
			return { text: name, link: { cs: `/${id}/${slugify(name.cs)}`, en: `/en/${id}/${slugify(name.en)}` } };
		}),
	);
	const promo = { url: null, target: null, pictureId: null };
	await tx.insert(banners).values([
		{ key: "banner.promo", locale: "cs", title: "Doprava zdarma při nákupu nad 1 500 Kč", ...promo },
		{ key: "banner.promo", locale: "en", title: "Free delivery above 1 500 Kč", ...promo },
	]);
	await announce(tx, ["catalogue", "settings", "pages"]);
}

/** Every product list in the folder `catalogue`, in the order of the file names. */
async function readCatalogue(): Promise<SeedProduct[]> {
	const folder = new URL("./catalogue/", import.meta.url);
	const files = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
	const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
	return modules.flatMap((module: Record<string, unknown>) =>
		Object.values(module).flatMap((list) => list as SeedProduct[]),
	);
}
