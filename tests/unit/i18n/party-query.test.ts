import { describe, expect, test } from "vitest";
import { readParty } from "#lib/i18n/party-query.ts";
import { queryIn } from "#lib/i18n/query-in.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";

const led = (address: string) => {
	const { pathname, searchParams } = new URL(address, "https://konfety.test");
	const answer = rewriteOf(pathname, searchParams);
	return answer.kind === "lead" ? answer.path + answer.search : answer.kind;
};

describe("the finder's form leads to what a party of its theme takes", () => {
	test.each([
		["/oslava?tema=1032%2Fpirati&hoste=12&datum=2026-12-05", "/oslava/1032/pirati?hoste=12&datum=2026-12-05"],
		["/en/party?theme=1032%2Fpirates&guests=12&date=2026-12-05", "/en/party/1032/pirates?guests=12&date=2026-12-05"],
		["/oslava?tema=1032/pirati&hoste=12&datum=", "/oslava/1032/pirati?hoste=12"],
		["/oslava?tema=1032/pirati", "/oslava/1032/pirati"],
		["/oslava?tema=1032/pirati&hoste=12&neco=jineho", "/oslava/1032/pirati?hoste=12"],
		["/oslava?tema=&hoste=12", "rewrite"],
		["/oslava", "rewrite"],
		["/oslava?tema=//evil.example", "rewrite"],
		["/oslava?tema=1032/../kosik", "rewrite"],
		["/oslava?tema=https://evil.example/1", "rewrite"],
		["/oslava?tema=1032", "rewrite"],
		["/en/party?tema=1032/pirati", "rewrite"],
		["/oslava/1032/pirati?tema=1033/jednorozci", "rewrite"],
		["/1032/pirati?tema=1033/jednorozci", "rewrite"],
	])("%s: %s", (address, expected) => {
		expect(led(address)).toBe(expected);
	});
});

describe("what a party is planned for", () => {
	test.each<[string, number, string | null]>([
		["hoste=12&datum=2026-12-05", 12, "2026-12-05"],
		["", 8, null],
		["hoste=1", 1, null],
		["hoste=99", 99, null],
		["hoste=0", 1, null],
		["hoste=100", 99, null],
		["hoste=moc", 8, null],
		["hoste=-3", 8, null],
		["hoste=2.5", 8, null],
		["datum=2028-02-29", 8, "2028-02-29"],
		["datum=2026-02-29", 8, null],
		["datum=2026-13-01", 8, null],
		["datum=5.12.2026", 8, null],
		["datum=0026-12-05", 8, null],
	])("%s: %i guests on %s", (query, guests, date) => {
		expect(readParty("cs", new URLSearchParams(query))).toEqual({ guests, date });
	});

	test("is carried into another language", () => {
		expect(queryIn("en", { from: "cs", search: "?hoste=12&datum=2026-12-05" })).toBe("?guests=12&date=2026-12-05");
	});
});
