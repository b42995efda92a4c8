import { describe, expect, test } from "vitest";
import { PUBLIC } from "#lib/server/app/public-pages.ts";
import { type NextAnswer as Answer, openFront as open, page } from "#tests/support/servers/front.ts";

/** A static page that Next had in its store, as it says so. */
const stored: Answer = (_, response) => {
	response.setHeader("Cache-Control", "s-maxage=3600");
	response.setHeader("x-nextjs-cache", "HIT");
	response.setHeader("Vary", "rsc, next-router-state-tree, next-router-prefetch");
	response.end("page");
};

describe("what may be kept", () => {
	test.each([
		["the home page", "/", "only"],
		["a cart, whose goods the browser asks for", "/kosik", "only"],
		["goods", "/1155/latexove-balonky/balonek", "only"],
		["a listing, by every key that may be a filter", "/1001/balonky?barva=modra&utm_source=a", "not gclid"],
		["a list of articles, by its page", "/blog?strana=2", "only strana"],
	])("a page that is the same for everybody: %s", async (_, path, rule) => {
		const { send } = await open(stored);
		const { headers } = await send(path);
		expect([headers["cache-control"], headers.vary]).toEqual([PUBLIC, "rsc, next-router-prefetch"]);
		expect(headers["x-query-rule"]).toMatch(new RegExp(`^${rule}${rule.startsWith("not") ? " .*utm_source" : "$"}`));
	});

	test.each([
		["guests alone may see", "/prihlaseni", stored],
		["customers alone may see", "/ucet", stored],
		["is another one while the shop is closed", "/mimo-provoz", stored],
		["whoever has its link may see", `/shrnuti/7/${"a".repeat(32)}`, stored],
		[
			"sets a cookie",
			"/",
			((asked, response) => {
				response.setHeader("Set-Cookie", "a=b");
				stored(asked, response);
			}) as Answer,
		],
		["Next has not stored, such as an empty list", "/", page],
		[
			"is a redirect of the maintenance",
			"/",
			((asked, response) => {
				response.statusCode = 307;
				stored(asked, response);
			}) as Answer,
		],
	])("not one that %s", async (_, path, answer) => {
		const { send } = await open(answer);
		const { headers } = await send(path);
		expect([headers["cache-control"], headers["x-query-rule"]]).toEqual(["private, no-store", undefined]);
	});

	test("a file, of which Next says that it varies by the router's headers, varies by its own alone", async () => {
		const vary = ["rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch", "Accept"];
		const { send } = await open((_, response) => {
			response.setHeader("Vary", vary);
			response.end("picture");
		});
		const { headers } = await send("/media/x/800?made=up");
		expect([headers.vary, headers["x-query-rule"]]).toEqual(["Accept", "only"]);
	});

	test("a page that Next makes anew behind the stored one", async () => {
		const { send } = await open((_, response) => {
			response.setHeader("Cache-Control", "s-maxage=3600");
			response.setHeader("x-nextjs-cache", "STALE");
			response.end("page");
		});
		expect((await send("/")).headers["cache-control"]).toBe(PUBLIC);
	});

	test("a page that Next stores while it answers, from the first visit on", async () => {
		const { send } = await open(page, {
			next: async (asked, response, noted) => {
				noted.isStored = true;
				await page(asked, response);
			},
		});
		expect((await send("/")).headers["cache-control"]).toBe(PUBLIC);
	});
});
