import { expect, test } from "vitest";
import { answering, openDoor } from "#tests/support/servers/door.ts";

const TEXT = '{"name":"Balónek"}'.repeat(100);
const ETAG = '"abc"';
const JSON_HEAD = { "Content-Type": "application/json", "Cache-Control": "private, no-store", ETag: ETAG };
const call = (headers: Record<string, string | string[]> = {}, text = TEXT) =>
	openDoor(answering(text, { ...JSON_HEAD, ...headers }));
const BR = { headers: { "Accept-Encoding": "br" } };

test.each(["br", "gzip"])("what passes is compressed on its way in %s, and its ETag is weak then", async (encoding) => {
	const { send } = await call({ "Content-Length": String(Buffer.byteLength(TEXT)) });
	const { text, bytes, headers } = await send("/api/x", { headers: { "Accept-Encoding": encoding } });
	expect(text).toBe(TEXT);
	expect(bytes.length).toBeLessThan(TEXT.length / 5);
	expect(headers).toMatchObject({ "content-encoding": encoding, etag: `W/${ETAG}`, vary: "Accept-Encoding" });
	expect(headers["content-length"]).toBeUndefined();
});

test("an ETag that is weak already stays so", async () => {
	const { send } = await call({ ETag: `W/${ETAG}` });
	expect((await send("/api/x", BR)).headers.etag).toBe(`W/${ETAG}`);
});

test("who accepts no coding gets it as it is, and caches hear that others would not", async () => {
	const { send } = await call({ Vary: "Origin" });
	const { bytes, headers } = await send("/api/x");
	expect(bytes.toString()).toBe(TEXT);
	expect(headers).toMatchObject({ etag: ETAG, vary: "origin, Accept-Encoding" });
	expect(headers["content-encoding"]).toBeUndefined();
});

const long = (headers: Record<string, string>) => ({ headers: { "Content-Length": "1800", ...headers }, text: TEXT });
test.each([
	["a short answer", { headers: { "Content-Length": "2" }, text: "{}" }],
	["what must not be transformed", long({ "Cache-Control": "private, no-transform" })],
	["what is compressed already", long({ "Content-Encoding": "x-own" })],
	["a document", long({ "Content-Type": "application/pdf" })],
])("%s is not compressed", async (_, { headers, text }) => {
	const length = String(Buffer.byteLength(text));
	const { send } = await call({ ...headers, "Content-Length": length }, text);
	const reply = await send("/api/x", BR);
	expect(reply.bytes.toString()).toBe(text);
	expect(reply.headers).toMatchObject({ etag: ETAG, "content-length": length });
	expect(reply.headers.vary).toBeUndefined();
});

test("HEAD keeps the length and the ETag of the app", async () => {
	const { send } = await openDoor(
		(_, response) => void response.writeHead(200, { ...JSON_HEAD, "Content-Length": "5000" }).end(),
	);
	const { headers } = await send("/api/x", { method: "HEAD", ...BR });
	expect(headers).toMatchObject({ etag: ETAG, "content-length": "5000" });
	expect(headers["content-encoding"]).toBeUndefined();
});

test.each([206, 404])("an answer %s is not compressed", async (status) => {
	const { send } = await openDoor((_, response) => void response.writeHead(status, JSON_HEAD).end(TEXT));
	const reply = await send("/api/x", BR);
	expect([reply.status, reply.bytes.toString()]).toEqual([status, TEXT]);
});

test("headers of the app's connection and its words to the door stay behind, all others pass", async () => {
	const { send } = await openDoor((_, response) => {
		const own = ["X-Query-Rule", "only", "x-middleware-rewrite", "/cs", "Keep-Alive", "timeout=5"];
		response.writeHead(201, [...own, "X-A", "1", "Set-Cookie", "a=1", "Set-Cookie", "b=2", "Location", "/x"]).end();
	});
	const { status, headers, rawHeaders } = await send("/api/x", { method: "POST" });
	expect(status).toBe(201);
	expect(headers).toMatchObject({ "x-a": "1", "set-cookie": ["a=1", "b=2"], location: "/x" });
	for (const name of ["x-query-rule", "x-middleware-rewrite"]) expect(headers).not.toHaveProperty(name);
	expect(rawHeaders).not.toContain("timeout=5");
});

test.each([[undefined], ["br"]])(
	"an answer that breaks off does so for the visitor too, in the coding %s",
	async (encoding) => {
		const { send } = await openDoor((_, response) => {
			response.writeHead(200, JSON_HEAD).write(TEXT);
			setTimeout(() => response.destroy(), 10);
		});
		const headers: Record<string, string> = encoding ? { "Accept-Encoding": encoding } : {};
		await expect(send("/api/x", { headers })).rejects.toThrow(/aborted|hang up/);
	},
);
