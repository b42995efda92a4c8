import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Lent } from "../../../domain/request/rental.ts";
import { joinPaper } from "../../goods/catalogue/paper.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { rentalAssets, rentalReservations } from "../../kernel/db/schema/services.ts";

const costumeRow = z.strictObject({
	product_id: z.int(),
	name: z.string(),
	slug: z.string(),
	category_slug: z.string(),
	category_id: z.int(),
	category_name: z.string(),
	tint: z.string(),
	picture_key: z.string().nullable(),
	short: z.int(),
	week: z.int(),
	extra_day: z.int(),
	deposit: z.int(),
	sizes: z.array(z.strictObject({ variant_id: z.int(), name: z.string(), branch_ids: z.array(z.int()) })),
});
export type CostumeRow = z.infer<typeof costumeRow>;

/** Costumes on sale that can be rented, by name; sizes in their order, each with its branches. Locks nothing. */
export async function costumeRows(db: Database, locale: Locale): Promise<CostumeRow[]> {
	return readRows(
		db,
		costumeRow,
		sql`
		select p.id as product_id, t.name, t.slug, ct.slug as category_slug, c.id as category_id, ct.name as category_name,
			coalesce(paper.tint, c.tint) as tint, picture.key as picture_key,
			r.short_minor as short, r.week_minor as week, r.extra_day_minor as extra_day, r.deposit_minor as deposit, s.sizes
		from rental_costumes r
		join products p on p.id = r.product_id and p.is_active
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join categories c on c.id = p.default_category_id
		join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
		${joinPaper(sql`p.id`)}
		left join lateral (
			select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
			where pp.product_id = p.id order by pp.position limit 1
		) picture on true
		join lateral (
			select json_agg(json_build_object('variant_id', v.id, 'name', coalesce(vt.name, ''), 'branch_ids', held.branch_ids)
				order by v.position, v.id) as sizes
			from variants v
			left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}
			join lateral (
				select array_agg(distinct a.branch_id order by a.branch_id) as branch_ids
				from rental_assets a join branches b on b.id = a.branch_id and b.is_active
				where a.variant_id = v.id and not a.is_retired
			) held on held.branch_ids is not null
			where v.product_id = p.id
		) s on s.sizes is not null
		order by t.name, p.id`,
	);
}

/** One costume of a size at a branch, and its rentals from a day on. */
const assetRow = z.strictObject({ id: z.int(), lent: z.array(z.strictObject({ from: z.string(), to: z.string() })) });
export type AssetRow = z.infer<typeof assetRow>;

/** Costumes of a variant at a branch, by id; one not yet returned is rented until today at least. Locks nothing. */
export async function assetRows(
	db: Database,
	hanger: { variantId: number; branchId: number; since: string; today: string },
): Promise<AssetRow[]> {
	return readRows(
		db,
		assetRow,
		sql`
		select a.id, coalesce((
			select json_agg(json_build_object('from', r.from_day, 'to',
				case q.state when 'out' then greatest(r.to_day, ${hanger.today}::date) else r.to_day end) order by r.from_day)
			from rental_reservations r join service_requests q on q.id = r.request_id
			where r.asset_id = a.id and r.is_active and (upper(r.blocked) > ${hanger.since}::date or q.state = 'out')
		), '[]') as lent
		from rental_assets a
		where a.variant_id = ${hanger.variantId} and a.branch_id = ${hanger.branchId} and not a.is_retired
		order by a.id`,
	);
}

/** Locks the costumes of a variant at a branch until the transaction ends, by id; read rentals after it. */
export async function lockAssets(tx: Database, hanger: { variantId: number; branchId: number }): Promise<void> {
	await tx
		.select({ id: rentalAssets.id })
		.from(rentalAssets)
		.where(and(eq(rentalAssets.variantId, hanger.variantId), eq(rentalAssets.branchId, hanger.branchId)))
		.orderBy(asc(rentalAssets.id))
		.for("no key update");
}

export async function insertReservation(
	tx: Database,
	{ requestId, assetId, from, to, until }: Lent & { requestId: number; assetId: number; until: string },
): Promise<void> {
	await tx.insert(rentalReservations).values({
		requestId,
		assetId,
		fromDay: from,
		toDay: to,
		blocked: sql`daterange(${from}::date, ${until}::date, '[]')`,
	});
}

/**
 * Records that the costume of a request was returned late on `day`: it is away until then and cleaned until `until`, or until
 * its next rental begins. Does nothing for one returned in time. Locks the costume.
 */
export async function bringBackLate(
	tx: Database,
	{ requestId, day, until }: { requestId: number; day: string; until: string },
): Promise<void> {
	await tx
		.select({ id: rentalAssets.id })
		.from(rentalAssets)
		.innerJoin(rentalReservations, eq(rentalReservations.assetId, rentalAssets.id))
		.where(eq(rentalReservations.requestId, requestId))
		.for("no key update", { of: rentalAssets });
	await tx.execute(sql`
		update rental_reservations r set to_day = ${day}, blocked = daterange(r.from_day, least(${until}::date, (
			select min(n.from_day) - 1 from rental_reservations n
			where n.asset_id = r.asset_id and n.is_active and n.from_day > r.from_day
		)), '[]')
		where r.request_id = ${requestId} and r.is_active and r.to_day < ${day}`);
}
