import { expect, test } from "../support/browser/e2e.ts";
import { type Caddy, startCaddy } from "../support/servers/caddy-server.ts";

const started: Caddy[] = [];
async function behindCaddy(machines: readonly string[]): Promise<Caddy> {
	const caddy = await startCaddy(machines);
	started.push(caddy);
	return caddy;
}
test.afterEach(async () => {
	for (const caddy of started.splice(0)) await caddy.close();
});

test("pages and calls come through as the shop sends them, also while one machine is gone", async ({ baseURL }) => {
	// The second one is a machine that is gone: nothing listens on port 9.
	const caddy = await behindCaddy([baseURL ?? "", "http://127.0.0.1:9"]);
	const headers = { "Accept-Encoding": "br", Accept: "text/html" };
	const told = async (url: string) => {
		const reply = await fetch(`${url}/`, { headers });
		const names = ["cache-control", "content-encoding", "content-security-policy", "content-type", "etag", "vary"];
		return [reply.status, ...names.map((name) => reply.headers.get(name))];
	};
	// The first visit of a page may come before the shop has stored it.
	await expect.poll(async () => (await told(caddy.url))[1]).toMatch(/^public/);
	expect(await told(caddy.url)).toEqual(await told(baseURL ?? ""));
	const replies = await Promise.all(Array.from({ length: 30 }, () => fetch(`${caddy.url}/api/lists/currencies`)));
	expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
});

test("a body that is too long is refused", async ({ baseURL }) => {
	const alone = await behindCaddy([baseURL ?? ""]);
	const body = JSON.stringify({ email: "x".repeat(70_000) });
	const reply = await fetch(`${alone.url}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body,
	});
	expect(reply.status).toBe(413);
});
