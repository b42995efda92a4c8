import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { seasonOf } from "../../../domain/time/season.ts";
import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { LOOK_BACK_MS } from "./turn-banners.ts";

/** Announces the settings, of which the season is one, when another season has begun at Prague's midnight. Called every minute. */
export async function announceTurnedSeason(shop: Shop): Promise<boolean> {
	const now = shop.now();
	const at = (moment: Date) => seasonOf(pragueDay(moment));
	const hasTurned = at(new Date(now.getTime() - LOOK_BACK_MS)) !== at(now);
	if (hasTurned) await announce(shop.db, ["settings"]);
	return hasTurned;
}
