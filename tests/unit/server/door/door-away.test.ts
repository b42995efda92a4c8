import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { appLine } from "#lib/server/door/app-line.ts";
import { answering, openDoor } from "#tests/support/servers/door.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

describe("while the app is away", () => {
	async function openAlone() {
		const door = await openDoor(answering("page"));
		await door.send("/kept");
		door.closeApp();
		return door;
	}

	test("a kept page is sent, marked as old", async () => {
		const { send, clock } = await openAlone();
		clock.ms = 90_500;
		for (const _ of ["first", "second"]) {
			const { status, text, headers } = await send("/kept");
			expect([status, text]).toEqual([200, "page"]);
			expect([headers["cache-status"], headers.age]).toEqual(["door; hit; detail=stale-if-error", "90"]);
		}
	});

	test.each(["GET", "POST"])("a call (%s) is refused, to be repeated in a moment", async (method) => {
		const { send } = await openAlone();
		const { status, text, headers } = await send("/api/cart", { method });
		expect([status, JSON.parse(text)]).toEqual([503, { error: "unavailable" }]);
		expect(headers).toMatchObject({ "retry-after": "2", "content-type": "application/json; charset=utf-8" });
		expect(headers.refresh).toBeUndefined();
	});

	test.each([
		["/en/cart", "The shop will be back in a moment. The page reloads by itself."],
		["/kosik", "Obchod bude za okamžik zase k dispozici. Stránka se načte sama."],
	])("the page %s, which is not kept, says so and comes by itself", async (path, sentence) => {
		const { send } = await openAlone();
		const { status, text, headers } = await send(path);
		expect([status, text]).toEqual([503, sentence]);
		const cacheControl = "private, no-store";
		expect(headers).toMatchObject({ "retry-after": "2", refresh: "3", "cache-control": cacheControl });
	});

	test.each([
		["of https asks browsers to stay with it", true, "max-age=31536000"],
		["of http asks nothing", false, undefined],
	])("the refusal of a shop %s", async (_, isHttps, asked) => {
		const { send, closeApp } = await openDoor(answering("page"), { isHttps });
		const tooLarge = await send("/api/cart", { method: "POST", headers: { "Content-Length": "99999999" } });
		closeApp();
		for (const { status, headers } of [tooLarge, await send("/kosik"), await send("/api/cart")]) {
			expect(status).toBeGreaterThanOrEqual(400);
			expect(headers["strict-transport-security"]).toBe(asked);
		}
	});
});

test("a request that comes while the app is away is answered once it is back", async () => {
	const line = appLine({ awaitMs: 5000 });
	const { send } = await openDoor(answering("of another app"), { app: line });
	const app = await openServer((_, response) => void response.end("of the app that came"));
	const reply = send("/api/cart", { method: "POST", body: "x" });
	await sleep(20);
	line.moveTo([app.url]);
	expect((await reply).text).toBe("of the app that came");
});

test("a visitor who leaves ends the request to the app", async () => {
	const closed = Promise.withResolvers<void>();
	const { port, reached } = await openDoor((_, response) => void response.once("close", closed.resolve));
	const leaving = request({ port, host: "127.0.0.1", path: "/slow", agent: false });
	leaving.on("error", () => {});
	leaving.end();
	await expect.poll(() => reached.length).toBe(1);
	leaving.destroy();
	await closed.promise;
});
