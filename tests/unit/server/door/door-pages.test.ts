import { describe, expect, test } from "vitest";
import { PUBLIC } from "#lib/server/app/public-pages.ts";
import { type AppAnswer, answering, openDoor } from "#tests/support/servers/door.ts";

/** An app whose page says how many times it was made. */
function counting(headers: Record<string, string> = {}): AppAnswer {
	let times = 0;
	return (request, response) => {
		times += 1;
		answering(`page ${times}`, headers)(request, response);
	};
}

test("a page is made once for all visitors of a second, and says where it came from", async () => {
	const { send, reached, clock } = await openDoor(counting());
	const first = await send("/", { headers: { Cookie: "a=1" } });
	clock.ms = 999;
	const second = await send("/", { headers: { Cookie: "b=2" } });
	expect([first.text, second.text, reached.length]).toEqual(["page 1", "page 1", 1]);
	expect([first.headers["cache-status"], second.headers["cache-status"]]).toEqual([undefined, "door; hit"]);
	expect(second.headers.age).toBeUndefined();
	expect({ ...second.headers, date: "", "cache-status": undefined }).toEqual({ ...first.headers, date: "" });
});

test("an older page is asked for anew, as nobody in particular", async () => {
	const { send, reached, clock } = await openDoor(counting({ ETag: '"app-1"' }));
	await send("/", { headers: { Cookie: "a=1" } });
	clock.ms = 5000;
	const headers = { Cookie: "b=2", Authorization: "x", "Accept-Language": "en", Host: "shop.test" };
	expect((await send("/", { headers })).text).toBe("page 2");
	expect(reached[1]?.headers).toMatchObject({ "if-none-match": '"app-1"', host: "shop.test" });
	for (const name of ["cookie", "authorization", "accept-language"])
		expect(reached[1]?.headers).not.toHaveProperty(name);
});

test("a page of which the app says that it is the same is sent as it was", async () => {
	const { send, reached, clock, say } = await openDoor(counting({ ETag: '"app-1"' }));
	await send("/");
	say((_, response) => void response.writeHead(304).end());
	clock.ms = 5000;
	expect((await send("/")).text).toBe("page 1");
	clock.ms = 5900;
	const { text, headers } = await send("/");
	expect([text, headers.age, reached.length]).toEqual(["page 1", undefined, 2]);
});

test("a page that a visitor gets while it is asked for anew says its age", async () => {
	const { send, clock } = await openDoor(counting());
	await send("/");
	clock.ms = 1200;
	const { text, headers } = await send("/");
	expect([text, headers["cache-status"], headers.age]).toEqual(["page 1", "door; hit", "1"]);
});

test.each<[string, AppAnswer, number]>([
	["removed", (_, response) => void response.writeHead(404).end("no such page"), 404],
	["moved", (_, response) => void response.writeHead(308, { Location: "/b" }).end(), 308],
	["somebody's", answering("yours", { "Cache-Control": "private, no-store" }), 200],
])("a page that is %s meanwhile is no longer sent", async (_, answer, status) => {
	const { send, clock, say, kept } = await openDoor(counting());
	await send("/");
	say(answer);
	clock.ms = 5000;
	const reply = await send("/");
	expect([reply.status, reply.text === "page 1", kept.bytes()]).toEqual([status, false, 0]);
});

test.each([500, 503, 429])("while the app answers %s the last good page is sent", async (status) => {
	const { send, clock, say } = await openDoor(counting());
	await send("/");
	say((_, response) => void response.writeHead(status).end("fault"));
	clock.ms = 7000;
	const { text, headers } = await send("/");
	expect([text, headers["cache-status"], headers.age]).toEqual(["page 1", "door; hit; detail=stale-if-error", "7"]);
});

test.each<[string, AppAnswer, string, Record<string, string>]>([
	["that sets a cookie", counting({ "Set-Cookie": "a=1" }), "/", {}],
	["that is somebody's", counting({ "Cache-Control": "private, no-store" }), "/", {}],
	["that the server asks of itself", counting(), "/", { "X-Internal-Key": "whatever" }],
	["at an encoded address", counting(), "/%61", {}],
	["that is a call", counting(), "/api/catalog", {}],
])("an answer %s is passed on and not kept", async (_, answer, path, headers) => {
	const { send, kept } = await openDoor(answer);
	const texts = [(await send(path, { headers })).text, (await send(path, { headers })).text];
	expect([...texts, kept.bytes()]).toEqual(["page 1", "page 2", 0]);
});

test("a page's cookie reaches the one whom it is for", async () => {
	const { send } = await openDoor(answering("page", { "Set-Cookie": ["a=1; Path=/", "b=2"] }));
	expect((await send("/")).headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2"]);
});

test("the server's own request is never answered from the store", async () => {
	const { send, reached } = await openDoor(counting());
	await send("/");
	const own = await send("/", { headers: { "X-Internal-Key": "whatever" } });
	expect([own.text, own.headers["cache-status"]]).toEqual(["page 2", undefined]);
	expect(reached[1]?.headers["x-internal-key"]).toBe("whatever");
	expect((await send("/")).text).toBe("page 1");
});

test("once the app has said which keys matter, a campaign does not make another page", async () => {
	const { send, reached } = await openDoor(counting({ "X-Query-Rule": "not utm_source" }));
	await send("/c?utm_source=a");
	const replies = [await send("/c"), await send("/c?utm_source=b"), await send("/c?barva=modra")];
	expect(replies.map(({ text }) => text)).toEqual(["page 1", "page 1", "page 2"]);
	expect(replies[0]?.headers).not.toHaveProperty("x-query-rule");
	expect(reached).toHaveLength(2);
});

test("the router's data and the page are kept apart, each for whoever asks for it", async () => {
	const { send } = await openDoor(counting({ Vary: "rsc" }));
	const data = { headers: { RSC: "1" } };
	await send("/");
	await send("/?_rsc=1", data);
	expect([(await send("/")).text, (await send("/?_rsc=2", data)).text]).toEqual(["page 1", "page 2"]);
});

test("HEAD is answered from the store, but keeps nothing", async () => {
	const { send, reached, kept } = await openDoor(counting());
	await send("/", { method: "HEAD" });
	expect(kept.bytes()).toBe(0);
	await send("/");
	const { text, headers } = await send("/", { method: "HEAD" });
	expect([text, headers["content-length"], reached.length]).toEqual(["", "6", 2]);
});

test("who has the page by the door's ETag is told so from the store, and by a whole page of the app", async () => {
	const { send, reached, kept } = await openDoor(answering("page"));
	const { etag = "" } = (await send("/")).headers;
	expect((await send("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
	const since = "Thu, 01 Jan 2026 00:00:00 GMT";
	const headers = { "If-None-Match": etag, "If-Modified-Since": since };
	expect((await send("/another", { headers })).status).toBe(304);
	for (const name of ["if-none-match", "if-modified-since"]) expect(reached[1]?.headers).not.toHaveProperty(name);
	expect((await send("/another")).text).toBe("page");
	expect(kept.bytes()).toBeGreaterThan(0);
});

test("forms that visitors asked for count in the store", async () => {
	const { send, kept } = await openDoor(answering("<p>Balónky</p>".repeat(500)));
	await send("/");
	const plain = kept.bytes();
	const as = (encoding: string) => ({ headers: { "Accept-Encoding": encoding } });
	const { bytes } = await send("/", as("br"));
	const compressed = kept.bytes();
	expect(compressed).toBeGreaterThan(bytes.length);
	// The plain text can be made of it.
	expect(compressed).toBeLessThan(plain);
	const other = await send("/", as("gzip"));
	const both = kept.bytes();
	expect(both).toBeGreaterThan(compressed + other.bytes.length);
	// The very first visitor of a page may ask for a form too.
	await send("/b", as("gzip"));
	await send("/b", as("br"));
	expect(kept.bytes()).toBe(2 * both);
});

describe("a page that turns out to be too long to be kept", () => {
	const long = "Balónky ".repeat(300_000);

	test("is sent whole all the same", async () => {
		const { send, kept } = await openDoor((_, response) => {
			response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": PUBLIC });
			response.write(long);
			response.end("end");
		});
		const { status, text } = await send("/", { headers: { "Accept-Encoding": "gzip" } });
		expect([status, text === `${long}end`, kept.bytes()]).toEqual([200, true, 0]);
	});

	test("is sent whole when it has grown, and is no longer kept", async () => {
		const { send, say, clock, kept } = await openDoor(counting());
		await send("/");
		say(answering(long, { "Transfer-Encoding": "chunked" }));
		clock.ms = 5000;
		expect((await send("/")).text === long).toBe(true);
		expect(kept.bytes()).toBe(0);
	});
});

test("a page that is not kept has its own status and headers each time, though it says the same as the last one", async () => {
	const { send, say } = await openDoor(
		answering("<p>a</p>".repeat(500), { "Cache-Control": "private, no-store", "Set-Cookie": "a=1" }),
	);
	const first = await send("/ucet", { headers: { "Accept-Encoding": "br" } });
	say((request, response) => {
		response.statusCode = 404;
		answering("<p>a</p>".repeat(500), { "Cache-Control": "private, no-store", "X-Second": "2" })(request, response);
	});
	const second = await send("/nic", { headers: { "Accept-Encoding": "br" } });
	say(answering("<p>a</p>".repeat(500), { "Cache-Control": "private, no-store", "X-Third": "3" }));
	const third = await send("/ucet", { headers: { "Accept-Encoding": "br" } });
	expect([first, second, third].map(({ status }) => status)).toEqual([200, 404, 200]);
	expect([first, second, third].map(({ headers }) => headers["set-cookie"]?.[0])).toEqual([
		"a=1",
		undefined,
		undefined,
	]);
	expect([second.headers["x-second"], third.headers["x-third"]]).toEqual(["2", "3"]);
	expect(
		new Set([first, second, third].map(({ text, headers }) => [headers["content-encoding"], text].join())).size,
	).toBe(1);
});
