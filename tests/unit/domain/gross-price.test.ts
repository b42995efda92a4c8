import { expect, test } from "vitest";
import { parseGrossPrice } from "#lib/domain/gross-price.ts";

test.each([
	["0", 0],
	["-0", 0],
	["49", 4900],
	["49,9", 4990],
	["49.90", 4990],
	[" 0,01 ", 1],
	["9999999.99", 999_999_999],
])("%j is %i haléře", (text, minor) => {
	expect(parseGrossPrice(text)).toEqual({ ok: true, value: minor });
});

test.each([
	["", "not_a_number"],
	["abc", "not_a_number"],
	["1e3", "not_a_number"],
	["1 500", "not_a_number"],
	["49,", "not_a_number"],
	["Infinity", "not_a_number"],
	["1,500", "too_many_decimals"],
	["49.900", "too_many_decimals"],
	["-0.01", "below_zero"],
	["10000000", "too_high"],
	["99999999999999999999999", "too_high"],
])("%j is refused: %s", (text, fault) => {
	expect(parseGrossPrice(text)).toEqual({ ok: false, error: fault });
});
