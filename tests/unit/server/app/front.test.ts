import { request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createRenderBudget } from "#lib/server/app/render-budget.ts";
import { currentRequest } from "#lib/shop/kernel/base/request-context.ts";
import { createTurns } from "#lib/shop/kernel/rate-limits/turns.ts";
import { type NextAnswer as Answer, FRONT_KEY as KEY, openFront as open, page } from "#tests/support/servers/front.ts";

describe("the visitor's address", () => {
	test("is set by the server, whatever the request claims", async () => {
		const { send, reached } = await open();
		await send("/", { headers: { "x-client-address": "203.0.113.7", "X-Forwarded-For": "203.0.113.8" } });
		expect(reached[0]?.headers["x-client-address"]).toBe("127.0.0.1");
	});

	test("cannot be accompanied by Next's internal headers, which are removed", async () => {
		const { send, reached } = await open();
		const inner = { "next-action": "x", "next-resume": "1", "x-middleware-subrequest": "a", "x-matched-path": "/" };
		await send("/", { headers: { ...inner, rsc: "1" } });
		expect(Object.keys(reached[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(Object.keys(inner)));
		for (const name of Object.keys(inner)) expect.soft(reached[0]?.headers[name], name).toBeUndefined();
		expect(reached[0]?.headers.rsc).toBe("1");
	});
});

test("a page that breaks because the shop cannot be asked is 503 and comes by itself; another fault stays 500", async () => {
	const breaks: Answer = (_, response) => {
		response.statusCode = 500;
		response.end("broken");
	};
	const during: Answer = async (asked, response) => {
		await sleep(1);
		Object.assign(currentRequest() ?? {}, { isUnavailable: true });
		await breaks(asked, response);
	};
	const reply = await (await open(during)).send("/");
	expect([reply.status, reply.headers["retry-after"], reply.headers.refresh, reply.text]).toEqual([
		503,
		"2",
		"3",
		"broken",
	]);
	const other = await (await open(breaks)).send("/");
	expect([other.status, other.headers["retry-after"], other.headers.refresh]).toEqual([500, undefined, undefined]);
});

test("in maintenance an unknown address is handled like every other", async () => {
	const { send } = await open(page, { ask: async () => false, isClosed: async () => true });
	expect((await send("/neznama")).text).toBe("page");
});

test("a slash at the end is removed by a redirect that keeps the query, whether anything is there or not", async () => {
	const { send, reached } = await open(page, { ask: async () => false });
	for (const path of ["/prodejny", "/en/neznama", "/favicon.ico", "/media", "/_next/static", "/api/settings"]) {
		const { status, headers } = await send(`${path}/?q=a%26b`);
		expect([path, status, headers.location]).toEqual([path, 308, `${path}?q=a%26b`]);
	}
	expect(reached).toEqual([]);
});

describe("a request that cannot succeed is refused before it costs anything", () => {
	test.each([
		["a call that is not valid UTF-8", "/api/careers/%ff", 400, { error: "unreadable" }],
		["a call with half a character", "/api/%ED%A0%80", 400, { error: "unreadable" }],
		["a call with half an escape", "/api/%E0%A4%A", 400, { error: "unreadable" }],
		["a call through another", "/api/cart/../catalog/products/cs", 400, { error: "unreadable" }],
		["a very long call", `/api/${"a".repeat(5000)}`, 414, { error: "address_too_long" }],
	])("%s", async (_, path, status, body) => {
		const { send, reached } = await open();
		const reply = await send(path);
		expect([reply.status, JSON.parse(reply.text)]).toEqual([status, body]);
		expect(reply.headers["content-type"]).toMatch("application/json");
		expect(reached).toEqual([]);
	});

	test.each([
		["not valid UTF-8", "/%ff", 404, "<h1>Stránka neexistuje</h1>"],
		["not valid UTF-8, in English", "/en/%ff", 404, "<h1>No such page</h1>"],
		["a path traversal through pictures", "/media/../hledani?q=a", 404, "<h1>Stránka neexistuje</h1>"],
		["very long", `/${"a".repeat(5000)}`, 404, "<h1>Stránka neexistuje</h1>"],
		["too deep", "/a/b/c/d", 404, "<h1>Stránka neexistuje</h1>"],
		["that of the page for what does not exist", "/nenalezeno", 404, "<h1>Stránka neexistuje</h1>"],
	])("a page whose address is %s", async (_, path, status, text) => {
		const { send, reached } = await open();
		const reply = await send(path);
		expect([reply.status, reply.text, reply.headers["cache-control"]]).toEqual([status, text, "private, no-cache"]);
		expect(reached).toEqual([]);
	});

	test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("a page refuses the method %s", async (method) => {
		const { send, reached } = await open();
		const reply = await send("/1001/balonky", { method, body: "x" });
		expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
		expect(reached).toEqual([]);
	});

	test("a refusal is in the language of its address", async () => {
		const { send } = await open();
		const said = await Promise.all(
			["/1001/balonky", "/en/1001/balloons"].map((path) => send(path, { method: "POST" })),
		);
		expect(said.map(({ text }) => text)).toEqual([
			"Tuto stránku lze jen zobrazit. Otevřete ji prosím znovu.",
			"This page can only be shown. Please open it again.",
		]);
	});

	test.each<Record<string, string>>([{ "Content-Length": "5" }, { "Transfer-Encoding": "chunked" }])(
		"a page refuses a body: %j",
		async (headers) => {
			const { send, reached } = await open();
			const reply = await send("/", { headers, body: "12345" });
			// The rest of the body is not read.
			expect([reply.status, reply.headers.connection]).toEqual([405, "close"]);
			expect(reached).toEqual([]);
		},
	);

	test("a call that announces more than 64 kB is not read", async () => {
		const { send, reached } = await open();
		const reply = await send("/api/cart/create", { method: "POST", body: "a".repeat(65_537) });
		expect([reply.status, JSON.parse(reply.text)]).toEqual([413, { error: "too_large" }]);
		expect(reached).toEqual([]);
		expect((await send("/api/cart/create", { method: "POST", body: "a".repeat(65_536) })).status).toBe(200);
	});
});

describe("a page that does not exist", () => {
	test("is answered with 404 when the shop knows nothing of it, without asking Next", async () => {
		const asked: unknown[] = [];
		const { send, reached } = await open(page, {
			ask: async (question, asking) => {
				asked.push([question, asking]);
				return false;
			},
		});
		const reply = await send("/ucet/objednavka/5", { headers: { Cookie: "a=1; token=t.o.k; b=2" } });
		expect([reply.status, reply.text]).toEqual([404, "<h1>Stránka neexistuje</h1>"]);
		expect(asked).toEqual([
			[
				{ calls: ["/account/orders/5"], of: "customer" },
				{ address: "127.0.0.1", token: "t.o.k" },
			],
		]);
		expect(reached).toEqual([]);
	});

	test.each<[string, Answer]>([
		["at once", (_, response) => void response.writeHead(404, { "Content-Type": "text/html" }).end("empty shell")],
		[
			"in pieces",
			(_, response) => {
				response.statusCode = 404;
				response.setHeader("ETag", "x");
				response.setHeader("Content-Encoding", "br");
				response.write("empty");
				response.end(" shell");
			},
		],
	])("is answered with the whole page also when Next answers 404 %s", async (_, answer) => {
		const { send } = await open(answer);
		const reply = await send("/en/5/x");
		expect([reply.status, reply.text]).toEqual([404, "<h1>No such page</h1>"]);
		expect([reply.headers.etag, reply.headers["content-encoding"]]).toEqual([undefined, undefined]);
		expect((await send("/en/5/x", { method: "HEAD" })).text).toBe("");
	});

	test.each<[string, Answer]>([
		["at once", (_, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("ask for another")],
		["in pieces", (_, response) => void response.end("ask for another")],
	])("may have a page of its own, which is sent with 404 when written %s", async (_, answer) => {
		const { send, reached } = await open(answer, { ask: async () => false });
		const path = `/zmena-hesla/${"s".repeat(43)}`;
		const reply = await send(path, { headers: { "If-None-Match": "x" } });
		expect([reply.status, reply.text]).toEqual([404, "ask for another"]);
		expect(reached[0]?.headers["if-none-match"]).toBeUndefined();
	});

	test.each([
		["/cs/1001/balonky.ab", "<h1>Stránka neexistuje</h1>"],
		["/en/x/y.html", "<h1>No such page</h1>"],
	])("is answered with 404 when its address looks like a missing file: %s", async (path, text) => {
		const { send, reached } = await open();
		const reply = await send(path);
		expect([reply.status, reply.text]).toEqual([404, text]);
		expect(reached).toEqual([]);
	});

	test("a missing picture and a missing call keep their own answers", async () => {
		const { send } = await open((_, response) => void response.writeHead(404).end("own"));
		expect((await send("/media/x/800")).text).toBe("own");
		expect((await send("/api/careers/cs/5")).text).toBe("own");
	});
});

describe("a page", () => {
	test("over https has Strict-Transport-Security, over http not", async () => {
		expect((await (await open()).send("/")).headers["strict-transport-security"]).toBeUndefined();
		const { send } = await open(page, { isHttps: true });
		for (const path of ["/", "/a/b/c/d", "/api/health"])
			expect.soft((await send(path)).headers["strict-transport-security"], path).toBe("max-age=31536000");
	});

	test.each([
		["a permanent redirect keeps the query", 308, "/1001/balonky", "/1001/balonky?utm_source=a"],
		["a temporary redirect keeps its target", 307, "/1001/balonky", "/1001/balonky"],
	])("%s", async (_, status, location, whole) => {
		const { send } = await open((_asked, response) => {
			response.statusCode = status;
			response.setHeader("Location", location);
			response.end();
		});
		expect((await send("/1001/x?utm_source=a")).headers.location).toBe(whole);
	});

	test("that the server requests from itself is let through", async () => {
		const { send, reached } = await open();
		await send("/nenalezeno", { headers: { "X-Internal-Key": KEY } });
		await send("/nenalezeno", { headers: { "X-Internal-Key": "another" } });
		expect(reached).toHaveLength(1);
	});
});

describe("with limits", () => {
	const limits = () => ({ turns: createTurns({ atOnce: 1, inAll: 8, waiting: 1 }), budget: createRenderBudget() });

	test("a network with too many requests waiting gets 429 with Retry-After", async () => {
		const waiting: ServerResponse[] = [];
		const { send } = await open((_, response) => void waiting.push(response), { limits: limits() });
		const first = send("/hledani?q=a");
		const second = send("/api/catalog/products/cs?q=b");
		await expect.poll(() => waiting.length).toBe(1);
		const page = await send("/hledani?q=c");
		expect([page.status, page.headers["retry-after"]]).toEqual([429, "1"]);
		for (const path of ["/api/catalog/products/cs?q=d", "/api/%63atalog/products/cs?q=d"]) {
			const call = await send(path);
			expect([call.status, JSON.parse(call.text)], path).toEqual([429, { error: "too_many_requests" }]);
		}
		// Other calls are let through: a cart never waits.
		void send("/api/cart/create", { method: "POST" });
		await expect.poll(() => waiting.length).toBe(2);
		for (const response of waiting.splice(0)) response.end();
		await first;
		await expect.poll(() => waiting.length).toBe(1);
		waiting[0]?.end();
		expect((await second).status).toBe(200);
	});

	test("an aborted request keeps its slot while its work goes on", async () => {
		const works: (() => void)[] = [];
		const { port } = await open(() => new Promise<void>((resolve) => works.push(resolve)), { limits: limits() });
		const ask = () => request({ host: "127.0.0.1", port, path: "/api/catalog/products/cs" }).on("error", () => {});
		const hangsUp = ask();
		hangsUp.end();
		await expect.poll(() => works.length).toBe(1);
		hangsUp.destroy();
		ask().end();
		await sleep(100);
		expect(works).toHaveLength(1);
		works[0]?.();
		await expect.poll(() => works.length, { timeout: 500 }).toBe(2);
	});

	test("a page counts against its network's budget unless it came from the cache", async () => {
		// The budget grows with time, which a slow machine has more of.
		vi.useFakeTimers({ toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		const { send } = await open(
			(asked, response) => {
				response.setHeader("x-nextjs-cache", asked.url === "/" ? "HIT" : "MISS");
				response.end();
			},
			{ limits: { turns: createTurns({ atOnce: 9, inAll: 9, waiting: 9 }), budget: createRenderBudget() } },
		);
		await send("/");
		for (let page = 1; page <= 240; page += 1) await send(`/hledani?q=${page}`);
		expect((await send("/hledani?q=more")).status).toBe(429);
		expect((await send("/")).status).toBe(200);
	});
});
