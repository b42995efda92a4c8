import { sql } from "drizzle-orm";
import type { AccountLinkKind } from "../../../domain/people/account-links.ts";
import type { Database } from "../../kernel/db/client.ts";
import { accountLinks } from "../../kernel/db/schema/people.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type LinkRow = {
	user_id: number;
	kind: AccountLinkKind;
	/** The e-mail that the link proves. */
	email: string;
	expires_at: string;
	used_at: string | null;
};

/** The link with this hash, used or not. Locks nothing. */
export async function linkRow(db: Database, secretHash: string): Promise<LinkRow | undefined> {
	const result = await db.execute<LinkRow>(sql`
		select user_id, kind, email, expires_at, used_at from account_links where secret_hash = ${secretHash}`);
	return result.rows[0];
}

/** Where the customer's open link of this kind leads to; undefined without one. Locks nothing. */
export async function openLinkEmail(
	db: Database,
	{ userId, kind, now }: { userId: number; kind: AccountLinkKind; now: Date },
): Promise<string | undefined> {
	const result = await db.execute<{ email: string }>(sql`
		select email from account_links where user_id = ${userId} and kind = ${kind} and used_at is null and expires_at > ${now}
		order by created_at desc limit 1`);
	return result.rows[0]?.email;
}

type NewLink = { secretHash: string; userId: number; kind: AccountLinkKind; email: string; now: Date; expiresAt: Date };

export async function insertLink(tx: Database, link: NewLink): Promise<void> {
	await tx.execute(sql`
		insert into account_links (secret_hash, user_id, kind, email, created_at, expires_at)
		values (${link.secretHash}, ${link.userId}, ${link.kind}, ${link.email}, ${link.now}, ${link.expiresAt})`);
}

/** Uses an open link up; false when somebody was faster, or it is too old. */
export async function markLinkUsed(tx: Database, secretHash: string, now: Date): Promise<boolean> {
	const result = await tx.execute(sql`
		update account_links set used_at = ${now}
		where secret_hash = ${secretHash} and used_at is null and expires_at > ${now}`);
	return result.rowCount === 1;
}

/** Ends a customer's links that were not used; those used stay, so that a second click answers as the first one did. */
export async function deleteUnusedLinks(
	tx: Database,
	{ userId, kinds }: { userId: number; kinds: readonly AccountLinkKind[] },
): Promise<void> {
	await tx.execute(sql`
		delete from account_links
		where user_id = ${userId} and used_at is null and kind = any(${sql.param([...kinds])}::account_link_kind[])`);
}

/** Deletes links that ended before a moment. */
export async function sweepLinks(db: Database, before: Date): Promise<void> {
	await sweepRows(db, accountLinks, sql`expires_at < ${before}`);
}
