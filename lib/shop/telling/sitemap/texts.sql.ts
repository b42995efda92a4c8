/** The shop's texts by id, in batches. Locks nothing. */

import { and, asc, eq, gt, max, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { byLocale, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import {
	careerTranslations,
	contacts,
	documents,
	eventTranslations,
	pageKindEnum,
	pageTranslations,
	postCategoryTranslations,
	postTranslations,
} from "../../kernel/db/schema/content.ts";
import { branches } from "../../kernel/db/schema/places.ts";
import { serviceTranslations } from "../../kernel/db/schema/services.ts";
import type { Batch } from "./by-id.ts";

const textRow = z.strictObject({
	id: z.int(),
	slugs: writtenTexts,
	changed_at: z.string().nullable(),
	picture_key: z.string().nullable(),
});
export type TextRow = z.infer<typeof textRow>;

/** `today` is the day of `now` in Prague. */
export type At = { now: Date; today: string };

type TextTable = {
	table: string;
	translations: { slug: AnyPgColumn };
	owner: AnyPgColumn;
	/** When it last changed, of row `t`; null: nobody knows. */
	changedAt: SQL;
	pictureId: SQL;
	/** Whether row `t` has a page. */
	isThere: (at: At) => SQL;
};

/** A change before publication does not count. */
const PUBLISHED = sql`greatest(t.updated_at, t.published_at)`;
const UNKNOWN = sql`null::timestamptz`;
const NO_PICTURE = sql`null::int`;

/** Texts with pages of their own; past events stay, closed jobs do not. */
const TEXT_TABLES = {
	posts: {
		table: "posts",
		translations: postTranslations,
		owner: postTranslations.postId,
		changedAt: PUBLISHED,
		pictureId: sql`t.picture_id`,
		isThere: ({ now }) => sql`t.published_at <= ${now}`,
	},
	blogCategories: {
		table: "post_categories",
		translations: postCategoryTranslations,
		owner: postCategoryTranslations.categoryId,
		changedAt: UNKNOWN,
		pictureId: NO_PICTURE,
		isThere: () => sql`true`,
	},
	careers: {
		table: "careers",
		translations: careerTranslations,
		owner: careerTranslations.careerId,
		changedAt: PUBLISHED,
		pictureId: NO_PICTURE,
		isThere: ({ now, today }) => sql`t.published_at <= ${now} and coalesce(t.closes_on >= ${today}, true)`,
	},
	events: {
		table: "events",
		translations: eventTranslations,
		owner: eventTranslations.eventId,
		changedAt: PUBLISHED,
		pictureId: sql`t.picture_id`,
		isThere: ({ now }) => sql`t.published_at <= ${now}`,
	},
	services: {
		table: "services",
		translations: serviceTranslations,
		owner: serviceTranslations.serviceId,
		changedAt: sql`t.updated_at`,
		pictureId: sql`t.picture_id`,
		isThere: () => sql`true`,
	},
} as const satisfies Record<string, TextTable>;
export type TextKind = keyof typeof TEXT_TABLES;

/** Texts of a kind that have a page now, with their slugs in each of their languages. */
export async function textRows(db: Database, kind: TextKind, at: At, { after, limit }: Batch): Promise<TextRow[]> {
	const { table, translations, owner, changedAt, pictureId, isThere }: TextTable = TEXT_TABLES[kind];
	return readRows(
		db,
		textRow,
		sql`
		select t.id, ${byLocale(translations.slug, owner, sql`t.id`)} as slugs, ${changedAt} as changed_at, x.key as picture_key
		from ${sql.identifier(table)} t
		left join pictures x on x.id = ${pictureId}
		where t.id > ${after} and ${isThere(at)} order by t.id limit ${limit}`,
	);
}

const pageRow = textRow.extend({ key: z.string(), kind: z.enum(pageKindEnum.enumValues) });
export type PageRow = z.infer<typeof pageRow>;

/** Info pages and generic ones. */
export async function pageRows(db: Database, { after, limit }: Batch): Promise<PageRow[]> {
	return readRows(
		db,
		pageRow,
		sql`
		select p.id, p.key, p.kind, ${byLocale(pageTranslations.slug, pageTranslations.pageId, sql`p.id`)} as slugs, p.updated_at as changed_at, x.key as picture_key
		from pages p
		left join pictures x on x.id = p.picture_id
		where p.id > ${after} order by p.id limit ${limit}`,
	);
}

/** Public branches. */
export function branchIds(db: Database, { after, limit }: Batch): Promise<{ id: number }[]> {
	const { id, isActive } = branches;
	return db
		.select({ id })
		.from(branches)
		.where(and(eq(isActive, true), gt(id, after)))
		.orderBy(asc(id))
		.limit(limit);
}

export function contactIds(db: Database, { after, limit }: Batch): Promise<{ id: number }[]> {
	const { id } = contacts;
	return db.select({ id }).from(contacts).where(gt(id, after)).orderBy(asc(id)).limit(limit);
}

/** Latest change of a document; null when there are none. */
export async function papersChangedAt(db: Database): Promise<Date | null> {
	const [papers] = await db.select({ newest: max(documents.updatedAt) }).from(documents);
	return papers?.newest ?? null;
}
