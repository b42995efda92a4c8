import { describe, expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { queryIn } from "#lib/i18n/query-in.ts";
import { serviceFormPath, takeService } from "#lib/i18n/service-query.ts";

const URL = "/sluzby/2/nafukovani-balonku";

describe("the way to a service's form", () => {
	test.each([
		["cs", {}, `${URL}#poptavka`],
		["cs", { day: null, branch: undefined }, `${URL}#poptavka`],
		["cs", { costume: 40 }, `${URL}?kostym=40#poptavka`],
		["cs", { branch: 3, day: "2026-12-05" }, `${URL}?prodejna=3&den=2026-12-05#poptavka`],
		["en", { costume: 40, branch: 3, day: "2026-12-05" }, `${URL}?costume=40&store=3&day=2026-12-05#poptavka`],
	] as const)("in %s, asked %j: %s", (locale, asked, expected) => {
		expect(serviceFormPath(locale, URL, asked)).toBe(expected);
	});

	test.each(LOCALES)("in %s says what the form reads", (locale) => {
		const { search } = new globalThis.URL(
			serviceFormPath(locale, URL, { costume: 40, branch: 3, day: "2026-12-05" }),
			"https://konfety.test",
		);
		expect(takeService(locale, search)).toEqual({
			asked: { costume: "40", branch: "3", day: "2026-12-05" },
			rest: "",
		});
	});

	test.each([
		["", { costume: "", branch: "", day: "" }, ""],
		["?utm_source=mail&prodejna=3", { costume: "", branch: "3", day: "" }, "?utm_source=mail"],
		["?prodejna=brno&den=zitra&kostym=-1", { costume: "", branch: "", day: "" }, ""],
	])("%s asks for %j", (search, asked, rest) => {
		expect(takeService("cs", search)).toEqual({ asked, rest });
	});

	test("means the same in the other language", () => {
		expect(queryIn("en", { from: "cs", search: "?prodejna=3&den=2026-12-05" })).toBe("?store=3&day=2026-12-05");
	});
});
