import type { IncomingMessage, RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { AppAway, appLine } from "#lib/server/door/app-line.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

const call = (method = "GET", body: Buffer | null = null) => ({
	method,
	target: "/a?b=1",
	head: ["Host", "shop.test"],
	body,
});
const textOf = async (reply: Promise<IncomingMessage>) => Buffer.concat(await (await reply).toArray()).toString();

/** An app that answers the first requests so, and all after them properly. */
async function openApp(...first: RequestListener[]) {
	const heard: string[] = [];
	const app = await openServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray());
		heard.push(`${request.method} ${request.url} ${body}`);
		const answer = first.shift();
		if (answer) answer(request, response);
		else response.end("answer");
	});
	return { ...app, heard };
}
const breaks: RequestListener = (_, response) => void response.destroy();
const isSilent: RequestListener = () => {};

/** A port where nothing listens. */
async function closedPort(): Promise<string> {
	const { url, close } = await openServer(() => {});
	close();
	return url;
}

test("a call reaches the app with its method, target, headers and body", async () => {
	const seen: unknown[] = [];
	const { url } = await openServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray()).toString();
		seen.push([request.method, request.url, request.headers.host, request.headers["content-length"], body]);
		response.writeHead(201, { "X-A": "1" }).end("made");
	});
	const line = appLine();
	line.moveTo([url]);
	const reply = await line.ask(call("PUT", Buffer.from("body")));
	expect([reply.statusCode, reply.headers["x-a"], await textOf(Promise.resolve(reply))]).toEqual([201, "1", "made"]);
	expect(seen).toEqual([["PUT", "/a?b=1", "shop.test", "4", "body"]]);
});

test("an app that is being killed breaks what it still takes, and the next one answers", async () => {
	const dying = await openApp(...Array.from({ length: 100 }, () => breaks));
	const next = await openApp();
	const line = appLine({ awaitMs: 5000 });
	line.moveTo([dying.url]);
	const text = textOf(line.ask(call()));
	await sleep(50);
	line.moveTo([]);
	line.moveTo([next.url]);
	expect(await text).toBe("answer");
	expect([dying.heard.length, next.heard.length]).toEqual([1, 1]);
});

describe("an app that is away", () => {
	test.each(["GET", "POST"])("is waited for, and hears the %s once it is there", async (method) => {
		const { url, heard } = await openApp();
		const line = appLine({ awaitMs: 5000 });
		const text = textOf(line.ask(call(method, method === "POST" ? Buffer.from("x") : null)));
		await sleep(10);
		line.moveTo([url]);
		expect(await text).toBe("answer");
		expect(heard).toHaveLength(1);
	});

	test("is waited for again when it left", async () => {
		const [old, next] = [await openApp(), await openApp()];
		const line = appLine({ awaitMs: 5000 });
		line.moveTo([old.url]);
		line.moveTo([]);
		const text = textOf(line.ask(call()));
		await sleep(10);
		line.moveTo([next.url]);
		expect(await text).toBe("answer");
		expect([old.heard.length, next.heard.length]).toEqual([0, 1]);
	});

	test("is given up after its time", async () => {
		const line = appLine({ awaitMs: 20 });
		await expect(line.ask(call())).rejects.toThrow(AppAway);
	});

	test("is given up after its time also when its port refuses", async () => {
		const line = appLine({ awaitMs: 20 });
		line.moveTo([await closedPort()]);
		await expect(line.ask(call("POST"))).rejects.toThrow(AppAway);
	});
});

test.each(["GET", "HEAD", "POST", "PUT", "DELETE"])("a refused %s is repeated once the app is back", async (method) => {
	const { url, heard } = await openApp();
	const line = appLine({ awaitMs: 5000 });
	line.moveTo([await closedPort()]);
	const reply = line.ask(call(method));
	await sleep(10);
	line.moveTo([url]);
	expect((await reply).statusCode).toBe(200);
	expect(heard).toEqual([`${method} /a?b=1 `]);
});

test.each(["GET", "HEAD"])("a %s whose connection broke is repeated", async (method) => {
	const { url, heard } = await openApp(breaks);
	const line = appLine();
	line.moveTo([url]);
	expect((await line.ask(call(method))).statusCode).toBe(200);
	expect(heard).toHaveLength(2);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("a %s whose connection broke is not repeated", async (method) => {
	const { url, heard } = await openApp(breaks);
	const line = appLine();
	line.moveTo([url]);
	await expect(line.ask(call(method, Buffer.from("x")))).rejects.toThrow(AppAway);
	expect(heard).toEqual([`${method} /a?b=1 x`]);
});

test("a request that breaks each time is repeated once, so that it does not keep the app busy", async () => {
	const { url, heard } = await openApp(...Array<RequestListener>(5000).fill(breaks));
	const line = appLine({ awaitMs: 200 });
	line.moveTo([url]);
	await expect(line.ask(call())).rejects.toThrow(AppAway);
	expect(heard).toHaveLength(2);
});

test("what is repeated goes by a new connection, for the app's other ones may be dead too", async () => {
	const ports: (number | undefined)[] = [];
	const waiting: (() => void)[] = [];
	const { url } = await openServer((request, response) => {
		ports.push(request.socket.remotePort);
		if (ports.length <= 2) waiting.push(() => response.end("answer"));
		else if (ports.length === 3) response.destroy();
		else response.end("answer");
	});
	const line = appLine();
	line.moveTo([url]);
	const both = Promise.all([textOf(line.ask(call())), textOf(line.ask(call()))]);
	await expect.poll(() => waiting.length).toBe(2);
	for (const answer of waiting) answer();
	await both;
	await sleep(5);
	expect(await textOf(line.ask(call()))).toBe("answer");
	expect(ports.slice(0, 2)).toContain(ports[2]);
	expect(ports.slice(0, 2)).not.toContain(ports[3]);
});

test("a GET that dies with the app is answered by the next one", async () => {
	const next = await openApp();
	const line = appLine({ awaitMs: 5000 });
	const dying = await openServer((_, response) => {
		dying.close();
		response.destroy();
	});
	line.moveTo([dying.url]);
	const text = textOf(line.ask(call()));
	await sleep(20);
	line.moveTo([next.url]);
	expect(await text).toBe("answer");
});

test("an app that does not answer is given up after its time, and not asked again", async () => {
	const { url, heard } = await openApp(isSilent);
	const line = appLine({ answerMs: 30 });
	line.moveTo([url]);
	await expect(line.ask(call())).rejects.toThrow(new AppAway("No answer within 30 ms"));
	expect(heard).toHaveLength(1);
});

test("a visitor who leaves ends the request, and it is not repeated", async () => {
	const { url, heard } = await openApp(isSilent);
	const line = appLine();
	line.moveTo([url]);
	const leaving = new AbortController();
	const reply = line.ask(call(), leaving.signal);
	await expect.poll(() => heard.length).toBe(1);
	leaving.abort();
	await expect(reply).rejects.toMatchObject({ name: "AbortError" });
	await sleep(10);
	expect(heard).toHaveLength(1);
});

test("requests one after another share a connection", async () => {
	const ports = new Set<number | undefined>();
	const { url } = await openServer((request, response) => {
		ports.add(request.socket.remotePort);
		response.end("answer");
	});
	const line = appLine();
	line.moveTo([url]);
	for (let times = 0; times < 3; times += 1) await textOf(line.ask(call()));
	expect(ports.size).toBe(1);
});

describe("of several apps", () => {
	/** Two apps, of which the second answers a call with its name, and the first when it is let. */
	async function openTwo() {
		const held: (() => void)[] = [];
		const first = await openServer((_, response) => void held.push(() => response.end("first")));
		const second = await openServer((_, response) => void response.end("second"));
		const line = appLine({ awaitMs: 5000 });
		line.moveTo([first.url, second.url]);
		const api = (method = "GET") => textOf(line.ask({ ...call(method), target: "/api/a" }));
		return { first, second, line, held, api };
	}

	test("one that still answers a call is spared the next ones, until that is answered", async () => {
		const { held, api } = await openTwo();
		const slow = api();
		await expect.poll(() => held.length).toBe(1);
		expect(await Promise.all([api(), api("POST")])).toEqual(["second", "second"]);
		held[0]?.();
		expect(await slow).toBe("first");
		const next = api();
		await expect.poll(() => held.length).toBe(2);
		held[1]?.();
		expect(await next).toBe("first");
	});

	test.each(["GET", "POST"])("a %s that one refuses, the other answers at once", async (method) => {
		const { second, line, api } = await openTwo();
		line.moveTo([await closedPort(), second.url]);
		expect(await api(method)).toBe("second");
	});

	test("those that stay go on with what they have begun when the others move", async () => {
		const { first, second, line, held, api } = await openTwo();
		const slow = api();
		await expect.poll(() => held.length).toBe(1);
		line.moveTo([first.url]);
		line.moveTo([first.url, second.url]);
		expect(await api()).toBe("second");
		held[0]?.();
		expect(await slow).toBe("first");
	});
});
