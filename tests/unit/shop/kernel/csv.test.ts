import { expect, test } from "vitest";
import { csvOf } from "#lib/shop/kernel/base/csv.ts";

const cellOf = (text: string) => csvOf([[text]], ";").slice(1, -2);

test("begins with a byte order mark, by which Excel knows UTF-8, and ends each line as RFC 4180 says", () => {
	expect(
		csvOf(
			[
				["Číslo", "Kč"],
				["1", ""],
			],
			";",
		),
	).toBe("\ufeffČíslo;Kč\r\n1;\r\n");
});

test.each([
	["a;b", '"a;b"'],
	["a,b", "a,b"],
	['the "best"', '"the ""best"""'],
	["two\nlines", '"two\nlines"'],
])("%j is quoted when it must be: %j", (text, cell) => {
	expect(cellOf(text)).toBe(cell);
});

test.each(["=1+1", "+420 777", "-2+3", "-12,50-1", "-", "@SUM(A1)", "\tx", "=cmd|' /C calc'!A0"])(
	"%j does not run as a formula",
	(text) => {
		expect(cellOf(text)).toBe(`'${text}`);
	},
);

test.each(["-12,50", "-12", "-1234567,89", "12,50", "0"])("the amount %s stays a number", (text) => {
	expect(cellOf(text)).toBe(text);
});
