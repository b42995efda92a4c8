import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { priceColumns, priceShape } from "./price.sql.ts";

const codedRow = z.strictObject({
	id: z.int(),
	code: z.string(),
	product_id: z.int(),
	product_name: z.string(),
	variant_name: z.string(),
	...priceShape,
});
export type CodedVariantRow = z.infer<typeof codedRow>;

/** The variant with this code, else all active variants of the product with this code, by position; `lock` locks their rows. */
export function variantsByCode(tx: Database, code: string, { lock }: { lock: boolean }): Promise<CodedVariantRow[]> {
	return readRows(
		tx,
		codedRow,
		sql`
		select v.id, v.code, v.product_id, coalesce(t.name, '') as product_name, coalesce(vt.name, '') as variant_name,
			${priceColumns}
		from variants v
		join products p on p.id = v.product_id
		left join product_translations t on t.product_id = p.id and t.locale = 'cs'
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = 'cs'
		where v.code = ${code} or (
			p.code = ${code} and v.is_active and not exists (select from variants other where other.code = ${code})
		)
		order by v.position, v.id
		${lock ? sql`for no key update of v` : sql``}`,
	);
}

/** A few codes with the same beginning, the shortest first. Locks nothing. */
export async function similarCodes(db: Database, code: string): Promise<string[]> {
	const rows = await readRows(
		db,
		z.strictObject({ code: z.string() }),
		sql`
		select code from variants where starts_with(lower(code), lower(${code.slice(0, 4)}))
		order by lower(code) = lower(${code}) desc, length(code), code limit 3`,
	);
	return rows.map((row) => row.code);
}
