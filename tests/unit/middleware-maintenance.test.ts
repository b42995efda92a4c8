import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { INTERNAL_KEY_HEADER } from "#lib/domain/calls.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";

const SHOP = "https://konfety.test";
const KEY = "a-key-that-only-this-server-knows-0123";

const HASH = "h".repeat(32);

let isOn = true;
let asked: { url: string; headers: Headers }[] = [];

beforeEach(() => {
	isOn = true;
	asked = [];
	vi.resetModules();
	vi.stubEnv("KONFETY_APP_URL", "http://127.0.0.1:3000");
	vi.stubEnv("KONFETY_INTERNAL_KEY", KEY);
	vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}) => {
		asked.push({ url: String(input), headers: new Headers(init.headers) });
		if (String(input).endsWith("/api/maintenance")) return Response.json({ is_enabled: isOn });
		return new Response(`<h1>${new URL(String(input)).pathname}</h1>`, { headers: { "Content-Type": "text/html" } });
	});
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** The answer of a middleware that has just been started. */
async function answerTo(path: string, headers: Record<string, string> = {}) {
	const { middleware } = await import("../../middleware.ts");
	return middleware(new NextRequest(new URL(path, SHOP), { headers }));
}
const locationOf = (reply: Response) => reply.headers.get("location")?.replace(SHOP, "") ?? null;

describe("in maintenance", () => {
	test.each([
		["/", "/mimo-provoz?redirect=%2F"],
		["/1001/balonky?strana=2", "/mimo-provoz?redirect=%2F1001%2Fbalonky%3Fstrana%3D2"],
		["/kosik?_rsc=abc", "/mimo-provoz?redirect=%2Fkosik"],
		["/ucet", "/mimo-provoz?redirect=%2Fucet"],
		["/nikde/nic", "/mimo-provoz?redirect=%2Fnikde%2Fnic"],
		["/en", "/en/maintenance?redirect=%2Fen"],
		["/en/cart", "/en/maintenance?redirect=%2Fen%2Fcart"],
		["/en/mimo-provoz", "/en/maintenance?redirect=%2Fen%2Fmimo-provoz"],
	])("%s redirects temporarily to %s", async (path, location) => {
		const reply = await answerTo(path);
		expect([reply.status, locationOf(reply)]).toEqual([307, location]);
	});

	test.each([
		[`/zmena-hesla/${HASH}`, "/mimo-provoz"],
		[`/potvrzeni-uctu/${HASH}`, "/mimo-provoz"],
		[`/en/new-password/${HASH}`, "/en/maintenance"],
	])("%s redirects without its secret in the target", async (path, location) => {
		expect(locationOf(await answerTo(path))).toBe(location);
	});

	test.each(["/mimo-provoz", "/en/maintenance", "/mimo-provoz?redirect=%2Fkosik"])(
		"%s is the maintenance page with status 503 and Retry-After",
		async (path) => {
			const reply = await answerTo(path);
			expect(reply.status).toBe(503);
			expect(reply.headers.get("retry-after")).toBe("60");
			expect(reply.headers.get("cache-control")).toBe("no-store");
			expect(await reply.text()).toBe(`<h1>${new URL(path, SHOP).pathname}</h1>`);
			expect(asked.at(-1)?.url).toBe(`http://127.0.0.1:3000${new URL(path, SHOP).pathname}`);
			expect(asked.at(-1)?.headers.get(INTERNAL_KEY_HEADER)).toBe(KEY);
		},
	);

	test.each([
		[`/shrnuti/7/${HASH}/odstoupeni`, `/cs/shrnuti/7/${HASH}/odstoupeni`],
		[`/en/summary/7/${HASH}/withdrawal`, `/${LANGUAGES.en.folder}/shrnuti/7/${HASH}/odstoupeni`],
	])("%s stays open, since the right to withdraw from a contract holds for the whole period", async (path, folder) => {
		const reply = await answerTo(path);
		expect([reply.status, reply.headers.get("x-middleware-rewrite")]).toEqual([200, `${SHOP}${folder}`]);
	});

	test.each([
		`/shrnuti/7/${HASH}`,
		`/shrnuti/7/${HASH}/odstoupeni/dal`,
		"/kosik/shrnuti/7/odstoupeni",
		`/en/shrnuti/7/${HASH}/odstoupeni`,
	])("%s is closed like other pages", async (path) => {
		expect((await answerTo(path)).status).toBe(307);
	});

	test("the server's own request gets the page, one with a made-up key does not", async () => {
		const own = await answerTo("/mimo-provoz", { [INTERNAL_KEY_HEADER]: KEY });
		expect(own.headers.get("x-middleware-rewrite")).toBe(`${SHOP}/cs/mimo-provoz`);
		expect((await answerTo("/", { [INTERNAL_KEY_HEADER]: "x".repeat(38) })).status).toBe(307);
	});

	test("a maintenance page that cannot be fetched for its status is still shown", async () => {
		await answerTo("/");
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("fetch failed");
		});
		const reply = await answerTo("/mimo-provoz");
		expect(reply.headers.get("x-middleware-rewrite")).toBe(`${SHOP}/cs/mimo-provoz`);
		expect(reply.headers.get("retry-after")).toBe("60");
	});
});

describe("when the shop is open", () => {
	test("the maintenance page is an ordinary one (decisions 13)", async () => {
		isOn = false;
		const reply = await answerTo("/mimo-provoz");
		expect([reply.status, reply.headers.get("x-middleware-rewrite")]).toEqual([200, `${SHOP}/cs/mimo-provoz`]);
	});

	test("many requests ask for the maintenance setting once", async () => {
		isOn = false;
		for (let round = 0; round < 50; round++) await answerTo("/kosik");
		expect(asked.map(({ url }) => url)).toEqual(["http://127.0.0.1:3000/api/maintenance"]);
	});

	test("pages are shown when the shop does not answer whether it is in maintenance", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("fetch failed");
		});
		expect((await answerTo("/kosik")).headers.get("x-middleware-rewrite")).toBe(`${SHOP}/cs/kosik`);
	});
});
