import { describe, expect, test } from "vitest";
import { memberMinorOfGross, memberNet } from "#lib/domain/money/member-price.ts";
import { grossMinor, netFromGross } from "#lib/domain/money/money.ts";

describe("a member's net price", () => {
	test.each([
		["no discount leaves the price", "40.4959", "0", "40.4959"],
		["10 % of 49 Kč", "40.4959", "10.00", "36.4463"],
		["half a unit of the fourth place goes up", "0.0005", "10", "0.0005"],
		["less than half goes down", "0.0003", "33.33", "0.0002"],
		["a discount with decimals", "100.0000", "12.50", "87.5000"],
		["a third", "100", "33.33", "66.6700"],
		["all of it", "40.4959", "100.00", "0.0000"],
		["a hundredth of a percent", "1", "0.01", "0.9999"],
		["goods for nothing", "0.0000", "10", "0.0000"],
		["the dearest goods", "9999999999.9999", "50", "5000000000.0000"],
	])("%s: %s less %s %% is %s", (_, net, percent, expected) => {
		expect(memberNet(net, percent)).toBe(expected);
	});

	test.each(["-0.01", "100.01", "1000", "ten", "12.345", ""])("%j is refused as a discount", (percent) => {
		expect(() => memberNet("100", percent)).toThrow(RangeError);
	});

	test.each([
		[4_900, "10", 4_410],
		[4_900, "33.33", 3_267],
		// Off the gross price these would be 122 and 165 haléře.
		[135, "10", 121],
		[188, "12.50", 164],
	])(
		"gives the member's gross price by the formula of the specification: %i haléře less %s %% are %i",
		(gross, percent, expected) => {
			expect(grossMinor(memberNet(netFromGross(gross, "21.00"), percent), "21.00")).toBe(expected);
		},
	);
});

describe("the member price of a price that a guest saw", () => {
	test.each([
		[10_000, "21.00", "10", 9_000],
		[4_900, "21.00", "10", 4_410],
		[4_900, "12.00", "33.33", 3_267],
		[4_900, "0.00", "100", 0],
		[4_900, "21.00", "0", 4_900],
		[0, "21.00", "10", 0],
	])("%i haléře at %s %% VAT, %s %% off, are %i", (seen, vat, percent, expected) => {
		expect(memberMinorOfGross(seen, vat, percent)).toBe(expected);
	});
});
