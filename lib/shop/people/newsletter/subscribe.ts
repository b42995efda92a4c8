import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { SubscriberBody, Subscription } from "../../../contract/schemas/newsletter.ts";
import type { SubscriberOrigin } from "../../../domain/people/newsletter.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { WHILE_NEW } from "../../kernel/jobs/queue.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { askSubscription, logStep } from "./newsletter.sql.ts";
import { lockSubscriber, markConfirmed, markEnded, type SubscriberRow, subscriberByHash } from "./subscriber.sql.ts";

/** Has the link mailed that confirms a newsletter. */
export const NEWSLETTER_ASKED = {
	name: "mail.newsletter",
	data: z.object({ subscriberId: z.int() }),
	keeps: WHILE_NEW,
};

/**
 * Stores a typed e-mail and mails it a confirmation link; until then nothing else is sent. Refuses one that gets the
 * newsletter already (promises §8); that reveals something about an e-mail, so it is limited by address and e-mail. Mails to
 * one mailbox are limited too: beyond that the reply is the same and no mail is sent.
 */
export async function saveSubscriber(
	shop: Shop,
	{ email, locale }: SubscriberBody,
	address: string,
): Promise<Result<null, "already_exists" | "too_many_requests">> {
	for (const rule of ["newsletter_address", "newsletter_email"] as const) {
		const taken = await takeLimit(shop, rule, { address, email });
		if (!taken.ok) return taken;
	}
	const mayMail = (await takeLimit(shop, "newsletter_mail", { email })).ok;
	return transaction(shop.db, async (tx) => {
		const hash = randomBytes(24).toString("base64url");
		const subscriberId = await askSubscription(tx, { email, locale, hash, now: shop.now() });
		if (subscriberId === undefined) return refuse("already_exists");
		if (mayMail) await shop.jobs.enqueue(tx, NEWSLETTER_ASKED, { subscriberId });
		return accept(null);
	});
}

/** The newsletter of a mailed link; null when the secret is unknown. */
export async function findSubscription(shop: Shop, hash: string): Promise<Subscription | null> {
	const row = await subscriberByHash(shop.db, hash);
	return row ? { email: row.email, state: stateOf(row) } : null;
}

/**
 * Confirms the newsletter of a link, even after it was ended: whoever has the link reads that mailbox. A repeat changes
 * nothing. Null when the secret is unknown.
 */
export async function confirmByLink(shop: Shop, hash: string): Promise<Subscription | null> {
	return transaction(shop.db, async (tx) => {
		const row = await lockSubscriber(tx, hash);
		if (!row) return null;
		if (stateOf(row) !== "confirmed") {
			const now = shop.now();
			await markConfirmed(tx, row.id, now);
			await logStep(tx, row.id, { step: "confirmed", origin: "link", now });
		}
		return { email: row.email, state: "confirmed" };
	});
}

/** Ends the newsletter of a link; a repeat changes nothing. Null when the secret is unknown. */
export async function endByLink(
	shop: Shop,
	hash: string,
	origin: Extract<SubscriberOrigin, "link" | "one-click">,
): Promise<Subscription | null> {
	return transaction(shop.db, async (tx) => {
		const row = await lockSubscriber(tx, hash);
		if (!row) return null;
		if (stateOf(row) !== "ended") {
			const now = shop.now();
			await markEnded(tx, row.id, now);
			await logStep(tx, row.id, { step: "ended", origin, now });
		}
		return { email: row.email, state: "ended" };
	});
}

function stateOf({ confirmedAt, endedAt }: SubscriberRow): Subscription["state"] {
	if (endedAt !== null) return "ended";
	return confirmedAt === null ? "pending" : "confirmed";
}
