import { expect, test } from "vitest";
import { groupDescription } from "#lib/domain/people/group-description.ts";

test.each([
	["cs", "Pro školky.", "For nurseries.", "Pro školky."],
	["en", "Pro školky.", "For nurseries.", "For nurseries."],
	["en", "Pro školky.", "", "Pro školky."],
	["en", "", "", ""],
] as const)("on %s pages a group of %j and %j is told of as %j", (locale, description, descriptionEn, told) => {
	expect(groupDescription({ description, descriptionEn }, locale)).toBe(told);
});
