import { expect, test } from "vitest";
import { readPointQuery } from "#lib/domain/place/point-query.ts";

test.each([
	["ÚSTÍ nad Labem", null, ["usti", "nad", "labem"]],
	["602 00", "60200", []],
	["Brno 60200Veveří", "60200", ["brno", "veveri"]],
	["615 00 Brno", "61500", ["brno"]],
	["61", null, ["61"]],
	["123456", null, ["123456"]],
	["  ", null, []],
	["%'\\\0🎈(((\ud800", null, []],
])("%j names the postcode %j and the words %j", (query, zip, words) => {
	expect(readPointQuery(query)).toEqual({ zip, words });
});
