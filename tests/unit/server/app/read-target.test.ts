import { expect, test } from "vitest";
import { readTarget } from "#lib/server/app/read-target.ts";

test.each([
	["the home page", "/", { kind: "page", locale: "cs", words: [] }],
	["the English home page", "/en", { kind: "page", locale: "en", words: [] }],
	["an English screen by its Czech folder", "/en/cart", { kind: "page", locale: "en", words: ["kosik"] }],
	["decoded words", "/eshop/bal%C3%B3nky", { kind: "page", locale: "cs", words: ["eshop", "balónky"] }],
	[
		"a list with its query as a folder",
		"/1001/balonky?strana=2&nic=",
		{ kind: "page", locale: "cs", words: ["vypis", "strana~2", "1001", "balonky"] },
	],
	["a query without a meaning", "/kosik?utm_source=a", { kind: "page", locale: "cs", words: ["kosik"] }],
	["a Czech word under /en", "/en/kosik", { kind: "moved" }],
	["a folder of app", "/cs/kosik", { kind: "nowhere", locale: "cs" }],
	["a page in Czech alone", "/en/dokumenty", { kind: "nowhere", locale: "en" }],
	["the API", "/api/catalog/entry/cs/1", { kind: "api", path: "/api/catalog/entry/cs/1" }],
	["the API, however it is written", "/api/%63atalog/entry/cs/1", { kind: "api", path: "/api/catalog/entry/cs/1" }],
	["a word that begins as the API", "/apina", { kind: "page", locale: "cs", words: ["apina"] }],
	["a picture", "/media/abc/800", { kind: "file", path: "/media/abc/800", locale: "cs" }],
	["a script", "/_next/static/chunks/%5Ba%5D", { kind: "file", path: "/_next/static/chunks/[a]", locale: "cs" }],
	["a file by its extension", "/robots.txt", { kind: "file", path: "/robots.txt", locale: "cs" }],
	["an English file", "/en/manifest.webmanifest", { kind: "file", path: "/en/manifest.webmanifest", locale: "en" }],
	["an address that is not UTF-8", "/%ff", { kind: "unreadable", isApi: false, locale: "cs" }],
	["a lone half of a character", "/en/%ED%A0%80", { kind: "unreadable", isApi: false, locale: "en" }],
	["a lone half of a character in a call", "/api/careers/%E0%A4%A", { kind: "unreadable", isApi: true, locale: "cs" }],
	["a page behind a picture", "/media/../hledani?q=a", { kind: "unreadable", isApi: false, locale: "cs" }],
	["a page behind a picture, escaped", "/en/%2e%2E/hledani", { kind: "unreadable", isApi: false, locale: "en" }],
	[
		"a page behind a picture, with backslashes",
		"/media/..\\hledani",
		{ kind: "unreadable", isApi: false, locale: "cs" },
	],
	["a call behind another", "/api/./catalog/entry/cs/1", { kind: "unreadable", isApi: true, locale: "cs" }],
	["a page that ends as a picture", "/hledani#.png", { kind: "unreadable", isApi: false, locale: "cs" }],
	["dots in a query", "/kosik?from=../..", { kind: "page", locale: "cs", words: ["kosik"] }],
	["another server's address", "http://jinde.test/", { kind: "unreadable", isApi: false, locale: "cs" }],
	["everything", "*", { kind: "unreadable", isApi: false, locale: "cs" }],
	["the longest address", `/${"a".repeat(4095)}`, { kind: "page", locale: "cs", words: ["a".repeat(4095)] }],
	["one longer than that", `/${"a".repeat(4096)}`, { kind: "too_long", isApi: false, locale: "cs" }],
	["one longer than that in a call", `/api/${"a".repeat(4096)}`, { kind: "too_long", isApi: true, locale: "cs" }],
])("%s", (_, target, asked) => {
	expect(readTarget(target)).toEqual(asked);
});
