import { expect, test } from "vitest";
import { type Asking, shopAsker } from "#lib/server/app/ask-shop.ts";
import type { Question } from "#lib/server/app/page-table.ts";

const GUEST: Asking = { address: "203.0.113.7", token: undefined };
const of = (whose: Question["of"], ...calls: string[]): Question => ({ calls, of: whose });

/** A shop that answers by path; what it was asked is in `asked`. */
function shop(answers: Record<string, number | null>) {
	const asked: [string, Record<string, string>][] = [];
	const ask = shopAsker(async (path, headers) => {
		asked.push([path, headers]);
		return answers[path] === undefined ? 404 : answers[path];
	});
	return { ask, asked };
}

test("a page that needs no data exists without asking the shop", async () => {
	const { ask, asked } = shop({});
	expect(await ask(of("everybody"), GUEST)).toBe(true);
	expect(asked).toEqual([]);
});

test("a thing that was found is not asked for again, one that was not found always is", async () => {
	const { ask, asked } = shop({ "/api/catalog/entry/cs/1": 200 });
	for (const id of [1, 1, 2, 2]) await ask(of("everybody", `/catalog/entry/cs/${id}`), GUEST);
	expect(asked.map(([path]) => path)).toEqual([1, 2, 2].map((id) => `/api/catalog/entry/cs/${id}`));
});

test("a page exists when one of its several calls finds something", async () => {
	const { ask } = shop({ "/api/b": 200 });
	expect(await ask(of("everybody", "/a", "/b"), GUEST)).toBe(true);
	expect(await ask(of("everybody", "/a", "/c"), GUEST)).toBe(false);
});

test("a secret link is checked each time, with the visitor's address for the rate limits", async () => {
	const { ask, asked } = shop({ "/api/order/1/x": 200 });
	for (const _ of [1, 2]) expect(await ask(of("link", "/order/1/x"), GUEST)).toBe(true);
	expect(asked).toEqual(Array(2).fill(["/api/order/1/x", { "x-client-address": "203.0.113.7" }]));
});

test("a customer's page is checked with the token; for a guest, who is sent to the login, nothing is checked", async () => {
	const { ask, asked } = shop({});
	const question = of("customer", "/account/orders/5");
	expect(await ask(question, GUEST)).toBe(true);
	expect(await ask(question, { ...GUEST, token: "t.o.k" })).toBe(false);
	expect(asked.map(([, { Authorization }]) => Authorization)).toEqual(["Bearer t.o.k"]);
});

test.each([401, 429, 500, 503, null])("an answer of %s does not mean that the page does not exist", async (status) => {
	const { ask } = shop({ "/api/a": status });
	expect(await ask(of("everybody", "/a"), GUEST)).toBe(true);
});
