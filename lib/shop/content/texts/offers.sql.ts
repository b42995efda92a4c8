/** Jobs, events and services. */

import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { block } from "../../../contract/schemas/blocks.ts";
import { careerCard } from "../../../contract/schemas/content.ts";
import { serviceKind } from "../../../contract/schemas/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import { byLocale, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { careerTranslations, eventTranslations } from "../../kernel/db/schema/content.ts";
import { serviceTranslations } from "../../kernel/db/schema/services.ts";

const textRow = {
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	blocks: z.array(block),
	slugs: writtenTexts,
};
const branchRow = {
	branch_id: z.int().nullable(),
	branch_name: z.string().nullable(),
	street: z.string().nullable(),
	city: z.string().nullable(),
	zip: z.string().nullable(),
};
const pictureRow = { picture_key: z.string().nullable(), tint: z.string().nullable(), recipe: z.unknown() };
const branchColumns = sql`b.id as branch_id, b.name as branch_name, b.street, b.city, b.zip`;
const textColumns = sql`t.slug, t.title, t.perex, t.blocks, s.slugs`;

/** Texts of table `name` in a language, and their words of address in each. */
function texts({ slug }: { slug: AnyPgColumn }, owner: AnyPgColumn, id: SQL, locale: Locale): SQL {
	return sql`
		join ${slug.table} t on t.${sql.identifier(owner.name)} = ${id} and t.locale = ${locale}
		cross join lateral ${byLocale(slug, owner, id)} s (slugs)`;
}

const careerRow = z.strictObject({
	...textRow,
	...branchRow,
	employment: careerCard.shape.employment,
	pay_from_minor: z.int().nullable(),
	pay_to_minor: z.int().nullable(),
	pay_per: careerCard.shape.pay_per,
	published_at: z.string(),
	closes_on: z.string().nullable(),
});
export type CareerRow = z.infer<typeof careerRow>;

/** Open jobs at `now`, on the day `today` in Prague; all, or the one with this id. Locks nothing. */
export function careerRows(
	db: Database,
	locale: Locale,
	at: { now: Date; today: string },
	id?: number,
): Promise<CareerRow[]> {
	return readRows(
		db,
		careerRow,
		sql`
		select c.id, ${textColumns}, ${branchColumns}, c.employment, c.pay_from_minor, c.pay_to_minor, c.pay_per, c.published_at,
			c.closes_on::text
		from careers c ${texts(careerTranslations, careerTranslations.careerId, sql`c.id`, locale)}
		left join branches b on b.id = c.branch_id
		where c.published_at <= ${at.now} and coalesce(c.closes_on >= ${at.today}, true)
			${id === undefined ? sql`` : sql`and c.id = ${id}`}
		order by c.position, c.published_at desc, c.id`,
	);
}

const publishedEvent = z.strictObject({
	...textRow,
	...branchRow,
	...pictureRow,
	starts_at: z.string(),
	ends_at: z.string(),
	price_minor: z.int(),
	place: z.string(),
});
export type EventRow = z.infer<typeof publishedEvent>;

const eventRows = (locale: Locale, now: Date, rest: SQL) => sql`
	select e.id, ${textColumns}, t.place, ${branchColumns}, e.starts_at, e.ends_at, e.price_minor, x.key as picture_key, x.tint, x.recipe
	from events e ${texts(eventTranslations, eventTranslations.eventId, sql`e.id`, locale)}
	left join branches b on b.id = e.branch_id
	left join pictures x on x.id = e.picture_id
	where e.published_at <= ${now} ${rest}`;

/** Published current and future events at `now`, the nearest first. Locks nothing. */
export function upcomingEvents(db: Database, locale: Locale, now: Date): Promise<EventRow[]> {
	const rest = sql`and e.ends_at > ${now} order by e.starts_at, e.id limit 100`;
	return readRows(db, publishedEvent, eventRows(locale, now, rest));
}

/** Published past events at `now`, the latest first, at most `limit`. Locks nothing. */
export function pastEvents(db: Database, locale: Locale, now: Date, limit: number): Promise<EventRow[]> {
	const rest = sql`and e.ends_at <= ${now} order by e.starts_at desc, e.id desc limit ${limit}`;
	return readRows(db, publishedEvent, eventRows(locale, now, rest));
}

export function eventRow(db: Database, locale: Locale, id: number, now: Date): Promise<EventRow | undefined> {
	return readRow(db, publishedEvent, eventRows(locale, now, sql`and e.id = ${id}`));
}

const serviceRow = z.strictObject({ ...textRow, ...pictureRow, kind: serviceKind });
export type ServiceRow = z.infer<typeof serviceRow>;

/** All services, or the one with this id. Locks nothing. */
export function serviceRows(db: Database, locale: Locale, id?: number): Promise<ServiceRow[]> {
	return readRows(
		db,
		serviceRow,
		sql`
		select o.id, o.kind, ${textColumns}, x.key as picture_key, x.tint, x.recipe
		from services o ${texts(serviceTranslations, serviceTranslations.serviceId, sql`o.id`, locale)}
		left join pictures x on x.id = o.picture_id
		${id === undefined ? sql`` : sql`where o.id = ${id}`}
		order by o.position, o.id`,
	);
}
