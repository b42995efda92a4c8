import { expect, test } from "vitest";
import { groupDescription } from "#lib/domain/people/group-description.ts";

test.each([
	["cs", "Pro školky.", { en: "For nurseries." }, "Pro školky."],
	["en", "Pro školky.", { en: "For nurseries." }, "For nurseries."],
	["en", "Pro školky.", { en: "" }, "Pro školky."],
	["en", "Pro školky.", {}, "Pro školky."],
	["en", "", {}, ""],
] as const)(
	"on %s pages a group with the descriptions %j and %j is described as %j",
	(locale, description, descriptions, told) => {
		expect(groupDescription({ description, descriptions }, locale)).toBe(told);
	},
);
