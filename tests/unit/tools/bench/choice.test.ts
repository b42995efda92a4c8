import { describe, expect, test } from "vitest";
import { ROWS, readChoice } from "#tools/bench/choice.ts";

const ASKED = { seconds: "4", rounds: "3" };

describe("rows of a benchmark", () => {
	test("are all, unless some are named", () => {
		expect(readChoice(ASKED)).toEqual({ seconds: 4, rounds: 3, only: new Set(ROWS) });
	});

	test("are those that are named, with or without spaces beside the commas", () => {
		expect(readChoice({ ...ASKED, only: "cart read, order" })).toEqual({
			seconds: 4,
			rounds: 3,
			only: new Set(["cart read", "order"]),
		});
	});

	test.each(["", "home,", "home,basket"])("a row that there is not is refused with all that there are: %j", (only) => {
		expect(readChoice({ ...ASKED, only })).toBe(
			`There is no row ${JSON.stringify(only)}. --only takes, joined by commas: home, category, filtered category, product, router data, script, picture, empty call, search, suggestion, cart read, cart change, first visit, order, home under orders.`,
		);
	});
});

test.each([
	["seconds", "0"],
	["seconds", "1.5"],
	["rounds", "three"],
	["rounds", "10000"],
])("--%s is refused as %s", (option, value) => {
	expect(readChoice({ ...ASKED, [option]: value })).toBe(
		`--${option} takes a whole number from 1 to 9999, not "${value}".`,
	);
});
