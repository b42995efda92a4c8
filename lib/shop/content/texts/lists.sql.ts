/** Documents, contacts and pictures of Instagram. */
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { contacts, documents } from "../../kernel/db/schema/content.ts";

/** All documents, or the one with this key. */
export async function documentRows(db: Database, key?: string) {
	return db
		.select({
			key: documents.key,
			section: documents.section,
			title: documents.title,
			description: documents.description,
			body: documents.body,
			updatedAt: documents.updatedAt,
		})
		.from(documents)
		.where(key === undefined ? undefined : eq(documents.key, key))
		.orderBy(
			sql`min(${documents.position}) over (partition by ${documents.section})`,
			documents.section,
			documents.position,
			documents.id,
		);
}

/** All contacts, or the one with this id. */
export async function contactRows(db: Database, id?: number) {
	return db
		.select({
			id: contacts.id,
			name: contacts.name,
			role: contacts.role,
			description: contacts.description,
			email: contacts.email,
			phone: contacts.phone,
		})
		.from(contacts)
		.where(id === undefined ? undefined : eq(contacts.id, id))
		.orderBy(contacts.position, contacts.id);
}
export type ContactRow = Awaited<ReturnType<typeof contactRows>>[number];

const instagramRow = z.strictObject({
	picture_key: z.string(),
	tint: z.string().nullable(),
	alt: z.string(),
	url: z.string(),
});

export function instagramRows(db: Database, locale: Locale): Promise<z.infer<typeof instagramRow>[]> {
	return readRows(
		db,
		instagramRow,
		sql`
		select x.key as picture_key, x.tint, coalesce(i.alt ->> ${locale}::text, '') as alt, i.url
		from instagram_posts i join pictures x on x.id = i.picture_id order by i.position, i.id`,
	);
}
