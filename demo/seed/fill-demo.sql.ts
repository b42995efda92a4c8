import { sql } from "drizzle-orm";
import type { MethodFacts } from "#lib/shop/backoffice/new/write-methods.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { BRANDS } from "../facts/dictionary.ts";
import type { CategoryIds } from "./seed-categories.ts";

export type Missing = {
	delivery: boolean;
	points: boolean;
	exemptions: boolean;
	addons: boolean;
	club: boolean;
	videos: boolean;
	rental: boolean;
	balloonTypes: boolean;
	stores: boolean;
	content: boolean;
};

/** Kinds of demo data that are completely missing; null for a shop without the demo's accounts and goods. */
export async function missingRow(
	db: Database,
	demo: { emails: string[]; codes: string[]; club: { id: number; email: string } },
): Promise<Missing | null> {
	const { rows } = await db.execute<Missing>(sql`
		select not exists (select from delivery_methods where key = 'pickup_point' or kind = 'pickup_point') as delivery,
			exists (select from delivery_methods where key = 'pickup_point' and kind = 'pickup_point')
				and not exists (select from pickup_points) as points,
			not exists (select from products where withdrawal_exemption is not null) as exemptions,
			not exists (select from product_companions where is_addon) as addons,
			not exists (select from videos) as videos,
			not exists (select from rental_costumes) and exists (select from products where code = 'KO-1101') as rental,
			not exists (select from balloon_types) as "balloonTypes",
			not exists (select from branch_translations) and exists (select from branches where slug = 'praha') as stores,
			not exists (select from services) and not exists (select from contacts) as content,
			not exists (select from groups where id = ${demo.club.id})
				and not exists (select from users where lower(email) = ${demo.club.email}) as club
		where exists (select from users where email = any(${sql.param(demo.emails)}::text[]))
			and exists (select from products where code = any(${sql.param(demo.codes)}::text[]))`);
	return rows[0] ?? null;
}

/** The VAT rate and the payment methods that a delivery method needs. */
export async function methodFacts(tx: Database): Promise<MethodFacts> {
	const rates = await tx.execute<{ id: number }>(sql`
		select id from vat_rates where country = 'CZ' and percent = 21 order by valid_from desc limit 1`);
	const [rate] = rates.rows;
	if (!rate) throw new Error("The demo shop has no VAT rate of 21 %");
	const { rows } = await tx.execute<{ key: string; id: number }>(sql`select key, id from payment_methods`);
	return { vatRateId: rate.id, paymentIds: new Map(rows.map(({ key, id }) => [key, id])) };
}

export async function pickupDeliveryId(tx: Database): Promise<number> {
	const { rows } = await tx.execute<{ id: number }>(sql`select id from delivery_methods where key = 'pickup_point'`);
	const [row] = rows;
	if (!row) throw new Error("The demo shop has no delivery to pickup points");
	return row.id;
}

/** Sets exemptions from withdrawal by code; existing ones stay. */
export async function markExemptions(tx: Database, marks: { code: string; why: string }[]): Promise<void> {
	await tx.execute(sql`
		update products p set withdrawal_exemption = mark.why::withdrawal_exemption
		from unnest(${sql.param(marks.map(({ code }) => code))}::text[], ${sql.param(marks.map(({ why }) => why))}::text[])
			as mark(code, why)
		where p.code = mark.code and p.withdrawal_exemption is null`);
}

/** Appends add-ons to the companions of goods, in list order; skips pairs if the shop lacks one of the two. */
export async function linkAddons(tx: Database, links: { code: string; addon: string }[]): Promise<void> {
	const codes = sql.param(links.map(({ code }) => code));
	const addons = sql.param(links.map(({ addon }) => addon));
	await tx.execute(sql`
		insert into product_companions (product_id, companion_id, position, is_addon)
		select p.id, a.id, coalesce((select max(position) from product_companions where product_id = p.id), -1)
			+ row_number() over (partition by p.id order by pair.at), true
		from unnest(${codes}::text[], ${addons}::text[]) with ordinality as pair(code, addon, at)
		join products p on p.code = pair.code join products a on a.code = pair.addon
		on conflict (product_id, companion_id) do nothing`);
}

/** Ids in this shop for the keys that demo goods use. */
export async function knownIds(tx: Database) {
	const { rows: vat } = await tx.execute<{ id: number; percent: number }>(sql`
		select distinct on (percent) id, percent::float8 as percent from vat_rates where country = 'CZ'
		order by percent, valid_from desc`);
	const { rows: places } = await tx.execute<{ id: number }>(sql`
		select id from places order by kind <> 'warehouse', id`);
	const { rows: categories } = await tx.execute<{ key: string; id: number; tint: string }>(sql`
		select key, id, tint from categories where key is not null`);
	const { rows: brands } = await tx.execute<{ name: string; id: number }>(sql`select name, id from brands`);
	const { rows: values } = await tx.execute<{ key: string; id: number }>(sql`
		select a.key || '=' || v.key as key, v.id from attribute_values v join attributes a on a.id = v.attribute_id`);
	const brandOf = new Map(brands.map(({ name, id }) => [name, id]));
	const brandIds = Object.entries(BRANDS).flatMap(([key, name]) => {
		const id = brandOf.get(name);
		return id === undefined ? [] : [[key, id] as const];
	});
	return {
		vatIds: new Map(vat.map(({ percent, id }) => [percent, id])),
		placeIds: places.map(({ id }) => id),
		categoryIds: new Map(categories.map(({ key, id, tint }) => [key, { id, tint }])) satisfies CategoryIds,
		brandIds: new Map(brandIds),
		valueIds: new Map(values.map(({ key, id }) => [key, id])),
	};
}

/** The codes that products have already. */
export async function knownCodes(tx: Database, codes: string[]): Promise<Set<string>> {
	const { rows } = await tx.execute<{ code: string }>(sql`
		select code from products where code = any(${sql.param(codes)}::text[])
		union select code from variants where code = any(${sql.param(codes)}::text[])`);
	return new Set(rows.map(({ code }) => code));
}
