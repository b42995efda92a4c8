import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasBannerTurned } from "./settings.sql.ts";

/** Longer than the interval between two checks, so that a late one misses nothing. A starting shop renders its pages anyway. */
const LOOK_BACK_MS = 3 * MINUTE_S * SECOND_MS;

/** Announces banners that began or ended by date, which no write announces. Called every minute. */
export async function announceTurnedBanners(shop: Shop): Promise<boolean> {
	const now = shop.now();
	const hasTurned = await hasBannerTurned(shop.db, new Date(now.getTime() - LOOK_BACK_MS), now);
	if (hasTurned) await announce(shop.db, ["settings"]);
	return hasTurned;
}
