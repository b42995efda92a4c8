import { expect, test } from "vitest";
import { type AppAnswer, openDoor } from "#tests/support/servers/door.ts";

const PATHS = ["/api/health/ready", "/api/health", "/api/health/ready?x=1"];

const ready: AppAnswer = (_, response) => {
	response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
	response.end('{"status":"ready"}');
};

test.each(PATHS)("%s is what an app says of itself", async (path) => {
	const { send, say } = await openDoor(ready);
	const { status, text, headers } = await send(path);
	expect([status, text, headers["cache-control"]]).toEqual([200, '{"status":"ready"}', "no-store"]);
	say((_, response) => response.writeHead(503).end('{"status":"not_ready"}'));
	expect(await send(path)).toMatchObject({ status: 503, text: '{"status":"not_ready"}' });
	expect(await send(path, { method: "HEAD" })).toMatchObject({ status: 503, text: "" });
});

test.each(PATHS)("%s is answered at once while no app is there", async (path) => {
	const { send, closeApp, reached } = await openDoor(ready);
	closeApp();
	expect(await send(path)).toMatchObject({
		status: 503,
		text: '{"status":"not_ready","checks":{"app":"away"}}',
		headers: { "cache-control": "no-store" },
	});
	expect(reached).toEqual([]);
});

test("an app that never answers is away after three seconds", async () => {
	const { send } = await openDoor(() => {});
	expect(await send("/api/health/ready")).toMatchObject({
		status: 503,
		text: '{"status":"not_ready","checks":{"app":"away"}}',
	});
});

test("while the door is about to end it tells balancers so, and serves everybody else", async () => {
	const { send } = await openDoor(ready, { isDraining: () => true });
	for (const path of PATHS)
		expect(await send(path)).toMatchObject({ status: 503, text: '{"status":"draining","checks":{}}' });
	for (const path of ["/api/health/live", "/api/cart", "/balonky"]) expect((await send(path)).status).toBe(200);
});
