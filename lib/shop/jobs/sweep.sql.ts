import { sql } from "drizzle-orm";
import { DAY_S, SECOND_MS } from "../../domain/limits.ts";
import { sweepUnknownEvents } from "../payment/payment-events.sql.ts";
import { sweepSandboxPayments } from "../payment/sandbox.sql.ts";
import type { Shop } from "../shop.ts";

const KEY_KEPT_DAYS = 3;
/** Forged notifications, and payments of the sandbox that came to nothing. */
const PAYMENT_KEPT_DAYS = 90;

/**
 * Deletes idempotency keys nobody will repeat any more, sessions that have ended, audit lines about strangers' transactions
 * and unpaid payments of the sandbox.
 */
export async function sweepForgotten(shop: Shop): Promise<void> {
	const now = shop.now();
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_S * SECOND_MS);
	await shop.db.execute(sql`delete from idempotency_keys where created_at < ${daysAgo(KEY_KEPT_DAYS)}`);
	await shop.db.execute(sql`delete from sessions where expires_at < ${now}`);
	await sweepUnknownEvents(shop.db, daysAgo(PAYMENT_KEPT_DAYS));
	await sweepSandboxPayments(shop.db, daysAgo(PAYMENT_KEPT_DAYS));
}
