import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { datesText } from "#lib/domain/time/dates-text.ts";
import type { PromisedDates } from "#lib/domain/time/promised-dates.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

const TEXTS = {
	cs: createTranslator({ locale: "cs", messages: cs, namespace: "promisedDates" }),
	en: createTranslator({ locale: "en", messages: en, namespace: "promisedDates" }),
};
const said = (locale: keyof typeof TEXTS, dates: PromisedDates, now?: string) =>
	datesText(TEXTS[locale], locale, dates, now === undefined ? null : new Date(now));
/** Where a line may break. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a single day", () => {
	test.each([
		["2026-11-23", "v pondělí 23. 11.", "on Monday 23 November"],
		["2026-11-24", "v úterý 24. 11.", "on Tuesday 24 November"],
		["2026-11-25", "ve středu 25. 11.", "on Wednesday 25 November"],
		["2026-11-26", "ve čtvrtek 26. 11.", "on Thursday 26 November"],
		["2026-11-27", "v pátek 27. 11.", "on Friday 27 November"],
		["2026-11-28", "v sobotu 28. 11.", "on Saturday 28 November"],
		["2026-11-29", "v neděli 29. 11.", "on Sunday 29 November"],
		["2027-01-04", "v pondělí 4. 1.", "on Monday 4 January"],
	])("%s is %s, %s", (day, czech, english) => {
		const dates = { from: day, to: day };
		expect(plain(said("cs", dates))).toBe(czech);
		expect(plain(said("en", dates))).toBe(english);
	});

	test("breaks neither within the date nor behind the preposition", () => {
		const dates = { from: "2026-11-25", to: "2026-11-25" };
		expect(said("cs", dates)).toBe("ve\u00a0středu 25.\u00a011.");
		expect(said("en", dates)).toBe("on Wednesday 25\u00a0November");
	});
});

test.each([
	["2026-11-23", "pondělím 23. 11."],
	["2026-11-24", "úterým 24. 11."],
	["2026-11-25", "středou 25. 11."],
	["2026-11-26", "čtvrtkem 26. 11."],
	["2026-11-27", "pátkem 27. 11."],
	["2026-11-28", "sobotou 28. 11."],
	["2026-11-29", "nedělí 29. 11."],
])("a range that begins on %s is between %s and its end", (from, czech) => {
	expect(plain(said("cs", { from, to: "2026-12-11" }))).toBe(`mezi ${czech} a pátkem 11. 12.`);
});

test("a range in English", () => {
	expect(plain(said("en", { from: "2026-11-25", to: "2026-11-27" }))).toBe(
		"between Wednesday 25 November and Friday 27 November",
	);
});

test.each([
	["2026-11-25", "2026-11-26", "ve středu 25. 11. nebo ve čtvrtek 26. 11."],
	["2026-11-27", "2026-11-30", "v pátek 27. 11. nebo v pondělí 30. 11."],
	["2026-12-23", "2026-12-28", "ve středu 23. 12. nebo v pondělí 28. 12."],
])("of %s and %s, neighbours among working days, it is one or the other", (from, to, czech) => {
	expect(plain(said("cs", { from, to }))).toBe(czech);
});

test.each([
	["cs", "nejpozději v pátek 4. 12."],
	["en", "by Friday 4 December"],
] as const)("without a beginning the last day is said, %s", (locale, text) => {
	expect(plain(said(locale, { from: null, to: "2026-12-04" }))).toBe(text);
});

describe("for who reads it at once", () => {
	const WEDNESDAY = { from: "2026-11-25", to: "2026-11-25" };
	const TWO = { from: "2026-11-25", to: "2026-11-26" };

	test("the next day is also tomorrow", () => {
		const now = "2026-11-24T10:00:00Z";
		expect(plain(said("cs", WEDNESDAY, now))).toBe("zítra ve středu 25. 11.");
		expect(plain(said("en", WEDNESDAY, now))).toBe("tomorrow, Wednesday 25 November");
		expect(plain(said("cs", TWO, now))).toBe("zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.");
		expect(plain(said("en", TWO, now))).toBe("tomorrow, Wednesday 25 November, or Thursday 26 November");
	});

	test.each([
		["the day after tomorrow", "2026-11-23T10:00:00Z"],
		["a day that has come", "2026-11-25T10:00:00Z"],
		["the next day, but not in Prague", "2026-11-24T23:30:00Z"],
	])("%s is not", (_, now) => {
		expect(plain(said("cs", WEDNESDAY, now))).toBe("ve středu 25. 11.");
	});
});

test.each([
	["2027-05-29", "v sobotu 29. 5.", "on Saturday 29 May"],
	["2027-05-30", "v neděli 30. 5. 2027", "on Sunday 30 May 2027"],
	["2027-11-27", "v sobotu 27. 11. 2027", "on Saturday 27 November 2027"],
])("a day half a year away has its year, since it could be taken for another: %s", (day, czech, english) => {
	const dates = { from: day, to: day };
	expect(plain(said("cs", dates, "2026-11-27T10:00:00Z"))).toBe(czech);
	expect(plain(said("en", dates, "2026-11-27T10:00:00Z"))).toBe(english);
});
