import { expect, test } from "vitest";
import { choose, isPossible, obstacleOf } from "#components/service/rental/rental-range.ts";
import type { RentalCalendar } from "#lib/contract/schemas/request.ts";
import { type Lent, rentalCalendar } from "#lib/domain/request/rental.ts";
import { RENTAL_CLEANING_DAYS, RENTAL_MAX_DAYS } from "#lib/domain/request/request-terms.ts";

const TODAY = "2026-11-23";
const SUNDAYS = ["2026-11-29", "2026-12-06", "2026-12-13"];
const NONE = { from: "", to: "" };

/** Two months from Monday 23 November, closed on Sundays; each list is one costume and when it is lent. */
function calendarOf(...costumes: Lent[][]): RentalCalendar {
	const isOpen = (day: string) => !SUNDAYS.includes(day);
	return {
		variant_id: 70,
		branch_id: 1,
		cleaning_days: RENTAL_CLEANING_DAYS,
		max_days: RENTAL_MAX_DAYS,
		days: rentalCalendar(costumes, { today: TODAY, isOpen, from: TODAY, days: 92 }),
	};
}

const free = calendarOf([]);
const lent = calendarOf([{ from: "2026-12-07", to: "2026-12-09" }]);

test.each([
	["today", "2026-11-23", "too_early"],
	["tomorrow", "2026-11-24", null],
	["a day when the branch is closed", "2026-11-29", "closed"],
	["the last day ahead", "2027-01-22", null],
	["a day too far ahead", "2027-01-23", "too_far"],
	["a day that the calendar does not know", "2027-06-01", "too_far"],
])("a rental that begins on %s", (_, day, obstacle) => {
	expect(obstacleOf(free, NONE, day)).toBe(obstacle);
});

test.each([
	["the same day", "2026-11-24", null],
	["fourteen days in all", "2026-12-07", null],
	["fifteen days in all", "2026-12-08", "too_long"],
	["a day when the branch is closed", "2026-12-06", "closed"],
])("a rental from tomorrow that ends on %s", (_, day, obstacle) => {
	expect(obstacleOf(free, { from: "2026-11-24", to: "" }, day)).toBe(obstacle);
});

test.each([
	["the last day that leaves time to clean", "2026-12-04", null],
	["a day that leaves no time to clean", "2026-12-05", "taken"],
	["a day on which somebody else has it", "2026-12-08", "taken"],
	["a day after somebody else has had it", "2026-12-12", "taken"],
])("a rental from 1 December of a costume lent from the 7th that ends on %s", (_, day, obstacle) => {
	expect(obstacleOf(lent, { from: "2026-12-01", to: "" }, day)).toBe(obstacle);
});

test("when each of two costumes is free for only a part of the days, the days are taken", () => {
	const two = calendarOf([{ from: "2026-12-01", to: "2026-12-02" }], [{ from: "2026-12-09", to: "2026-12-10" }]);
	expect(two.days.every(({ day, free: pieces }) => day < "2026-12-01" || day > "2026-12-12" || pieces > 0)).toBe(true);
	expect(obstacleOf(two, { from: "2026-12-03", to: "" }, "2026-12-05")).toBe(null);
	expect(obstacleOf(two, { from: "2026-12-03", to: "" }, "2026-12-08")).toBe("taken");
});

test("choosing a day before the first one starts a new range, and so does a day once both are chosen", () => {
	expect(choose({ from: "2026-12-01", to: "" }, "2026-12-03")).toEqual({ from: "2026-12-01", to: "2026-12-03" });
	expect(choose({ from: "2026-12-01", to: "" }, "2026-12-01")).toEqual({ from: "2026-12-01", to: "2026-12-01" });
	expect(choose({ from: "2026-12-01", to: "" }, "2026-11-30")).toEqual({ from: "2026-11-30", to: "" });
	expect(choose({ from: "2026-12-01", to: "2026-12-03" }, "2026-12-04")).toEqual({ from: "2026-12-04", to: "" });
	expect(obstacleOf(free, { from: "2026-12-01", to: "" }, "2026-11-30")).toBe(null);
});

test("days chosen earlier stay valid only while the costume is free on them", () => {
	const range = { from: "2026-12-03", to: "2026-12-05" };
	expect([isPossible(free, range), isPossible(lent, range)]).toEqual([true, false]);
});
