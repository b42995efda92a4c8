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
 * Begins the newsletter of an e-mail, or goes on with it; it goes out once the e-mail is proved, by the account (`isConfirmed`,
 * later `confirmNewsletter`) or by a link of its own.
 */
export async function wantNewsletter(tx: Database, wish: Wish & { locale: Locale }): Promise<void> {
	await beginSubscription(tx, { ...wish, hash: randomBytes(24).toString("base64url") });
}

/** Lets the newsletter that waits for this e-mail go out: the e-mail was proved. Without one nothing happens. */
export async function confirmNewsletter(tx: Database, proved: { email: string; now: Date }): Promise<void> {
	await confirmSubscription(tx, proved);
}

/** Ends the newsletter of an e-mail; of one that is not proved (`isConfirmed`) only what nobody ever confirmed. */
export async function endNewsletter(tx: Database, wish: Wish): Promise<void> {
	await endSubscription(tx, wish);
}

/**
 * Takes a customer's newsletter along to a new, proved e-mail. `isConfirmed` says whether the old one had been proved; if not,
 * only what nobody ever confirmed moves.
 */
export async function moveNewsletter(
	tx: Database,
	{ from, to, isConfirmed, now }: { from: string; to: string; isConfirmed: boolean; now: Date },
): Promise<void> {
	if (from.toLowerCase() === to.toLowerCase()) return;
	const locale = await deleteSubscription(tx, { email: from, isConfirmed });
	if (locale) await wantNewsletter(tx, { email: to, locale, isConfirmed: true, now });
}
