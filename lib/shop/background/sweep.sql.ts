import { sql } from "drizzle-orm";
import { DAY_S, SECOND_MS } from "../../domain/durations.ts";
import { GUEST_WATCH_DAYS } from "../../domain/goods/watch-states.ts";
import { REQUEST_KEPT_DAYS } from "../../domain/request/request-terms.ts";
import { pragueDay } from "../../domain/time/calendar-day.ts";
import { VITALS_KEPT_DAYS } from "../../domain/vitals/vitals.ts";
import { sweepVitals } from "../content/vitals/vitals.sql.ts";
import { sweepGuestWatches } from "../goods/watchdog/guest-watch.sql.ts";
import { sweepBeats } from "../health/heartbeat.sql.ts";
import { idempotencyKeys } from "../kernel/db/schema/orders.ts";
import { sessions } from "../kernel/db/schema/people.ts";
import { sweepRows } from "../kernel/db/sweep-rows.ts";
import { sweepLimits } from "../kernel/rate-limits/limits.ts";
import type { Shop } from "../kernel/shop.ts";
import { sweepLinks } from "../people/customer/links.sql.ts";
import { sweepSubscribers } from "../people/newsletter/newsletter.sql.ts";
import { sweepUnknownEvents } from "../selling/payment/payment-events.sql.ts";
import { sweepSandboxPayments } from "../selling/payment/sandbox.sql.ts";
import { sweepRequests } from "../selling/request/request.sql.ts";

const KEY_KEPT_DAYS = 3;
/** A used link gives the same reply for this long after its end. */
const LINK_KEPT_DAYS = 30;
/** Forged notifications, and unpaid sandbox payments. */
const PAYMENT_KEPT_DAYS = 90;

/**
 * Deletes expired idempotency keys, ended sessions and mailed links, full rate limit buckets, audit lines of foreign
 * transactions, unpaid sandbox payments, newsletter e-mails never confirmed, watches of guests, requests from years ago, workers that were killed, and how quick pages were before last year; all in
 * batches (`sweepRows`).
 */
export async function sweepForgotten(shop: Shop): Promise<void> {
	const now = shop.now();
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_S * SECOND_MS);
	await sweepRows(shop.db, idempotencyKeys, sql`created_at < ${daysAgo(KEY_KEPT_DAYS)}`);
	await sweepRows(shop.db, sessions, sql`expires_at < ${now}`);
	await sweepLinks(shop.db, daysAgo(LINK_KEPT_DAYS));
	await sweepLimits(shop);
	await sweepUnknownEvents(shop.db, daysAgo(PAYMENT_KEPT_DAYS));
	await sweepSandboxPayments(shop.db, daysAgo(PAYMENT_KEPT_DAYS));
	await sweepSubscribers(shop.db, daysAgo(LINK_KEPT_DAYS));
	await sweepGuestWatches(shop.db, { now, ended: daysAgo(LINK_KEPT_DAYS), begun: daysAgo(GUEST_WATCH_DAYS) });
	await sweepRequests(shop.db, daysAgo(REQUEST_KEPT_DAYS));
	await sweepBeats(shop.db);
	await sweepVitals(shop.db, pragueDay(daysAgo(VITALS_KEPT_DAYS)));
}
