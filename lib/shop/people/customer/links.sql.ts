import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { AccountLinkKind } from "../../../domain/people/account-links.ts";
import type { Database } from "../../kernel/db/client.ts";
import { accountLinks } from "../../kernel/db/schema/people.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

/** A link; `email` is the one that it proves. */
export type LinkRow = typeof accountLinks.$inferSelect;

/** The link with this hash, used or not. Locks nothing. */
export async function linkRow(db: Database, secretHash: string): Promise<LinkRow | undefined> {
	const [row] = await db.select().from(accountLinks).where(eq(accountLinks.secretHash, secretHash));
	return row;
}

const isOpen = (now: Date) => and(isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now));

/** The e-mail of the customer's open link of this kind; undefined without one. Locks nothing. */
export async function openLinkEmail(
	db: Database,
	{ userId, kind, now }: { userId: number; kind: AccountLinkKind; now: Date },
): Promise<string | undefined> {
	const [row] = await db
		.select({ email: accountLinks.email })
		.from(accountLinks)
		.where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind), isOpen(now)))
		.orderBy(desc(accountLinks.createdAt))
		.limit(1);
	return row?.email;
}

type NewLink = { secretHash: string; userId: number; kind: AccountLinkKind; email: string; now: Date; expiresAt: Date };

export async function insertLink(tx: Database, { now, ...link }: NewLink): Promise<void> {
	await tx.insert(accountLinks).values({ ...link, createdAt: now });
}

/** Marks an open link as used; false when it was used already, or has expired. */
export async function markLinkUsed(tx: Database, secretHash: string, now: Date): Promise<boolean> {
	const { rowCount } = await tx
		.update(accountLinks)
		.set({ usedAt: now })
		.where(and(eq(accountLinks.secretHash, secretHash), isOpen(now)));
	return rowCount === 1;
}

/** Deletes a customer's unused links; used ones stay, so that a second click gets the same reply. */
export async function deleteUnusedLinks(
	tx: Database,
	{ userId, kinds }: { userId: number; kinds: readonly AccountLinkKind[] },
): Promise<void> {
	await tx
		.delete(accountLinks)
		.where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), inArray(accountLinks.kind, kinds)));
}

/** Deletes links that expired before a time. */
export async function sweepLinks(db: Database, before: Date): Promise<void> {
	await sweepRows(db, accountLinks, lt(accountLinks.expiresAt, before));
}
