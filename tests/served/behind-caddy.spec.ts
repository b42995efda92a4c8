import { expect, test } from "../support/browser/e2e.ts";
import { type Caddy, startCaddy } from "../support/servers/caddy-server.ts";

let caddy: Caddy;
test.beforeAll(async ({ baseURL }) => {
	// The second one is a machine that is gone: nothing listens on port 9.
	caddy = await startCaddy([baseURL ?? "", "http://127.0.0.1:9"]);
});
test.afterAll(() => caddy.close());

test("pages and calls come through as the shop sends them, also while one machine is gone", async ({ baseURL }) => {
	const headers = { "Accept-Encoding": "br", Accept: "text/html" };
	const [through, direct] = await Promise.all([fetch(`${caddy.url}/`, { headers }), fetch(`${baseURL}/`, { headers })]);
	const kept = (reply: Response) =>
		["cache-control", "content-encoding", "content-security-policy", "content-type", "etag", "vary"].map((name) =>
			reply.headers.get(name),
		);
	expect([through.status, kept(through)]).toEqual([200, kept(direct)]);
	const replies = await Promise.all(Array.from({ length: 30 }, () => fetch(`${caddy.url}/api/lists/currencies`)));
	expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
});

test("a body that the shop would refuse does not reach it", async () => {
	const body = JSON.stringify({ email: "x".repeat(70_000) });
	const reply = await fetch(`${caddy.url}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body,
	});
	expect(reply.status).toBe(413);
});
