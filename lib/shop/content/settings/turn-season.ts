import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { seasonOf } from "../../../domain/time/season.ts";
import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { keepToldSeason } from "./season.sql.ts";

/**
 * Announces the settings, of which the season is one, when it is another than the one told last: at Prague's midnight, or as soon
 * as a worker is there again. Called every minute.
 */
export function announceTurnedSeason(shop: Shop): Promise<boolean> {
	return shop.db.transaction(async (tx) => {
		const hasTurned = await keepToldSeason(tx, seasonOf(pragueDay(shop.now())));
		if (hasTurned) await announce(tx, ["settings"]);
		return hasTurned;
	});
}
