import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { type Season, seasonOf } from "../../../domain/time/season.ts";
import type { Database } from "../../kernel/db/client.ts";
import { hasSeasonGoods } from "./season.sql.ts";

/** The season of Prague's day; null in none, and in a shop that has no goods for it. Locks nothing. */
export async function presentSeason(db: Database, now: Date): Promise<Season | null> {
	const season = seasonOf(pragueDay(now));
	return season !== null && (await hasSeasonGoods(db, season)) ? season : null;
}
