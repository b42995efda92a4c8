import { expect, test } from "vitest";
import { type ListingState, listingPath, listingQuery, readListingState } from "#lib/i18n/listing-query.ts";

test.each<[string, ListingState]>([
	["", { sort: "recommended", page: 1 }],
	["razeni=nejlevnejsi&strana=3", { sort: "cheapest", page: 3 }],
	["strana=10000", { sort: "recommended", page: 10_000 }],
	["strana=10001", { sort: "recommended", page: 10_000 }],
	["strana=99999", { sort: "recommended", page: 10_000 }],
	["strana=100000", { sort: "recommended", page: 1 }],
	["strana=02", { sort: "recommended", page: 1 }],
	["strana=2&strana=3", { sort: "recommended", page: 2 }],
	["strana=٣", { sort: "recommended", page: 1 }],
	["strana=2%0A", { sort: "recommended", page: 1 }],
	["razeni=", { sort: "recommended", page: 1 }],
	["razeni=toString", { sort: "recommended", page: 1 }],
	["razeni=cheapest", { sort: "recommended", page: 1 }],
	["RAZENI=nejlevnejsi", { sort: "recommended", page: 1 }],
])("%s in Czech is %j", (query, state) => {
	expect(readListingState("cs", new URLSearchParams(query))).toEqual(state);
});

test("English has its own words", () => {
	expect(readListingState("en", new URLSearchParams("sort=dearest&page=2"))).toEqual({ sort: "dearest", page: 2 });
	expect(readListingState("en", new URLSearchParams("razeni=nejdrazsi&strana=2"))).toEqual({
		sort: "recommended",
		page: 1,
	});
});

test.each<[ListingState, string, string]>([
	[{ sort: "recommended", page: 1 }, "", ""],
	[{ sort: "cheapest", page: 1 }, "razeni=nejlevnejsi", "sort=cheapest"],
	[{ sort: "recommended", page: 2 }, "strana=2", "page=2"],
	[{ sort: "rating", page: 7 }, "razeni=hodnoceni&strana=7", "sort=rating&page=7"],
])("%j has one query string", (state, cs, en) => {
	expect(listingQuery("cs", state)).toBe(cs);
	expect(listingQuery("en", state)).toBe(en);
	expect(listingPath("cs", "/1001/balonky", state)).toBe(cs === "" ? "/1001/balonky" : `/1001/balonky?${cs}`);
});
