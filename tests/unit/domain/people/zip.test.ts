import { expect, test } from "vitest";
import { formatZip, isZip, normaliseZip } from "#lib/domain/people/zip.ts";

test.each([
	["60200", "60200"],
	[" 602 00 ", "60200"],
	["602\u00a000", "60200"],
	["CZ-602 00", "60200"],
	["cz 60200", "60200"],
	["SK - 811 01", "81101"],
	[" CZ 602 00", "60200"],
	["602 00 CZ", "60200CZ"],
	["6020", "6020"],
])("%j is kept as %j", (typed, expected) => {
	expect(normaliseZip(typed)).toBe(expected);
});

test.each([
	["10000", "CZ", true],
	["79999", "CZ", true],
	["80000", "CZ", false],
	["00100", "CZ", false],
	["81101", "SK", true],
	["6020", "CZ", false],
	["602000", "CZ", false],
	["160200", "CZ", false],
	["811010", "SK", false],
	["8110", "SK", false],
	["6020O", "CZ", false],
])("%s in %s: %s", (zip, country, expected) => {
	expect(isZip(zip, country)).toBe(expected);
});

test.each([
	["60200", "602\u00a000"],
	["602 00", "602 00"],
	["", ""],
])("a postcode kept as %j is shown as %j", (zip, shown) => {
	expect(formatZip(zip)).toBe(shown);
});
