import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";

const foundBrand = z.strictObject({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	description: z.string(),
	manufacturer_name: z.string().nullable(),
	manufacturer_address: z.string().nullable(),
	manufacturer_contact: z.string().nullable(),
});
export type BrandRow = z.infer<typeof foundBrand>;

/** A brand, with or without goods. Locks nothing. */
export function brandRow(db: Database, locale: Locale, id: number): Promise<BrandRow | undefined> {
	return readRow(
		db,
		foundBrand,
		sql`
		select b.id, b.slug, b.name, coalesce(t.description, '') as description, b.manufacturer_name, b.manufacturer_address,
			b.manufacturer_contact
		from brands b left join brand_translations t on t.brand_id = b.id and t.locale = ${locale}
		where b.id = ${id}`,
	);
}

const countRow = z.strictObject({ id: z.int(), slug: z.string(), name: z.string(), count: z.int() });
export type BrandCountRow = z.infer<typeof countRow>;

/** Brands with goods on sale, and the count of these. Locks nothing. */
export function brandCountRows(db: Database): Promise<BrandCountRow[]> {
	return readRows(
		db,
		countRow,
		sql`
		select b.id, b.slug, b.name, counted.count from (
			select brand_id, count(*)::int as count from listed_products where brand_id is not null group by 1
		) counted join brands b on b.id = counted.brand_id`,
	);
}
