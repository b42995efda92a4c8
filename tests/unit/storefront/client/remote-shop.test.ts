import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { passToShop } from "#lib/storefront/client/remote-shop.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };

let asked: Asked[] = [];
let respond: (reply: ServerResponse) => void;
const server = createServer(async (request, reply) => {
	let body = "";
	for await (const chunk of request) body += chunk;
	asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
	respond(reply);
});
let remote: string;

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	remote = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	asked = [];
	respond = (reply) => reply.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});

const pass = (path: string, init: RequestInit = {}) => passToShop(new Request(`http://shop.test${path}`, init), remote);

test("a call reaches the other shop with its method, body and query", async () => {
	const headers = { "Content-Type": "application/json", Authorization: "Bearer abc", "Idempotency-Key": "k1" };
	const reply = await pass("/api/cart/create?x=1", { method: "POST", headers, body: '{"locale":"cs"}' });
	expect(reply.status).toBe(200);
	expect(asked).toMatchObject([
		{
			method: "POST",
			url: "/api/cart/create?x=1",
			body: '{"locale":"cs"}',
			headers: { authorization: "Bearer abc", "content-type": "application/json", "idempotency-key": "k1" },
		},
	]);
});

test("cookies, hosts and forged addresses of visitors are not passed on; the visitor's real address is", async () => {
	const headers = {
		Cookie: "token=abc",
		"X-Forwarded-For": "6.6.6.6",
		"X-Forwarded-Host": "evil",
		"x-client-address": "1.2.3.4",
	};
	await pass("/api/me", { headers });
	const sent = asked[0]?.headers ?? {};
	expect(sent["x-forwarded-for"]).toBe("1.2.3.4");
	expect(sent).not.toHaveProperty("cookie");
	expect(sent).not.toHaveProperty("x-forwarded-host");
	expect(sent.host).toBe(remote.slice("http://".length));
});

test.each(["//evil.test/api/x", "/api/../../x", "/api/%2e%2e/x", "/api/@evil.test", "/media/../api/x"])(
	"%s does not leave the other shop's host",
	async (path) => {
		await passToShop(new Request(new URL(path, "http://shop.test").href.replace("evil.test", "shop.test")), remote);
		expect(asked).toHaveLength(1);
	},
);

test("status and the relevant headers are passed back", async () => {
	respond = (reply) =>
		reply
			.writeHead(429, {
				"Content-Type": "application/json",
				"Retry-After": "7",
				"Renewed-Token": "t",
				ETag: '"a"',
				"Set-Cookie": "a=b",
				Server: "x",
			})
			.end('{"error":"too_many_requests"}');
	const reply = await pass("/api/auth/login", { method: "POST", body: "{}" });
	expect(reply.status).toBe(429);
	expect(Object.fromEntries(reply.headers)).toEqual({
		"content-type": "application/json",
		"retry-after": "7",
		"renewed-token": "t",
		etag: '"a"',
	});
	expect(await reply.json()).toEqual({ error: "too_many_requests" });
});

test("a body over 64 kB is refused here", async () => {
	const reply = await pass("/api/cart/create", { method: "POST", body: "x".repeat(64 * 1024 + 1) });
	expect([reply.status, await reply.json()]).toEqual([413, { error: "too_large" }]);
	expect(asked).toEqual([]);
});

test("a redirect is not followed, and a shop that is away is unavailable for the moment", async () => {
	respond = (reply) => reply.writeHead(302, { Location: "http://169.254.169.254/" }).end();
	const redirected = await pass("/api/me");
	const away = await passToShop(new Request("http://shop.test/api/me"), "http://127.0.0.1:9");
	for (const reply of [redirected, away]) {
		expect([reply.status, reply.headers.get("Retry-After"), await reply.json()]).toEqual([
			503,
			"2",
			{ error: "unavailable" },
		]);
	}
});

test("a redirect within the shop is passed back, for the browser to follow here", async () => {
	respond = (reply) => reply.writeHead(303, { Location: "/newsletter/aB1" }).end();
	const reply = await pass("/api/subscriber/aB1/end");
	expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/newsletter/aB1"]);
});

test("this server's health does not depend on the other shop", async () => {
	const reply = await passToShop(new Request("http://shop.test/api/health/live"), "http://127.0.0.1:9");
	expect(reply.status).toBe(200);
});

describe("whether this server is ready", () => {
	const ask = async (remote: string, path: string) => {
		const reply = await passToShop(new Request(`http://shop.test${path}`), remote);
		return [reply.status, await reply.json(), reply.headers.get("Cache-Control")];
	};

	test.each(["/api/health/ready", "/api/health"])("is whether the other shop answers, says %s", async (path) => {
		const asked: (string | undefined)[] = [];
		const { url } = await openServer((request, response) => {
			asked.push(request.url);
			response.end("{}");
		});
		const ready = [200, { status: "ready", checks: { shop: "ok" } }, "no-store"];
		expect(await Promise.all([ask(url, path), ask(url, path), ask(url, path)])).toEqual([ready, ready, ready]);
		expect(asked).toEqual(["/api/health/live"]);
	});

	test("is said when it does not", async () => {
		expect(await ask("http://127.0.0.1:9", "/api/health/ready")).toEqual([
			503,
			{ status: "not_ready", checks: { shop: "away" } },
			"no-store",
		]);
	});
});
