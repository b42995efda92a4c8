import { describe, expect, test } from "vitest";
import {
	isFree,
	type Lent,
	rentalCalendar,
	rentalDays,
	rentalFaults,
	rentalPrice,
} from "#lib/domain/request/rental.ts";
import { RENTAL_CLEANING_DAYS, RENTAL_MAX_DAYS } from "#lib/domain/request/request-terms.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";

const RATES = { short: 490, week: 690, extra_day: 90 };
/** A Friday. */
const TODAY = "2026-11-20";
const asked = { today: TODAY, isOpen: (day: string) => day !== "2026-11-29" };

test.each([
	["2026-12-04", "2026-12-04", 1],
	["2026-12-04", "2026-12-06", 3],
	["2027-03-27", "2027-03-29", 3],
	["2026-12-31", "2027-01-01", 2],
])("a rental from %s to %s lasts %i days, over the change of clocks and of years too", (from, to, days) => {
	expect(rentalDays({ from, to })).toBe(days);
});

test.each([
	[1, 490],
	[3, 490],
	[4, 690],
	[7, 690],
	[8, 780],
	[14, 1320],
])("%i days cost %i", (days, price) => {
	expect(rentalPrice(RATES, days)).toBe(price);
});

test.each([
	["2026-12-01", "2026-12-02", true],
	["2026-12-05", "2026-12-07", false],
	["2026-12-03", "2026-12-03", false],
	["2026-12-07", "2026-12-08", false],
	["2026-12-13", "2026-12-13", true],
	["2026-12-12", "2026-12-12", false],
	["2026-12-01", "2026-12-20", false],
])(
	"whether a costume lent from the 5th to the 10th and then cleaned for two days is free from %s to %s: %s",
	(from, to, free) => {
		expect(isFree([{ from: "2026-12-05", to: "2026-12-10" }], { from, to })).toBe(free);
	},
);

test.each([
	["yesterday", "2026-11-19", "2026-11-21", { fromDay: "day_past" }],
	["today", "2026-11-20", "2026-11-21", { fromDay: "day_too_early" }],
	["tomorrow, the earliest day", "2026-11-21", "2026-11-21", {}],
	["60 days ahead, the latest day", "2027-01-19", "2027-01-20", {}],
	["61 days ahead", "2027-01-20", "2027-01-20", { fromDay: "day_too_far" }],
	["on a day when the branch is closed", "2026-11-29", "2026-11-30", { fromDay: "day_closed" }],
	["and back on a closed day", "2026-11-28", "2026-11-29", { toDay: "day_closed" }],
	["14 days, the longest", "2026-11-21", "2026-12-04", {}],
	["15 days", "2026-11-21", "2026-12-05", { toDay: "rental_too_long" }],
	["back before it begins", "2026-11-25", "2026-11-24", { toDay: "day_order" }],
	["both wrong", "2026-11-20", "2026-11-19", { fromDay: "day_too_early", toDay: "day_order" }],
])("%s: from %s to %s", (_, from, to, faults) => {
	expect(rentalFaults({ from, to }, asked)).toEqual(faults);
});

describe("the calendar", () => {
	test("says for each day how many costumes are free, why it cannot be chosen, and the latest day of return", () => {
		const costumes = [[{ from: "2026-11-24", to: "2026-11-24" }], []];
		const days = rentalCalendar(costumes, { from: "2026-11-19", days: 12, ...asked });
		expect(days.map(({ day, free, start, end, until }) => [day.slice(5), free, start, end, until?.slice(5)])).toEqual([
			["11-19", 2, "past", "past", undefined],
			["11-20", 2, "too_early", "too_early", undefined],
			["11-21", 2, null, null, "12-04"],
			["11-22", 1, null, null, "12-05"],
			["11-23", 1, null, null, "12-06"],
			["11-24", 1, null, null, "12-07"],
			["11-25", 1, null, null, "12-08"],
			["11-26", 1, null, null, "12-09"],
			["11-27", 2, null, null, "12-10"],
			["11-28", 2, null, null, "12-11"],
			["11-29", 2, "closed", "closed", undefined],
			["11-30", 2, null, null, "12-13"],
		]);
	});

	test("a day without a free costume is taken, and earlier rentals must end in time for cleaning", () => {
		const [before, last, taken] = rentalCalendar([[{ from: "2026-12-04", to: "2026-12-05" }]], {
			from: "2026-11-30",
			days: 3,
			...asked,
		});
		expect(before).toMatchObject({ free: 1, start: null, until: "2026-12-01" });
		expect(last).toMatchObject({ free: 1, start: null, end: null, until: "2026-12-01" });
		expect(taken).toMatchObject({ free: 0, start: "taken", end: "taken", until: null });
	});

	test("a rental may begin 60 days ahead and end two weeks later", () => {
		const days = rentalCalendar([[]], { from: "2027-01-19", days: 15, ...asked });
		expect(days.map(({ start }) => start)).toEqual([null, ...Array(14).fill("too_far")]);
		expect(days.map(({ end }) => end)).toEqual([...Array(14).fill(null), "too_far"]);
		expect(days[0]?.until).toBe("2027-02-01");
	});

	test("allows, for random reservations, exactly the rentals for which some costume is free on every day", () => {
		for (let seed = 1; seed <= 12; seed++) {
			const random = randomOf(seed);
			const costumes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomLent(random));
			const busy = costumes.map((lent) => new Set(lent.flatMap(daysWithCleaning)));
			const isAnyFree = (rental: Lent) =>
				busy.some((days) => daysWithCleaning(rental).every((day) => !days.has(day))) &&
				Object.keys(rentalFaults(rental, asked)).length === 0;
			const first = addDays("2026-11-18", Math.floor(random() * 50));
			const days = rentalCalendar(costumes, { from: first, days: 32, ...asked });
			const rentals = days
				.slice(0, 16)
				.flatMap(({ day: from }, at) => days.slice(at, at + RENTAL_MAX_DAYS + 1).map(({ day: to }) => ({ from, to })));
			const isOffered = ({ from, to }: Lent) => {
				const [start, end] = [from, to].map((day) => days.find((one) => one.day === day));
				return start?.start === null && end?.end === null && start.until !== null && to <= start.until;
			};
			expect(rentals.filter(isOffered), `seed ${seed}`).toEqual(rentals.filter(isAnyFree));
		}
	});
});

/** The days of a rental and of the cleaning after it. */
function daysWithCleaning({ from, to }: Lent): string[] {
	return Array.from({ length: rentalDays({ from, to }) + RENTAL_CLEANING_DAYS }, (_, index) => addDays(from, index));
}

/** Rentals of one costume that do not meet. */
function randomLent(random: () => number): Lent[] {
	const lent: Lent[] = [];
	for (let from = addDays("2026-11-10", Math.floor(random() * 10)); from < "2027-02-20"; ) {
		const to = addDays(from, Math.floor(random() * 6));
		if (random() < 0.7) lent.push({ from, to });
		from = addDays(to, RENTAL_CLEANING_DAYS + 1 + Math.floor(random() * 12));
	}
	return lent;
}

function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}
