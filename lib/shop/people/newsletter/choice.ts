import { randomBytes } from "node:crypto";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import {
	beginSubscription,
	confirmSubscription,
	deleteSubscription,
	endSubscription,
	type Wish,
} from "./newsletter.sql.ts";

/**
 * Starts or continues the newsletter of an e-mail; it is sent once the e-mail is proved, by the account (`isConfirmed`, later
 * `confirmNewsletter`) or by its own link.
 */
export async function wantNewsletter(tx: Database, wish: Wish & { locale: Locale }): Promise<void> {
	await beginSubscription(tx, { ...wish, hash: randomBytes(24).toString("base64url") });
}

/** Activates the newsletter that waits for this e-mail to be proved; does nothing without one. */
export async function confirmNewsletter(tx: Database, proved: { email: string; now: Date }): Promise<void> {
	await confirmSubscription(tx, proved);
}

/** Ends the newsletter of an e-mail; with an unproved e-mail (`isConfirmed` false) only one that was never confirmed. */
export async function endNewsletter(tx: Database, wish: Wish): Promise<void> {
	await endSubscription(tx, wish);
}

/**
 * Moves a customer's newsletter to a new, proved e-mail. `isConfirmed`: the old one was proved too; if not, only a newsletter
 * that was never confirmed moves.
 */
export async function moveNewsletter(
	tx: Database,
	{ from, to, isConfirmed, now }: { from: string; to: string; isConfirmed: boolean; now: Date },
): Promise<void> {
	if (from.toLowerCase() === to.toLowerCase()) return;
	const locale = await deleteSubscription(tx, { email: from, isConfirmed });
	if (locale) await wantNewsletter(tx, { email: to, locale, isConfirmed: true, now });
}
