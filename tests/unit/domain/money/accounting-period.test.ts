import { expect, test } from "vitest";
import { accountingPeriod } from "#lib/domain/money/accounting-period.ts";

test.each([
	["2026-11", "2026-11-01", "2026-11-30"],
	["2026-12", "2026-12-01", "2026-12-31"],
	["2028-02", "2028-02-01", "2028-02-29"],
	["2026-02", "2026-02-01", "2026-02-28"],
	["2026-Q1", "2026-01-01", "2026-03-31"],
	["2026-Q4", "2026-10-01", "2026-12-31"],
	["2026", "2026-01-01", "2026-12-31"],
])("%s is from %s to %s", (text, from, to) => {
	expect(accountingPeriod(text)).toEqual({ name: text, from, to });
});

test.each([
	"",
	"2026-00",
	"2026-13",
	"2026-1",
	"26-11",
	"2026-Q0",
	"2026-Q5",
	"2026-q1",
	"2026-11-01",
	"11/2026",
	" 2026",
])("%j is not a period", (text) => {
	expect(accountingPeriod(text)).toBeNull();
});
