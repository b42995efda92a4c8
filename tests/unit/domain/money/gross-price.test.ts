import { expect, test } from "vitest";
import { parseGrossPrice } from "#lib/domain/money/gross-price.ts";

test.each([
	["0", 0],
	["-0", 0],
	["49", 4900],
	["49,9", 4990],
	["49.90", 4990],
	[" 0,01 ", 1],
	["9999999.99", 999_999_999],
	["1 500", 150_000],
	["1 299,00", 129_900],
	["1\u00a0299,5", 129_950],
	["1\u202f299 Kč", 129_900],
	["1.299,00 Kč", 129_900],
	["1,299.00", 129_900],
	["8 345 678,9", 834_567_890],
	["1.299.000", 129_900_000],
	["1299,-", 129_900],
	["1 299,– Kč", 129_900],
	["49Kč", 4900],
	["49,90 CZK", 4990],
	["CZK 49.90", 4990],
	["kč 49", 4900],
])("%j is %i haléře", (text, minor) => {
	expect(parseGrossPrice(text)).toEqual({ ok: true, value: minor });
});

test.each([
	["", "not_a_number"],
	["abc", "not_a_number"],
	["1e3", "not_a_number"],
	["1 50", "not_a_number"],
	["1 5000", "not_a_number"],
	["1,299,00", "not_a_number"],
	["1.299.00", "not_a_number"],
	["1 299.000,5", "not_a_number"],
	["49 kusů", "not_a_number"],
	["49 constructor", "not_a_number"],
	["Kč", "not_a_number"],
	["49,", "not_a_number"],
	["Infinity", "not_a_number"],
	["1,500", "ambiguous"],
	["49.900", "ambiguous"],
	["-1.299", "ambiguous"],
	["0,500", "too_many_decimals"],
	["1299.000", "too_many_decimals"],
	["1 299,005", "too_many_decimals"],
	["1.2999", "too_many_decimals"],
	["12,50 €", "other_currency"],
	["EUR 12.50", "other_currency"],
	["$5", "other_currency"],
	["-0.01", "below_zero"],
	["10000000", "too_high"],
	["99999999999999999999999", "too_high"],
])("%j is refused: %s", (text, fault) => {
	expect(parseGrossPrice(text)).toEqual({ ok: false, error: fault });
});
