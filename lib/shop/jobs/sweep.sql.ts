import { sql } from "drizzle-orm";
import { DAY_S, SECOND_MS } from "../../domain/limits.ts";
import type { Shop } from "../shop.ts";

const KEY_KEPT_DAYS = 3;

/** Deletes idempotency keys nobody will repeat any more, and sessions that have ended. */
export async function sweepForgotten(shop: Shop): Promise<void> {
	const now = shop.now();
	const keysBefore = new Date(now.getTime() - KEY_KEPT_DAYS * DAY_S * SECOND_MS);
	await shop.db.execute(sql`delete from idempotency_keys where created_at < ${keysBefore}`);
	await shop.db.execute(sql`delete from sessions where expires_at < ${now}`);
}
