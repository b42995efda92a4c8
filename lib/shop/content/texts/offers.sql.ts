/** Jobs, events and services. */

import { type SQL, sql } from "drizzle-orm";
import type { Block } from "../../../contract/blocks.ts";
import type { Career } from "../../../contract/content.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { ServiceKind } from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";

type TextRow = {
	id: number;
	slug: string;
	title: string;
	perex: string;
	blocks: Block[];
	slug_cs: string | null;
	slug_en: string | null;
};
type BranchColumns = {
	branch_id: number | null;
	branch_name: string | null;
	street: string | null;
	city: string | null;
	zip: string | null;
};
const branchColumns = sql`b.id as branch_id, b.name as branch_name, b.street, b.city, b.zip`;
const textColumns = sql`t.slug, t.title, t.perex, t.blocks, cs.slug as slug_cs, en.slug as slug_en`;

/** Texts of table `name` in a language, and their words of address in both. */
function texts(name: string, owner: string, id: SQL, locale: Locale): SQL {
	const table = sql.identifier(name);
	const column = sql.identifier(owner);
	return sql`
		join ${table} t on t.${column} = ${id} and t.locale = ${locale}
		left join ${table} cs on cs.${column} = ${id} and cs.locale = 'cs'
		left join ${table} en on en.${column} = ${id} and en.locale = 'en'`;
}

export type CareerRow = TextRow &
	BranchColumns & {
		employment: Career["employment"];
		pay_from_minor: number | null;
		pay_to_minor: number | null;
		pay_per: Career["pay_per"];
		published_at: string;
		closes_on: string | null;
	};

/** Jobs offered at `now`, whose day in Prague is `today`; all, or the one with this id. Locks nothing. */
export async function careerRows(
	db: Database,
	locale: Locale,
	at: { now: Date; today: string },
	id?: number,
): Promise<CareerRow[]> {
	const { rows } = await db.execute<CareerRow>(sql`
		select c.id, ${textColumns}, ${branchColumns}, c.employment, c.pay_from_minor, c.pay_to_minor, c.pay_per, c.published_at,
			c.closes_on::text
		from careers c ${texts("career_translations", "career_id", sql`c.id`, locale)}
		left join branches b on b.id = c.branch_id
		where c.published_at <= ${at.now} and coalesce(c.closes_on >= ${at.today}, true)
			${id === undefined ? sql`` : sql`and c.id = ${id}`}
		order by c.position, c.published_at desc, c.id`);
	return rows;
}

export type EventRow = TextRow &
	BranchColumns & {
		starts_at: string;
		ends_at: string;
		price_minor: number;
		place: string;
		picture_key: string | null;
		tint: string | null;
	};

const eventRows = (locale: Locale, now: Date, rest: SQL) => sql`
	select e.id, ${textColumns}, t.place, ${branchColumns}, e.starts_at, e.ends_at, e.price_minor, x.key as picture_key, x.tint
	from events e ${texts("event_translations", "event_id", sql`e.id`, locale)}
	left join branches b on b.id = e.branch_id
	left join pictures x on x.id = e.picture_id
	where e.published_at <= ${now} ${rest}`;

/** Published events that are not over at `now`, the nearest first. Locks nothing. */
export async function upcomingEvents(db: Database, locale: Locale, now: Date): Promise<EventRow[]> {
	const rest = sql`and e.ends_at > ${now} order by e.starts_at, e.id limit 100`;
	return (await db.execute<EventRow>(eventRows(locale, now, rest))).rows;
}

/** Published events that are over at `now`, the latest first, at most `limit`. Locks nothing. */
export async function pastEvents(db: Database, locale: Locale, now: Date, limit: number): Promise<EventRow[]> {
	const rest = sql`and e.ends_at <= ${now} order by e.starts_at desc, e.id desc limit ${limit}`;
	return (await db.execute<EventRow>(eventRows(locale, now, rest))).rows;
}

export async function eventRow(db: Database, locale: Locale, id: number, now: Date): Promise<EventRow | undefined> {
	return (await db.execute<EventRow>(eventRows(locale, now, sql`and e.id = ${id}`))).rows[0];
}

export type ServiceRow = TextRow & { kind: ServiceKind; picture_key: string | null; tint: string | null };

/** All services, or the one with this id. Locks nothing. */
export async function serviceRows(db: Database, locale: Locale, id?: number): Promise<ServiceRow[]> {
	const { rows } = await db.execute<ServiceRow>(sql`
		select s.id, s.kind, ${textColumns}, x.key as picture_key, x.tint
		from services s ${texts("service_translations", "service_id", sql`s.id`, locale)}
		left join pictures x on x.id = s.picture_id
		${id === undefined ? sql`` : sql`where s.id = ${id}`}
		order by s.position, s.id`);
	return rows;
}
