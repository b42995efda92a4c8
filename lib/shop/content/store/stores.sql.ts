import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Hours, OpeningBranch } from "../../../domain/time/opening-hours.ts";
import type { Database } from "../../kernel/db/client.ts";

export type StoreRow = {
	id: number;
	slug: string;
	name: string;
	street: string;
	city: string;
	zip: string;
	phone: string;
	email: string;
	latitude: number;
	longitude: number;
	is_prague: boolean;
	is_large_shop: boolean;
	opening_hours: OpeningBranch["openingHours"];
	services: string[];
	description: string;
	directions: string;
	/** From `from` on, for `days` days. */
	exceptions: { day: string; hours: Hours | null; note: string }[];
	pictures: { key: string; tint: string }[];
};

/** Active branches, or the one of them with this id; that of Prague first. Locks nothing. */
export async function storeRows(
	db: Database,
	{ locale, from, days, id }: { locale: Locale; from: string; days: number; id?: number },
): Promise<StoreRow[]> {
	const { rows } = await db.execute<StoreRow>(sql`
		select b.id, b.slug, b.name, b.street, b.city, b.zip, b.phone, b.email, b.latitude, b.longitude, b.is_prague,
			b.is_large_shop,			b.opening_hours, b.services, coalesce(t.description, '') as description, coalesce(t.directions, '') as directions,
			coalesce((select json_agg(json_build_object(
					'day', e.day, 'hours', e.hours, 'note', coalesce(e.note ->> ${locale}, '')) order by e.day)
				from branch_exceptions e
				where e.branch_id = b.id and e.day >= ${from}::date and e.day < ${from}::date + ${days}::int), '[]') as exceptions,
			coalesce((select json_agg(json_build_object('key', x.key, 'tint', x.tint) order by bp.position, x.id)
				from branch_pictures bp join pictures x on x.id = bp.picture_id where bp.branch_id = b.id), '[]') as pictures
		from branches b left join branch_translations t on t.branch_id = b.id and t.locale = ${locale}
		where b.is_active and (${id ?? null}::int is null or b.id = ${id ?? null}::int)
		order by b.is_prague desc, b.id`);
	return rows;
}
