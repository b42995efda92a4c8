import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { OpeningBranch } from "../../../domain/time/opening-hours.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pictures, products } from "../../kernel/db/schema/catalogue.ts";
import { postCategories } from "../../kernel/db/schema/content.ts";
import { branches } from "../../kernel/db/schema/places.ts";
import { branchOpening, OPENING_COLUMNS } from "../store/branch-opening.sql.ts";

const mapOf = (rows: { name: string; id: number }[]) => new Map(rows.map(({ name, id }) => [name, id]));

export async function branchIds(db: Database): Promise<Map<string, number>> {
	return mapOf(await db.select({ name: branches.slug, id: branches.id }).from(branches));
}

/** When branches are open, by their slugs. */
export async function branchOpenings(db: Database): Promise<Map<string, OpeningBranch>> {
	const rows = await readRows(
		db,
		branchOpening.extend({ slug: z.string() }),
		sql`select b.slug, ${OPENING_COLUMNS} from branches b`,
	);
	return new Map(rows.map(({ slug, ...opening }) => [slug, opening]));
}

export async function categoryIds(db: Database): Promise<Map<string, number>> {
	return mapOf(await db.select({ name: postCategories.key, id: postCategories.id }).from(postCategories));
}

/** Ids of products by code, for those that exist. */
export async function productIds(db: Database, codes: string[]): Promise<Map<string, number>> {
	return mapOf(
		await db.select({ name: products.code, id: products.id }).from(products).where(inArray(products.code, codes)),
	);
}

/** Those of these keys that belong to a picture. */
export async function pictureKeys(db: Database, keys: string[]): Promise<Set<string>> {
	const rows = await db.select({ key: pictures.key }).from(pictures).where(inArray(pictures.key, keys));
	return new Set(rows.map(({ key }) => key));
}

/** A page's address in one language: "cs", "obchodni-podminky". */
export type PageSlug = { key: string; locale: string; slug: string };

/** Keys of pages by their address, "cs obchodni-podminky", without the pages that are moving. */
export async function keptPageSlugs(db: Database, moving: PageSlug[]): Promise<Map<string, string>> {
	const rows = await readRows(
		db,
		z.strictObject({ name: z.string(), key: z.string() }),
		sql`
		select t.locale || ' ' || t.slug as name, p.key from page_translations t join pages p on p.id = t.page_id
		where not exists (select from ${slugRows(moving)} where moving.key = p.key and moving.locale = t.locale::text)`,
	);
	return new Map(rows.map(({ name, key }) => [name, key]));
}

/** Clears the addresses of moving pages, so that two pages can swap theirs. */
export async function freePageSlugs(tx: Database, moving: PageSlug[]): Promise<void> {
	await tx.execute(sql`
		update page_translations t set slug = '~' || t.page_id
		from pages p, ${slugRows(moving)}
		where p.id = t.page_id and moving.key = p.key and moving.locale = t.locale::text and moving.slug <> t.slug`);
}

function slugRows(slugs: PageSlug[]): SQL {
	const column = (name: keyof PageSlug) => sql`${sql.param(slugs.map((one) => one[name]))}::text[]`;
	return sql`unnest(${column("key")}, ${column("locale")}, ${column("slug")}) moving (key, locale, slug)`;
}
