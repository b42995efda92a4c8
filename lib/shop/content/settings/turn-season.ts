import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { presentSeason } from "./present-season.ts";
import { keepToldSeason } from "./season.sql.ts";

/**
 * Announces the settings, of which the season is one, when it is another than the one told last: at Prague's midnight, with the
 * first goods of it, or as soon as a worker is there again. Called every minute.
 */
export function announceTurnedSeason(shop: Shop): Promise<boolean> {
	return shop.db.transaction(async (tx) => {
		const hasTurned = await keepToldSeason(tx, await presentSeason(tx, shop.now()));
		if (hasTurned) await announce(tx, ["settings"]);
		return hasTurned;
	});
}
