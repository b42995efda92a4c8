import { expect, test } from "vitest";
import { namedDay } from "#lib/domain/time/named-day.ts";

test.each([
	["cs", "čtvrtek 31. 12."],
	["en", "Thursday 31 December"],
] as const)("a day with its weekday, %s, in one piece", (locale, named) => {
	expect(namedDay(locale, "2026-12-31")).toBe(named.replaceAll(" ", "\u00a0"));
});
