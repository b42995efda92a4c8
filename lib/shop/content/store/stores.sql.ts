import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const hours = z.tuple([z.string(), z.string()]);

const storeRow = z.strictObject({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	phone: z.string(),
	email: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	is_prague: z.boolean(),
	is_large_shop: z.boolean(),
	opening_hours: z.record(z.string(), hours),
	services: z.array(z.string()),
	description: z.string(),
	directions: z.string(),
	/** From `from` on, for `days` days. */
	exceptions: z.array(z.strictObject({ day: z.string(), hours: hours.nullable(), note: z.string() })),
	pictures: z.array(z.strictObject({ key: z.string(), tint: z.string().nullable() })),
});
export type StoreRow = z.infer<typeof storeRow>;

/** Active branches, or the one with this id; Prague's first. Locks nothing. */
export function storeRows(
	db: Database,
	{ locale, from, days, id }: { locale: Locale; from: string; days: number; id?: number },
): Promise<StoreRow[]> {
	return readRows(
		db,
		storeRow,
		sql`
		select b.id, b.slug, b.name, b.street, b.city, b.zip, b.phone, b.email, b.latitude, b.longitude, b.is_prague,
			b.is_large_shop, b.opening_hours, b.services, coalesce(t.description, '') as description, coalesce(t.directions, '') as directions,
			coalesce((select json_agg(json_build_object(
					'day', e.day, 'hours', e.hours, 'note', coalesce(e.note ->> ${locale}, '')) order by e.day)
				from branch_exceptions e
				where e.branch_id = b.id and e.day >= ${from}::date and e.day < ${from}::date + ${days}::int), '[]') as exceptions,
			coalesce((select json_agg(json_build_object('key', x.key, 'tint', x.tint) order by bp.position, x.id)
				from branch_pictures bp join pictures x on x.id = bp.picture_id where bp.branch_id = b.id), '[]') as pictures
		from branches b left join branch_translations t on t.branch_id = b.id and t.locale = ${locale}
		where b.is_active and (${id ?? null}::int is null or b.id = ${id ?? null}::int)
		order by b.is_prague desc, b.id`,
	);
}
