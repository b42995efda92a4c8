/** Papers, contacts and pictures of Instagram. */
import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type DocumentRow = {
	key: string;
	section: string;
	title: string;
	description: string;
	body: string;
	updated_at: string;
};

/** All papers, or the one with this key. */
export async function documentRows(db: Database, key?: string): Promise<DocumentRow[]> {
	const { rows } = await db.execute<DocumentRow>(sql`
		select key, section, title, description, body, updated_at from documents
		${key === undefined ? sql`` : sql`where key = ${key}`}
		order by min(position) over (partition by section), section, position, id`);
	return rows;
}

export type ContactRow = {
	id: number;
	name: string;
	role: string;
	description: string;
	email: string;
	phone: string;
};

/** All contacts, or the one with this id. */
export async function contactRows(db: Database, id?: number): Promise<ContactRow[]> {
	const { rows } = await db.execute<ContactRow>(sql`
		select id, name, role, description, email, phone from contacts
		${id === undefined ? sql`` : sql`where id = ${id}`}
		order by position, id`);
	return rows;
}

export type InstagramRow = { picture_key: string; tint: string | null; alt: string; url: string };

export async function instagramRows(db: Database, locale: Locale): Promise<InstagramRow[]> {
	const { rows } = await db.execute<InstagramRow>(sql`
		select x.key as picture_key, x.tint, coalesce(i.alt ->> ${locale}::text, '') as alt, i.url
		from instagram_posts i join pictures x on x.id = i.picture_id order by i.position, i.id`);
	return rows;
}
