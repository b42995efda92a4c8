import { addDays } from "./calendar-day.ts";
import { easterSunday } from "./holidays.ts";

/** What people celebrate in parts of the year; in the rest of it birthdays alone. */
export const SEASONS = ["mikulas", "newYear", "carnival", "wedding", "halloween"] as const;
export type Season = (typeof SEASONS)[number];

/** First and last day of each season in a year, both included; no two share a day. */
function seasonsOf(year: number): Record<Season, readonly [first: string, last: string]> {
	const on = (monthAndDay: string) => `${year}-${monthAndDay}`;
	return {
		// From the Epiphany to Shrove Tuesday.
		carnival: [on("01-06"), addDays(easterSunday(year), -47)],
		wedding: [on("05-01"), on("08-31")],
		halloween: [on("10-01"), on("10-31")],
		// The children's evening is that of 5 December.
		mikulas: [on("11-10"), on("12-05")],
		newYear: [on("12-06"), on("12-31")],
	};
}

/** The season of a calendar day, "2026-12-05"; null when it is in none. */
export function seasonOf(day: string): Season | null {
	const seasons = seasonsOf(Number(day.slice(0, 4)));
	const isIn = (season: Season) => seasons[season][0] <= day && day <= seasons[season][1];
	return SEASONS.find(isIn) ?? null;
}

/** Key of the category that has a season's goods; a shop without it does without the season. */
export const SEASON_CATEGORIES: Record<Season, string> = {
	mikulas: "cert-a-mikulas",
	newYear: "silvestr",
	carnival: "kostymy",
	wedding: "svatba",
	halloween: "halloween",
};
