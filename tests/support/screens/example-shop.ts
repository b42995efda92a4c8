/** A shop that answers every question of a page by the example of its contract, over HTTP as another shop would. */
import { vi } from "vitest";
import * as catalogue from "#lib/contract/routes/catalogue.ts";
import * as content from "#lib/contract/routes/content.ts";
import * as delivery from "#lib/contract/routes/delivery.ts";
import * as lists from "#lib/contract/routes/lists.ts";
import * as requests from "#lib/contract/routes/request.ts";
import * as review from "#lib/contract/routes/review.ts";
import * as search from "#lib/contract/routes/search.ts";
import * as stores from "#lib/contract/routes/store.ts";
import * as written from "#lib/contract/routes/written.ts";

type Call = {
	method: string;
	path: string;
	responses: Record<number, { content?: { "application/json"?: { example?: unknown } } }>;
};

const CALLS = [catalogue, content, delivery, lists, requests, review, search, stores, written]
	.flatMap((module) => Object.values(module) as unknown[])
	.filter((one): one is Call => one instanceof Object && "method" in one && one.method === "get")
	// The more words of a path are fixed, the better it fits.
	.sort((a, b) => a.path.split("{").length - b.path.split("{").length)
	.map(({ path, responses }) => ({
		address: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`),
		reply: responses[200]?.content?.["application/json"]?.example,
	}));

const SHOP = "http://shop.test";

/** `answers` by their path, with its query, stand in for examples; of null nothing is there. */
export function openExampleShop(answers: Record<string, unknown> = {}): void {
	vi.stubEnv("SHOP_API_URL", SHOP);
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname, search } = new URL(address);
		const asked = pathname.replace(/^\/api/, "") + search;
		const reply = asked in answers ? answers[asked] : CALLS.find((call) => call.address.test(pathname))?.reply;
		if (reply === undefined) throw new Error(`The contract has no example for ${address}`);
		return reply === null ? Response.json({ error: "not_found" }, { status: 404 }) : Response.json(reply);
	});
}
