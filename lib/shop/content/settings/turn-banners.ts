import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasBannerTurned } from "./settings.sql.ts";

/** Longer than between two looks: one that comes late misses nothing. A shop that starts makes its pages anew anyway. */
const LOOK_BACK_MS = 3 * MINUTE_S * SECOND_MS;

/** Tells the pages when a banner began or ended by the clock, which announces nothing by itself. Asked every minute. */
export async function announceTurnedBanners(shop: Shop): Promise<boolean> {
	const now = shop.now();
	const hasTurned = await hasBannerTurned(shop.db, new Date(now.getTime() - LOOK_BACK_MS), now);
	if (hasTurned) await announce(shop.db, ["settings"]);
	return hasTurned;
}
