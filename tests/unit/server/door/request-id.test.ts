import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { makeAnswer } from "#lib/server/door/answer.ts";
import { answering, openDoor } from "#tests/support/servers/door.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const OF_A_PROXY = "proxy-request_0001";

test.each(["/balonky", "/api/cart"])("the app hears an id of each request for %s that is passed on", async (path) => {
	const { send, reached } = await openDoor(answering("page", { "Cache-Control": "private, no-store" }));
	await send(path);
	await send(path);
	const ids = reached.map(({ headers }) => headers["x-request-id"]);
	expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
	expect(ids[0]).not.toBe(ids[1]);
});

describe("an id in the request", () => {
	const saidTo = async (trustedProxies: number, said: string | string[]) => {
		const { send, reached } = await openDoor(answering("page"), { trustedProxies });
		await send("/api/cart", { headers: { "X-Request-Id": said } });
		expect(reached[0]?.rawHeaders.filter((name) => name.toLowerCase() === "x-request-id")).toHaveLength(1);
		return reached[0]?.headers["x-request-id"];
	};

	test("is not a visitor's to choose", async () => {
		expect(await saidTo(0, OF_A_PROXY)).toMatch(UUID);
	});

	test("is kept when a proxy in front has made it", async () => {
		expect(await saidTo(1, OF_A_PROXY)).toBe(OF_A_PROXY);
	});

	test.each([
		["too short", "short"],
		["too long", "x".repeat(65)],
		["with what ends a comment of SQL", "abcdefgh*/ commit; --"],
		["with a space", "abcdefgh abcdefgh"],
		["with letters of other alphabets", "abcdefghé"],
		["said twice", [OF_A_PROXY, OF_A_PROXY]],
	])("is replaced when it is %s", async (_, said) => {
		expect(await saidTo(1, said)).toMatch(UUID);
	});
});

describe("an answer", () => {
	test("that is passed on has the id that the app gave it", async () => {
		const { send } = await openDoor((request, response) => {
			response.setHeader("X-Request-Id", request.headers["x-request-id"] ?? "");
			response.end("{}");
		});
		expect((await send("/api/cart")).headers["x-request-id"]).toMatch(UUID);
	});

	test.each(["first", "second"])("of a page that is kept has none, to its %s visitor", async (which) => {
		const { send } = await openDoor(answering("page", { "X-Request-Id": "of-the-first-visitor" }));
		if (which === "second") await send("/balonky");
		expect((await send("/balonky")).headers).not.toHaveProperty("x-request-id");
	});

	test("that is a file of the build has none", async () => {
		const files = new Map([["/a.js", makeAnswer([], Buffer.from("file"))]]);
		const { send } = await openDoor(answering("page"), { files });
		expect((await send("/a.js")).headers).not.toHaveProperty("x-request-id");
	});

	test.each(["/api/cart", "/balonky"])("of the door itself has one: to %s while no app is there", async (path) => {
		const { send, closeApp } = await openDoor(answering("page"));
		closeApp();
		const { status, headers } = await send(path);
		expect([status, headers["x-request-id"]]).toEqual([503, expect.stringMatching(UUID)]);
	});

	test("of the door itself has one: to a body that is too long", async () => {
		const { send } = await openDoor(answering("page"));
		const { status, headers } = await send("/api/cart", { method: "POST", body: Buffer.alloc(70_000) });
		expect([status, headers["x-request-id"]]).toEqual([413, expect.stringMatching(UUID)]);
	});
});

test("a kept page is asked for anew under an id of its own, with which its visit is logged", async () => {
	const visits: { requestId: string | null }[] = [];
	const log = { watch: (visit: { requestId: string | null }) => void visits.push(visit), flush: () => {} };
	const { send, reached, clock } = await openDoor(answering("page"), { log });
	await send("/balonky");
	await send("/balonky");
	clock.ms = 1_200;
	await send("/balonky");
	await sleep(20);
	const [first, anew] = reached.map(({ headers }) => headers["x-request-id"]);
	expect(visits.map(({ requestId }) => requestId)).toEqual([first, null, anew]);
	expect(anew).not.toBe(first);
});
