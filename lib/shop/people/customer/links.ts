import { createHash, randomBytes } from "node:crypto";
import { SECOND_MS } from "../../../domain/durations.ts";
import { EMAIL_LINK_MAX_AGE_S, RESET_LINK_MAX_AGE_S } from "../../../domain/people/account-limits.ts";
import type { AccountLinkKind } from "../../../domain/people/account-links.ts";
import type { Database } from "../../kernel/db/client.ts";
import { deleteUnusedLinks, insertLink, type LinkRow, linkRow } from "./links.sql.ts";
import { lockCustomer } from "./lock-customer.sql.ts";

const MAX_AGE_S: Record<AccountLinkKind, number> = {
	confirm_email: EMAIL_LINK_MAX_AGE_S,
	change_email: EMAIL_LINK_MAX_AGE_S,
	reset_password: RESET_LINK_MAX_AGE_S,
};

/** The stored form of a link's secret: SHA-256, hexadecimal. */
export function linkHash(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

/**
 * Creates a customer's link and returns the secret for its address (32 random bytes, base64url); older links of the kind stop
 * working. The caller has locked the customer's row.
 */
export async function makeLink(
	tx: Database,
	{ userId, kind, email, now }: { userId: number; kind: AccountLinkKind; email: string; now: Date },
): Promise<string> {
	const secret = randomBytes(32).toString("base64url");
	await deleteUnusedLinks(tx, { userId, kinds: [kind] });
	const expiresAt = new Date(now.getTime() + MAX_AGE_S[kind] * SECOND_MS);
	await insertLink(tx, { secretHash: linkHash(secret), userId, kind, email, now, expiresAt });
	return secret;
}

export function isLinkOpen({ usedAt, expiresAt }: LinkRow, now: Date): boolean {
	return usedAt === null && expiresAt > now;
}

/** Locks the customer of a link, then reads the link again: a second opening waits. Undefined without one. */
export async function lockLink(tx: Database, secretHash: string): Promise<LinkRow | undefined> {
	const found = await linkRow(tx, secretHash);
	if (!found) return undefined;
	await lockCustomer(tx, found.userId);
	return linkRow(tx, secretHash);
}
