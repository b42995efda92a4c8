import { expect, test } from "vitest";
import { dayOfRequest, daysAtBranch } from "#lib/domain/request/request-days.ts";

test.each([
	[
		"a rental: the first and the last",
		{ kind: "rental", from_day: "2026-12-31", to_day: "2027-01-02" },
		["2026-12-31", "2027-01-02"],
	],
	["a rental of one day: it once", { kind: "rental", from_day: "2026-12-31", to_day: "2026-12-31" }, ["2026-12-31"]],
	["balloons: the day in Prague", { kind: "inflation", pickup_at: "2026-12-30T23:30:00Z" }, ["2026-12-31"]],
	["a decoration, where the shop comes: none", { kind: "decoration", day: "2027-01-16" }, []],
] as const)("days at the branch for %s", (_, details, days) => expect(daysAtBranch(details)).toEqual(days));

test.each([
	["a rental is about its first day", { kind: "rental", from_day: "2026-12-31", to_day: "2027-01-02" }, "2026-12-31"],
	["balloons are about the day in Prague", { kind: "inflation", pickup_at: "2026-12-30T23:30:00Z" }, "2026-12-31"],
	["an event is about its day", { kind: "event", day: "2027-02-13" }, "2027-02-13"],
] as const)("%s", (_, details, day) => expect(dayOfRequest(details)).toBe(day));
