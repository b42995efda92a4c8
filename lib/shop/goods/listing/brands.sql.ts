import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type BrandRow = {
	id: number;
	slug: string;
	name: string;
	description: string;
	manufacturer_name: string | null;
	manufacturer_address: string | null;
	manufacturer_contact: string | null;
};

/** A brand, whether it has goods or not. Locks nothing. */
export async function brandRow(db: Database, locale: Locale, id: number): Promise<BrandRow | undefined> {
	const result = await db.execute<BrandRow>(sql`
		select b.id, b.slug, b.name, coalesce(t.description, '') as description, b.manufacturer_name, b.manufacturer_address,
			b.manufacturer_contact
		from brands b left join brand_translations t on t.brand_id = b.id and t.locale = ${locale}
		where b.id = ${id}`);
	return result.rows[0];
}

export type BrandCountRow = { id: number; slug: string; name: string; count: number };

/** Brands with goods on sale, and how many. Locks nothing. */
export async function brandCountRows(db: Database): Promise<BrandCountRow[]> {
	const result = await db.execute<BrandCountRow>(sql`
		select b.id, b.slug, b.name, counted.count from (
			select brand_id, count(*)::int as count from listed_products where brand_id is not null group by 1
		) counted join brands b on b.id = counted.brand_id`);
	return result.rows;
}
