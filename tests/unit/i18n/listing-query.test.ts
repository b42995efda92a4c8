import { describe, expect, test } from "vitest";
import {
	countFilters,
	type ListingState,
	listingPath,
	listingQuery,
	PLAIN_LISTING,
	readListingState,
	withoutFilters,
} from "#lib/i18n/listing-query.ts";

const state = (changes: Partial<ListingState> = {}): ListingState => ({ ...PLAIN_LISTING, ...changes });

describe("a listing's query string is read in Czech words", () => {
	test.each<[string, Partial<ListingState>]>([
		["", {}],
		["razeni=nejlevnejsi&strana=3", { sort: "cheapest", page: 3 }],
		["strana=100000", { page: 100_000 }],
		["strana=100001", { page: 100_000 }],
		["strana=02", {}],
		["strana=0", {}],
		["strana=2&strana=3", { page: 2 }],
		["strana=٣", {}],
		["strana=2%0A", {}],
		["razeni=", {}],
		["razeni=toString", {}],
		["razeni=cheapest", {}],
		["RAZENI=nejlevnejsi", {}],
		["cena_od=50&cena_do=1500", { priceFrom: 50, priceTo: 1500 }],
		["cena_od=0", { priceFrom: 0 }],
		["cena_od=&cena_do=", {}],
		["cena_od=-5&cena_do=1e3", {}],
		["cena_od=12.5", {}],
		["cena_do=99999999", { priceTo: 9_999_999 }],
		["znacka=fiesta-deluxe", { brand: ["fiesta-deluxe"] }],
		["znacka=lumina-party,fiesta-deluxe", { brand: ["fiesta-deluxe", "lumina-party"] }],
		["znacka=fiesta&znacka=lumina&znacka=fiesta", { brand: ["fiesta", "lumina"] }],
		["znacka=<script>,fiesta,%27,A", { brand: ["fiesta"] }],
		["dostupnost=vyprodano,skladem,nic", { availability: ["in_stock", "sold_out"] }],
		["dostupnost=in_stock", {}],
		["pobocka=brno,praha-smichov", { branch: ["brno", "praha-smichov"] }],
		["stitek=darek,novinka,akce", { label: ["new", "sale", "gift"] }],
		["hodnoceni_od=4", { ratingFrom: 4 }],
		["hodnoceni_od=0", {}],
		["hodnoceni_od=6", {}],
		["barva=modra,cervena&velikost=m", { attributes: { barva: ["cervena", "modra"], velikost: ["m"] } }],
		["toString=x&constructor=y&__proto__=z", { attributes: { constructor: ["y"] } }],
		["utm_source=mail&gclid=abc&fbclid=x&ref=y", {}],
		["Barva=modra", {}],
		["q=balónek", { search: "balónek" }],
		["q=%20%20dva%0A%09slova%20", { search: "dva slova" }],
		["q=%00%01", {}],
	])("%s", (query, expected) => {
		expect(readListingState("cs", new URLSearchParams(query))).toEqual(state(expected));
	});
});

test("English has its own query words", () => {
	const read = (query: string) => readListingState("en", new URLSearchParams(query));
	expect(read("sort=dearest&page=2&price_from=5&label=sale&availability=in-stock&branch=brno&rating_from=3")).toEqual(
		state({
			sort: "dearest",
			page: 2,
			priceFrom: 5,
			label: ["sale"],
			availability: ["in_stock"],
			branch: ["brno"],
			ratingFrom: 3,
		}),
	);
	// Czech keys mean nothing there; what looks like an attribute is asked for, and ignored when there is none.
	expect(read("razeni=nejdrazsi&cena_od=5").sort).toBe("recommended");
	expect(read("cena_od=5").priceFrom).toBeNull();
});

test("the state read from a very long address stays small", () => {
	const query = new URLSearchParams();
	for (let number = 0; number < 3000; number++) query.append("barva", `barva-${number}`);
	for (let number = 0; number < 500; number++) query.append(`klic-${number}`, "hodnota");
	query.append("q", "🎈".repeat(5000));
	const read = readListingState("cs", query);
	expect(read.attributes).toEqual({});
	expect(read.search.length).toBeLessThanOrEqual(200);
	expect(read.search.isWellFormed()).toBe(true);
});

test("a cut search text contains whole characters", () => {
	expect(readListingState("cs", new URLSearchParams({ q: `${"a".repeat(199)}🎈` })).search).toBe("a".repeat(199));
	expect(readListingState("cs", new URLSearchParams({ q: "\ud800x" })).search).toBe("\ufffdx");
});

describe("one state has one query string", () => {
	test.each<[Partial<ListingState>, string, string]>([
		[{}, "", ""],
		[{ sort: "cheapest" }, "razeni=nejlevnejsi", "sort=cheapest"],
		[{ page: 2 }, "strana=2", "page=2"],
		[{ sort: "rating", page: 7 }, "razeni=hodnoceni&strana=7", "sort=rating&page=7"],
		[
			{ brand: ["a", "b"], priceFrom: 10, label: ["sale"], ratingFrom: 4 },
			"cena_od=10&znacka=a,b&stitek=akce&hodnoceni_od=4",
			"price_from=10&brand=a,b&label=sale&rating_from=4",
		],
		[
			{ availability: ["in_stock"], branch: ["brno"] },
			"dostupnost=skladem&pobocka=brno",
			"availability=in-stock&branch=brno",
		],
		[{ attributes: { z: ["1"], a: ["2", "3"] } }, "a=2,3&z=1", "a=2,3&z=1"],
		[{ search: "balónky & spol." }, "q=bal%C3%B3nky+%26+spol.", "q=bal%C3%B3nky+%26+spol."],
	])("%j", (changes, cs, en) => {
		expect(listingQuery("cs", state(changes))).toBe(cs);
		expect(listingQuery("en", state(changes))).toBe(en);
		expect(readListingState("cs", new URLSearchParams(cs))).toEqual(state(changes));
		expect(listingPath("cs", "/1001/balonky", state(changes))).toBe(
			cs === "" ? "/1001/balonky" : `/1001/balonky?${cs}`,
		);
	});
});

test("filters are counted by their values, a price range as one", () => {
	expect(countFilters(state({ search: "x", sort: "newest", page: 3 }))).toBe(0);
	expect(countFilters(state({ priceFrom: 1, priceTo: 2 }))).toBe(1);
	expect(countFilters(state({ brand: ["a", "b"], attributes: { c: ["d"] }, ratingFrom: 3, label: ["new"] }))).toBe(5);
});

test("removing all filters keeps the search and the order", () => {
	const all = state({ search: "x", sort: "newest", page: 3, brand: ["a"], priceTo: 5, attributes: { c: ["d"] } });
	expect(withoutFilters(all)).toEqual(state({ search: "x", sort: "newest" }));
});
