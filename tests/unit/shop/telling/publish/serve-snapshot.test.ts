import { mkdtempSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PressDesk } from "#lib/shop/telling/publish/press-desk.ts";
import { serveSnapshot } from "#lib/shop/telling/publish/serve-snapshot.ts";
import { openFilesIn } from "#tests/support/running/open-files.ts";

const WRITTEN = new Date("2026-11-20T10:00:00.789Z");
const TEXT = "<SHOP>žluťoučký</SHOP>\n".repeat(20_000);

let dir: string;
let asked: number;
let lastRunMs: number | null;
const press: PressDesk = {
	ask: async () => {
		asked += 1;
	},
	lastRunMs: async () => lastRunMs,
};

function put(text = TEXT, time = WRITTEN) {
	writeFileSync(join(dir, "a.xml"), text);
	utimesSync(join(dir, "a.xml"), time, time);
}

function get(headers: Record<string, string> = {}, init: RequestInit = {}, waitMs = 300) {
	const request = new Request("https://konfety.test/feeds/a.xml", { headers, ...init });
	return serveSnapshot(
		request,
		{ name: "a.xml", contentType: "application/xml; charset=utf-8" },
		{ dir, press, waitMs },
	);
}

const openFiles = () => openFilesIn(dir);

beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "serve-"));
	[asked, lastRunMs] = [0, null];
});

test("a file is served whole with its type, length, ETag and time", async () => {
	put();
	const reply = await get();
	expect(reply.status).toBe(200);
	expect(Object.fromEntries(reply.headers)).toEqual({
		"cache-control": "public, no-cache",
		"content-length": String(Buffer.byteLength(TEXT)),
		"content-type": "application/xml; charset=utf-8",
		etag: expect.stringMatching(/^W\/"[0-9a-z]+-[0-9a-z]+"$/),
		"last-modified": "Fri, 20 Nov 2026 10:00:00 GMT",
	});
	expect(await reply.text()).toBe(TEXT);
	await expect.poll(openFiles).toBe(0);
	expect(asked).toBe(0);
});

test("HEAD has the same headers and no body", async () => {
	put();
	const [head, whole] = [await get({}, { method: "HEAD" }), await get()];
	expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
	expect(head.body).toBeNull();
	await whole.text();
	await expect.poll(openFiles).toBe(0);
});

describe("a conditional request", () => {
	test.each([
		["its tag", (etag: string) => ({ "If-None-Match": etag })],
		["its tag among others", (etag: string) => ({ "If-None-Match": `"x", ${etag}` })],
		["its tag as a strong one", (etag: string) => ({ "If-None-Match": etag.slice(2) })],
		["any tag", () => ({ "If-None-Match": "*" })],
		["its time", () => ({ "If-Modified-Since": "Fri, 20 Nov 2026 10:00:00 GMT" })],
		["a later time", () => ({ "If-Modified-Since": "Sat, 21 Nov 2026 10:00:00 GMT" })],
	])("with %s gets 304", async (_, headers) => {
		put();
		const etag = (await get({}, { method: "HEAD" })).headers.get("ETag") ?? "";
		const reply = await get(headers(etag));
		expect([reply.status, await reply.text(), reply.headers.get("ETag")]).toEqual([304, "", etag]);
		expect(openFiles()).toBe(0);
	});

	test.each([
		["another tag", { "If-None-Match": '"x"' }],
		["another tag and its time", { "If-None-Match": '"x"', "If-Modified-Since": "Sat, 21 Nov 2026 10:00:00 GMT" }],
		["an earlier time", { "If-Modified-Since": "Fri, 20 Nov 2026 09:59:59 GMT" }],
		["an invalid time", { "If-Modified-Since": "yesterday" }],
	])("with %s gets the file", async (_, headers) => {
		put();
		expect((await (await get(headers)).text()).length).toBe(TEXT.length);
	});

	test("gets the file when it has changed since", async () => {
		put();
		const etag = (await get({}, { method: "HEAD" })).headers.get("ETag") ?? "";
		put("other", new Date("2026-11-20T10:00:01Z"));
		expect(await (await get({ "If-None-Match": etag })).text()).toBe("other");
	});
});

describe("no file stays open", () => {
	test("when the reader goes away in the middle", async () => {
		put();
		const reader = (await get()).body?.getReader();
		await reader?.read();
		await reader?.cancel();
		await expect.poll(openFiles).toBe(0);
	});

	test("when the visitor hangs up and nobody reads", async () => {
		put();
		const hangUp = new AbortController();
		await get({}, { signal: hangUp.signal });
		hangUp.abort();
		await expect.poll(openFiles).toBe(0);
	});

	test("when the visitor hangs up while it is read", async () => {
		put();
		const hangUp = new AbortController();
		const reader = (await get({}, { signal: hangUp.signal })).body?.getReader();
		await reader?.read();
		const reading = reader?.read();
		hangUp.abort();
		await reading?.catch(() => {});
		await expect.poll(openFiles).toBe(0);
	});

	test("when the visitor has hung up before", async () => {
		put();
		const { body } = await get({}, { signal: AbortSignal.abort() });
		await expect(body?.getReader().read()).rejects.toThrow("aborted");
		await expect.poll(openFiles).toBe(0);
	});
});

test("a file that is replaced between its headers and its body is sent as its headers say", async () => {
	put();
	const reply = await get();
	writeFileSync(join(dir, "b.xml"), "other");
	renameSync(join(dir, "b.xml"), join(dir, "a.xml"));
	expect([reply.headers.get("Content-Length"), await reply.text()]).toEqual([`${Buffer.byteLength(TEXT)}`, TEXT]);
	await expect.poll(openFiles).toBe(0);
});

test("a file that is replaced while it is read is sent to its end", async () => {
	put();
	const reader = (await get()).body?.getReader();
	const read = async () => (await reader?.read())?.value?.length ?? 0;
	let length = await read();
	writeFileSync(join(dir, "b.xml"), "other");
	renameSync(join(dir, "b.xml"), join(dir, "a.xml"));
	for (let piece = await read(); piece > 0; piece = await read()) length += piece;
	expect(length).toBe(Buffer.byteLength(TEXT));
});

describe("a file that is not written yet", () => {
	test("makes the press run, and is waited for", async () => {
		const reply = get({}, {}, 10_000);
		await vi.waitFor(() => expect(asked).toBe(1));
		put("first");
		expect(await (await reply).text()).toBe("first");
	});

	test("is answered with 503 and Retry-After when it takes too long", async () => {
		const reply = await get();
		expect([reply.status, reply.headers.get("Retry-After"), reply.headers.get("Cache-Control")]).toEqual([
			503,
			"30",
			"no-store",
		]);
	});

	test("is answered with 503 at once when the press cannot be asked, as while the database is away", async () => {
		const away: PressDesk = { ...press, ask: () => Promise.reject(new Error("connection refused")) };
		const request = new Request("https://konfety.test/feeds/a.xml");
		const reply = await serveSnapshot(request, { name: "a.xml", contentType: "text/xml" }, { dir, press: away });
		expect([reply.status, reply.headers.get("Retry-After")]).toEqual([503, "30"]);
	});

	test("is not waited for after its visitor hangs up", async () => {
		const hangUp = new AbortController();
		const reply = get({}, { signal: hangUp.signal }, 60_000);
		hangUp.abort();
		expect((await reply).status).toBe(503);
	});

	test("is answered with 404 once the press has run without writing it, and does not start the press each time", async () => {
		const reply = get({}, {}, 10_000);
		await vi.waitFor(() => expect(asked).toBe(1));
		lastRunMs = 1;
		expect((await reply).status).toBe(404);
		expect((await get()).status).toBe(404);
		expect(asked).toBe(1);
	});
});
