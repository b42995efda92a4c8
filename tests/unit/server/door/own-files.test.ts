import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendAnswer } from "#lib/server/door/answer.ts";
import { packedFile, packedFolder } from "#lib/server/door/files-on-disk.ts";
import { ownFiles } from "#lib/server/door/own-files.ts";
import { packFiles } from "#lib/server/door/pack-files.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

const SCRIPT = "console.log('balónek');\n".repeat(100);
const SMALL = "body { color: red }";
const ICON = `<svg>${" ".repeat(2000)}</svg>`;
const PICTURE = Buffer.alloc(3000, 7);
const OF_BUILD = "/_next/static/chunks/a b.js";

let root: string;

function write(path: string, content: string | Buffer): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), content);
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "konfety-build-"));
	write(".next/static/chunks/a b.js", SCRIPT);
	write(".next/static/css/small.css", SMALL);
	write(".next/server/secret.js", SCRIPT);
	write("public/icon.svg", ICON);
	write("public/share/cs.jpg", PICTURE);
	write("secret.txt", SCRIPT);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A server that has the files alone. */
async function openFiles() {
	const files = ownFiles(root, ["X-Content-Type-Options", "nosniff"]);
	files.add(".next");
	const server = await openServer((request, response) => {
		const file = files.get(decodeURIComponent(request.url ?? ""));
		if (file) sendAnswer(file, request, response);
		else response.writeHead(404).end();
	});
	const get = (path: string, encoding = "", headers: Record<string, string> = {}) =>
		server.send(encodeURI(path), { headers: { "Accept-Encoding": encoding, ...headers } });
	return { files, get };
}

test("there are the files of the build and of the folder public, and no others", async () => {
	const { files } = await openFiles();
	for (const path of [OF_BUILD, "/_next/static/css/small.css", "/icon.svg", "/share/cs.jpg"])
		expect.soft(files.get(path), path).toBeDefined();
	for (const path of [
		"/secret.txt",
		"/server/secret.js",
		"/_next/server/secret.js",
		"/_next/static/../server/secret.js",
	])
		expect.soft(files.get(path), path).toBeUndefined();
});

test.each([
	[OF_BUILD, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
	["/_next/static/css/small.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
	["/icon.svg", "image/svg+xml", "public, max-age=0"],
	["/share/cs.jpg", "image/jpeg", "public, max-age=0"],
])("%s is sent as %s, to be kept as %s", async (path, type, cacheControl) => {
	const { status, headers } = await (await openFiles()).get(path);
	expect(status).toBe(200);
	expect(headers).toMatchObject({
		"content-type": type,
		"cache-control": cacheControl,
		"x-content-type-options": "nosniff",
		etag: expect.stringMatching(/^"d\./),
	});
});

test.each(["br", "gzip"] as const)("the form that was packed in %s is what is sent", async (encoding) => {
	await packFiles(root, ".next");
	// Another text than the file's, so that it cannot be a form that the door has made itself.
	const packed = { br: brotliCompressSync, gzip: gzipSync }[encoding]("packed");
	writeFileSync(packedFile(packedFolder(root, ".next"), OF_BUILD, encoding), packed);
	const { text, headers } = await (await openFiles()).get(OF_BUILD, encoding);
	expect([text, headers["content-encoding"]]).toEqual(["packed", encoding]);
});

test("packed forms have the file's text, in fewer bytes", async () => {
	const packed = await packFiles(root, ".next");
	const read = (encoding: "br" | "gzip") => readFileSync(packedFile(packedFolder(root, ".next"), OF_BUILD, encoding));
	expect(brotliDecompressSync(read("br")).toString()).toBe(SCRIPT);
	expect(gunzipSync(read("gzip")).toString()).toBe(SCRIPT);
	const icon = readFileSync(packedFile(packedFolder(root, ".next"), "/icon.svg", "br"));
	expect(packed).toEqual({
		files: 2,
		bytes: Buffer.byteLength(SCRIPT) + Buffer.byteLength(ICON),
		packedBytes: read("br").length + icon.length,
	});
});

test("what is small or a picture is not packed", async () => {
	await packFiles(root, ".next");
	for (const path of ["/_next/static/css/small.css", "/share/cs.jpg"])
		expect.soft(existsSync(packedFile(packedFolder(root, ".next"), path, "br")), path).toBe(false);
});

test("packing forgets the files of the last build", async () => {
	await packFiles(root, ".next");
	rmSync(join(root, ".next/static/chunks/a b.js"));
	await packFiles(root, ".next");
	expect(existsSync(packedFile(packedFolder(root, ".next"), OF_BUILD, "br"))).toBe(false);
});

test("who has a file by its ETag is not sent it again", async () => {
	const { get } = await openFiles();
	const { headers } = await get(OF_BUILD);
	const again = await get(OF_BUILD, "br", { "If-None-Match": headers.etag ?? "" });
	expect([again.status, again.text]).toEqual([304, ""]);
});

test("without packed forms files are compressed when they are asked for", async () => {
	const { get } = await openFiles();
	expect((await get(OF_BUILD, "gzip")).text).toBe(SCRIPT);
});

test("files of the build before stay for a day, and go with the next build after it", () => {
	let nowMs = 0;
	const hourMs = 3_600_000;
	const files = ownFiles(root, [], () => nowMs);
	files.add(".next");
	nowMs += 100 * hourMs;
	write(".next-b/static/chunks/new.js", SCRIPT);
	files.add(".next-b");
	const there = () =>
		[OF_BUILD, "/_next/static/chunks/new.js", "/icon.svg"].map((path) => files.get(path) !== undefined);
	expect(there()).toEqual([true, true, true]);
	nowMs += 23 * hourMs;
	files.add(".next-b");
	expect(there()).toEqual([true, true, true]);
	nowMs += 2 * hourMs;
	files.add(".next-b");
	expect(there()).toEqual([false, true, true]);
});
