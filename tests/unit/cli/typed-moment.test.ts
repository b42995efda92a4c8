import { expect, test } from "vitest";
import { momentText, typedMoment } from "#lib/cli/shop-commands/typed-moment.ts";

const read = (text: string, isEnd = false) => {
	const typed = typedMoment(text, "--to", isEnd);
	return typed.ok ? typed.value.toISOString() : typed.sentence;
};

test.each([
	["2026-12-24", "2026-12-23T23:00:00.000Z"],
	["2026-07-01", "2026-06-30T22:00:00.000Z"],
	["2026-12-24 18:30", "2026-12-24T17:30:00.000Z"],
	["2026-07-01T00:00", "2026-06-30T22:00:00.000Z"],
	// Clocks go back at three: half past two comes twice, the first time counts.
	["2026-10-25 02:30", "2026-10-25T00:30:00.000Z"],
	["2026-10-25 03:00", "2026-10-25T02:00:00.000Z"],
	// Clocks go on at two: half past two does not come, half past three does.
	["2026-03-29 02:30", "2026-03-29T01:30:00.000Z"],
	["2026-03-29 03:30", "2026-03-29T01:30:00.000Z"],
	["2028-02-29", "2028-02-28T23:00:00.000Z"],
])("%s in Prague is %s", (text, instant) => {
	expect(read(text)).toBe(instant);
});

test.each([
	["2026-12-24", "2026-12-24T23:00:00.000Z"],
	["2026-12-31", "2026-12-31T23:00:00.000Z"],
	["2026-10-24", "2026-10-24T22:00:00.000Z"],
	["2026-10-25", "2026-10-25T23:00:00.000Z"],
	["2026-12-24 18:00", "2026-12-24T17:00:00.000Z"],
])("something that ends %s ends at %s", (text, instant) => {
	expect(read(text, true)).toBe(instant);
});

test.each(["", "24. 12. 2026", "2026-13-01", "2026-02-30", "2026-12-24 25:00", "2026-12-24 10:60", "0001-01-01", "x"])(
	"%j is refused as a time",
	(text) => {
		expect(read(text)).toBe(`--to is a day such as 2026-12-24, or a time such as "2026-12-24 18:00", not "${text}".`);
	},
);

test("a moment is shown in Prague time", () => {
	expect(momentText(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01 00:00");
});
