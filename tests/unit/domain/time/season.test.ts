import { describe, expect, test } from "vitest";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { SEASONS, seasonOf } from "#lib/domain/time/season.ts";

describe("the season of a day", () => {
	test.each([
		["2026-01-01", null],
		["2026-01-05", null],
		["2026-01-06", "carnival"],
		["2026-02-17", "carnival"],
		// Ash Wednesday.
		["2026-02-18", null],
		["2026-03-07", null],
		// Easter has no goods of its own here.
		["2026-04-05", null],
		["2026-04-30", null],
		["2026-05-01", "wedding"],
		["2026-08-31", "wedding"],
		["2026-09-01", null],
		["2026-09-30", null],
		["2026-10-01", "halloween"],
		["2026-10-31", "halloween"],
		["2026-11-01", null],
		["2026-11-09", null],
		["2026-11-10", "mikulas"],
		["2026-12-05", "mikulas"],
		["2026-12-06", "newYear"],
		["2026-12-31", "newYear"],
		["2027-01-01", null],
		// Moving feasts of other years.
		["2027-02-09", "carnival"],
		["2027-02-10", null],
		["2035-02-06", "carnival"],
		["2038-03-09", "carnival"],
		["2038-03-10", null],
	])("%s: %s", (day, season) => {
		expect(seasonOf(day)).toBe(season);
	});

	test("each comes once a year, in the order of the year, and none meets another", () => {
		for (let year = 2024; year <= 2060; year++) {
			const turns: string[] = [];
			for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
				const season = seasonOf(day);
				if (season && season !== turns.at(-1)) turns.push(season);
			}
			expect(turns).toEqual(["carnival", "wedding", "halloween", "mikulas", "newYear"]);
			expect(turns.toSorted()).toEqual([...SEASONS].toSorted());
		}
	});
});
