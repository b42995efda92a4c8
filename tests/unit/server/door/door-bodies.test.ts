import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BODY_MAX_BYTES } from "#lib/domain/calls.ts";
import { answering, openDoor } from "#tests/support/servers/door.ts";

const MOST = "a".repeat(BODY_MAX_BYTES);
const MEGABYTE = 1_000_000;
const PIECE = 50_000;
const announced = (body: string) => ({ method: "POST", body, headers: { "Content-Length": String(body.length) } });
const chunked = (body: string) => ({ method: "POST", body, headers: { "Transfer-Encoding": "chunked" } });
const READING_ONLY = "This page can only be shown. Please open it again.";

describe.each([
	["announced", announced],
	["in chunks", chunked],
])("a body that comes %s", (_, sending) => {
	test("of 64 kB reaches the app, with its length", async () => {
		const { send, reached } = await openDoor(answering("done"));
		expect((await send("/api/cart", sending(MOST))).text).toBe("done");
		expect(reached[0]?.body).toBe(MOST);
		expect(reached[0]?.headers).toMatchObject({ "content-length": "65536" });
		expect(reached[0]?.headers).not.toHaveProperty("transfer-encoding");
	});

	test("and is a byte longer is refused like the API does", async () => {
		const { send, reached } = await openDoor(answering("done"));
		const { status, text, headers } = await send("/api/cart", sending(`${MOST}a`));
		expect([status, JSON.parse(text), headers.connection]).toEqual([413, { error: "too_large" }, "close"]);
		expect(reached).toEqual([]);
	});

	test("and is a byte longer is refused in the page's language", async () => {
		const { send, reached } = await openDoor(answering("done"));
		const { status, text, headers } = await send("/en/cart", sending(`${MOST}a`));
		expect([status, text, headers.allow]).toEqual([405, READING_ONLY, "GET, HEAD"]);
		expect(reached).toEqual([]);
	});
});

test("a call without a body has none at the app", async () => {
	const { send, reached } = await openDoor(answering("done"));
	await send("/api/cart", { method: "DELETE" });
	expect([reached[0]?.method, reached[0]?.body]).toEqual(["DELETE", ""]);
});

const A_MEGABYTE = `Content-Length: ${MEGABYTE}\r\n\r\n{`;
const WITHOUT_END = `Transfer-Encoding: chunked\r\n\r\n${(BODY_MAX_BYTES + 1).toString(16)}\r\n${MOST}a\r\n`;

/** A visitor who has sent this much of a body, and has heard that it is refused. */
async function refusedEarly(begun: string) {
	const { port } = await openDoor(answering("done"));
	const visitor = connect(port, "127.0.0.1");
	onTestFinished(() => void visitor.destroy());
	let heard = "";
	visitor.on("data", (chunk) => {
		heard += chunk;
	});
	visitor.write(`POST /api/cart HTTP/1.1\r\nHost: shop\r\n${begun}`);
	while (!heard.endsWith("}")) await once(visitor, "data");
	expect(heard).toContain("HTTP/1.1 413");
	const left = new Promise<string>((resolve) => {
		visitor.once("error", ({ message }) => resolve(message));
		visitor.once("end", () => resolve("ended"));
	});
	return { visitor, left };
}

test("a visitor who goes on sending after the refusal is heard out, so that the refusal is not lost on its way", async () => {
	const { visitor, left } = await refusedEarly(A_MEGABYTE);
	let sent = 1;
	while (sent < MEGABYTE) {
		await sleep(1);
		expect(visitor.readableEnded).toBe(false);
		visitor.write("a".repeat(Math.min(PIECE, MEGABYTE - sent)));
		sent += PIECE;
	}
	expect(await left).toBe("ended");
});

test.each([
	["announced", A_MEGABYTE],
	["in chunks", WITHOUT_END],
])("a visitor whose body, %s, never ends is refused at once and heard out for five seconds", async (_, begun) => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const { visitor, left } = await refusedEarly(begun);
	vi.advanceTimersByTime(4_999);
	await sleep(20);
	expect(visitor.readableEnded).toBe(false);
	vi.advanceTimersByTime(1);
	expect(await left).toBe("ended");
});

test("a body that is announced as too long is refused before it comes", async () => {
	const { port } = await openDoor(answering("done"));
	const headers = { "Content-Length": String(BODY_MAX_BYTES + 1) };
	const waiting = request({ port, host: "127.0.0.1", path: "/api/cart", method: "POST", headers, agent: false });
	waiting.on("error", () => {});
	waiting.flushHeaders();
	const [reply] = await once(waiting, "response");
	expect(reply.statusCode).toBe(413);
	waiting.destroy();
});

async function openSlow() {
	const door = await openDoor(answering("done"));
	const headers = { "Content-Length": "6" };
	const slow = request({
		port: door.port,
		host: "127.0.0.1",
		path: "/api/cart",
		method: "POST",
		headers,
		agent: false,
	});
	slow.on("error", () => {});
	slow.write("abc");
	await sleep(20);
	return { ...door, slow };
}

test("the app hears of a slow visitor only when all of the body is there", async () => {
	const { slow, reached } = await openSlow();
	expect(reached).toEqual([]);
	slow.end("def");
	await once(slow, "response");
	expect(reached.map(({ body }) => body)).toEqual(["abcdef"]);
});

test("the app never hears of a visitor who leaves in the middle of the body", async () => {
	const { slow, reached, send } = await openSlow();
	slow.destroy();
	expect((await send("/api/other")).text).toBe("done");
	expect(reached.map(({ url }) => url)).toEqual(["/api/other"]);
});

test.each([
	["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked"],
	["two lengths", "Content-Length: 4\r\nContent-Length: 30"],
	["chunks that are no chunks", "Transfer-Encoding: chunked, identity"],
])(
	"a request that could end in two places, by %s, is refused, and nothing behind it is a request",
	async (_, headers) => {
		const { port, reached } = await openDoor(answering("done"));
		const socket = connect(port, "127.0.0.1");
		socket.write(
			`POST /api/cart HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/secret HTTP/1.1\r\nHost: shop.test\r\n\r\n`,
		);
		const text = Buffer.concat(await socket.toArray()).toString();
		expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 400"]);
		expect(reached).toEqual([]);
	},
);
