import { expect, test } from "vitest";
import { formatOpeningHours } from "#lib/domain/opening-hours.ts";

test.each([
	["Mo-Fr 08:00-18:00; Sa 09:00-12:00", "cs", "Po–Pá 8:00–18:00, So 9:00–12:00"],
	["Mo-Fr 08:00-18:00; Sa 09:00-12:00", "en", "Mon–Fri 8:00–18:00, Sat 9:00–12:00"],
	["Su 10:00-14:00", "cs", "Ne 10:00–14:00"],
	["", "cs", ""],
] as const)("%j in %s", (hours, locale, expected) => {
	expect(formatOpeningHours(hours, locale)).toBe(expected);
});
