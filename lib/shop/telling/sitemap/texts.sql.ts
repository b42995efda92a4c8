/** What the shop writes, by id, the next ones after an id. Nothing here locks. */

import { type SQL, sql } from "drizzle-orm";
import type { PageKind } from "../../../domain/content/content-kinds.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Batch } from "./by-id.ts";

export type TextRow = {
	id: number;
	slug_cs: string | null;
	slug_en: string | null;
	changed_at: string | null;
	picture_key: string | null;
};

/** `today` is the day of `now` in Prague. */
export type At = { now: Date; today: string };

type TextTable = {
	table: string;
	translations: string;
	owner: string;
	/** When it last changed, of row `t`; null: nobody knows. */
	changedAt: SQL;
	pictureId: SQL;
	/** Whether row `t` has a page. */
	isThere: (at: At) => SQL;
};

/** Nobody saw a change before it was published. */
const PUBLISHED = sql`greatest(t.updated_at, t.published_at)`;
const UNKNOWN = sql`null::timestamptz`;
const NO_PICTURE = sql`null::int`;

/** Texts with an address of their own; events that are over stay, jobs that are closed do not. */
const TEXT_TABLES = {
	posts: {
		table: "posts",
		translations: "post_translations",
		owner: "post_id",
		changedAt: PUBLISHED,
		pictureId: sql`t.picture_id`,
		isThere: ({ now }) => sql`t.published_at <= ${now}`,
	},
	blogCategories: {
		table: "post_categories",
		translations: "post_category_translations",
		owner: "category_id",
		changedAt: UNKNOWN,
		pictureId: NO_PICTURE,
		isThere: () => sql`true`,
	},
	careers: {
		table: "careers",
		translations: "career_translations",
		owner: "career_id",
		changedAt: PUBLISHED,
		pictureId: NO_PICTURE,
		isThere: ({ now, today }) => sql`t.published_at <= ${now} and coalesce(t.closes_on >= ${today}, true)`,
	},
	events: {
		table: "events",
		translations: "event_translations",
		owner: "event_id",
		changedAt: PUBLISHED,
		pictureId: sql`t.picture_id`,
		isThere: ({ now }) => sql`t.published_at <= ${now}`,
	},
	services: {
		table: "services",
		translations: "service_translations",
		owner: "service_id",
		changedAt: sql`t.updated_at`,
		pictureId: sql`t.picture_id`,
		isThere: () => sql`true`,
	},
} as const satisfies Record<string, TextTable>;
export type TextKind = keyof typeof TEXT_TABLES;

/** Texts of a kind that have a page at this moment, with their words of address in each language in which they are written. */
export async function textRows(db: Database, kind: TextKind, at: At, { after, limit }: Batch): Promise<TextRow[]> {
	const { table, translations, owner, changedAt, pictureId, isThere }: TextTable = TEXT_TABLES[kind];
	const { rows } = await db.execute<TextRow>(sql`
		select t.id, cs.slug as slug_cs, en.slug as slug_en, ${changedAt} as changed_at, x.key as picture_key
		from ${sql.identifier(table)} t
		left join ${sql.identifier(translations)} cs on cs.${sql.identifier(owner)} = t.id and cs.locale = 'cs'
		left join ${sql.identifier(translations)} en on en.${sql.identifier(owner)} = t.id and en.locale = 'en'
		left join pictures x on x.id = ${pictureId}
		where t.id > ${after} and ${isThere(at)} order by t.id limit ${limit}`);
	return rows;
}

export type PageRow = TextRow & { key: string; kind: PageKind };

/** Info pages and generic ones. */
export async function pageRows(db: Database, { after, limit }: Batch): Promise<PageRow[]> {
	const { rows } = await db.execute<PageRow>(sql`
		select p.id, p.key, p.kind, cs.slug as slug_cs, en.slug as slug_en, p.updated_at as changed_at, x.key as picture_key
		from pages p
		left join page_translations cs on cs.page_id = p.id and cs.locale = 'cs'
		left join page_translations en on en.page_id = p.id and en.locale = 'en'
		left join pictures x on x.id = p.picture_id
		where p.id > ${after} order by p.id limit ${limit}`);
	return rows;
}

/** Branches that are open to people. */
export async function branchIds(db: Database, { after, limit }: Batch): Promise<{ id: number }[]> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select id from branches where is_active and id > ${after} order by id limit ${limit}`,
	);
	return rows;
}

export async function contactIds(db: Database, { after, limit }: Batch): Promise<{ id: number }[]> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select id from contacts where id > ${after} order by id limit ${limit}`,
	);
	return rows;
}

/** When the newest of the papers was changed; null when there are none. */
export async function papersChangedAt(db: Database): Promise<Date | null> {
	const { rows } = await db.execute<{ newest: string | null }>(sql`select max(updated_at) as newest from documents`);
	const newest = rows[0]?.newest ?? null;
	return newest === null ? null : new Date(newest);
}
