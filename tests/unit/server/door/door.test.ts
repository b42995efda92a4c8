import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { makeAnswer } from "#lib/server/door/answer.ts";
import { answering, DOOR_KEY, openDoor } from "#tests/support/servers/door.ts";

const VISITOR = "127.0.0.1";

describe("who asks", () => {
	test.each(["/", "/api/cart"])("is said by the door, whatever the request for %s claims", async (path) => {
		const { send, reached } = await openDoor(answering("page"));
		const forged = {
			"X-Client-Address": "203.0.113.7",
			"x-door-key": "guessed",
			"X-Forwarded-For": "203.0.113.8",
			Forwarded: "for=203.0.113.9",
			"X-Real-IP": "203.0.113.10",
		};
		await send(path, { headers: forged });
		const [{ headers, rawHeaders } = { headers: {}, rawHeaders: [""] }] = reached;
		expect(headers).toMatchObject({ "x-client-address": VISITOR, "x-door-key": DOOR_KEY });
		expect(rawHeaders.join("\n")).not.toMatch(/203\.0\.113|guessed/);
		for (const name of ["x-forwarded-for", "forwarded", "x-real-ip"]) expect(headers).not.toHaveProperty(name);
	});

	test.each([
		[0, "203.0.113.8", VISITOR],
		[1, "203.0.113.7, 203.0.113.8", "203.0.113.8"],
		[2, "203.0.113.7, 203.0.113.8", "203.0.113.7"],
		[1, "nonsense", VISITOR],
	])("is, behind %s trusted proxies that say %j, %s", async (trustedProxies, said, address) => {
		const { send, reached } = await openDoor(answering("page"), { trustedProxies });
		await send("/api/cart", { headers: { "X-Forwarded-For": said } });
		expect(reached[0]?.headers["x-client-address"]).toBe(address);
	});

	test("is asked of all lines of the proxy's header", async () => {
		const { send, reached } = await openDoor(answering("page"), { trustedProxies: 1 });
		await send("/api/cart", { headers: { "X-Forwarded-For": ["203.0.113.7", "203.0.113.8"] } });
		expect(reached[0]?.headers["x-client-address"]).toBe("203.0.113.8");
	});

	test("is said with a question of the door's own too", async () => {
		const { send, reached, clock } = await openDoor(answering("page"), { trustedProxies: 1 });
		await send("/", { headers: { "X-Forwarded-For": "203.0.113.7" } });
		clock.ms = 2000;
		await send("/", { headers: { "X-Forwarded-For": "203.0.113.8", "X-Client-Address": "203.0.113.9" } });
		expect(reached.map(({ headers }) => [headers["x-client-address"], headers["x-door-key"]])).toEqual([
			["203.0.113.7", DOOR_KEY],
			["203.0.113.8", DOOR_KEY],
		]);
	});
});

test("the app hears the request as it was, without what holds for the visitor's connection", async () => {
	const { send, reached } = await openDoor(answering("page"));
	const hops = { "Keep-Alive": "timeout=5", TE: "trailers", "Proxy-Authorization": "x", "Accept-Encoding": "br" };
	const headers = { ...hops, Host: "shop.test", Cookie: "a=1", "X-Twice": ["1", "2"], "If-None-Match": '"app"' };
	await send("/a%20b?c=%C5%99", { headers });
	expect(reached[0]).toMatchObject({
		method: "GET",
		url: "/a%20b?c=%C5%99",
		headers: { host: "shop.test", cookie: "a=1", "x-twice": "1, 2", "if-none-match": '"app"' },
	});
	for (const name of Object.keys(hops)) expect(reached[0]?.headers).not.toHaveProperty(name.toLowerCase());
});

test("a request of HTTP/1.0, which need not name its host, is answered too", async () => {
	const { port } = await openDoor(answering("page"));
	const socket = connect(port, "127.0.0.1");
	socket.write("GET /api/health HTTP/1.0\r\n\r\n");
	const text = Buffer.concat(await socket.toArray()).toString();
	expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	expect(text).toMatch(/\r\n\r\npage$/);
});

test("each request's headers are watched, of files too", async () => {
	const seen: unknown[] = [];
	const files = new Map([["/a.js", makeAnswer([], Buffer.from("file"))]]);
	const watch = (headers: { host?: string }) => void seen.push(headers.host);
	const { send } = await openDoor(answering("page"), { files, watch });
	for (const path of ["/", "/a.js"]) await send(path, { headers: { Host: `shop.test${path}` } });
	expect(seen).toEqual(["shop.test/", "shop.test/a.js"]);
});

describe("a file of the build", () => {
	const files = new Map([
		["/a b.js", makeAnswer(["Content-Type", "text/javascript"], Buffer.from("file"))],
		["/api/x", makeAnswer([], Buffer.from("no call"))],
	]);

	test.each(["/a%20b.js", "/a%20b.js?x=1", "/%61%20b.js"])("is answered by the door at %s", async (path) => {
		const { send, reached } = await openDoor(answering("page"), { files });
		const { status, text, headers } = await send(path);
		expect([status, text, headers["content-type"]]).toEqual([200, "file", "text/javascript"]);
		expect(reached).toEqual([]);
	});

	test.each([
		["by another method", "/a%20b.js", { method: "POST" }],
		["with a body", "/a%20b.js", { body: "x", headers: { "Content-Length": "1" } }],
		["in place of a call", "/api/x", {}],
		["at a path that cannot be decoded", "/a%20b.js%ff", {}],
		["for the server itself", "/a%20b.js", { headers: { "X-Internal-Key": "k" } }],
	])("is not answered %s", async (_, path, sending) => {
		const { send } = await openDoor(answering("of the app"), { files });
		expect((await send(path, sending)).text).toBe("of the app");
	});
});
