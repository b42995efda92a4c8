import { expect, test } from "vitest";
import { isCompanyId, normaliseCompanyId } from "#lib/domain/people/company-id.ts";

test.each([
	["27082440", true],
	["25123891", true],
	["00006645", true],
	["25123890", false],
	["00000000", false],
	["2708244", false],
	["270824401", false],
	["2708244O", false],
	["27082440\n", false],
	["", false],
])("IČO %j: %s", (text, expected) => {
	expect(isCompanyId(text)).toBe(expected);
});

test.each([
	["27082440", "27082440"],
	[" 270 82\u00a0440 ", "27082440"],
	["6645", "00006645"],
	["270824401", "270824401"],
	["abc", "abc"],
	["CZ6645", "CZ6645"],
	["6645-1", "6645-1"],
	["", ""],
])("%j is kept as %j", (typed, expected) => {
	expect(normaliseCompanyId(typed)).toBe(expected);
});
