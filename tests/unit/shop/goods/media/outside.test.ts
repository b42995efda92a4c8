import { createServer, type RequestListener, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress } from "#lib/shop/goods/media/addresses.ts";
import { fetchPicture } from "#lib/shop/goods/media/outside.ts";

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#d3104f" } });
const isOwnMachine = (address: string) => address === "127.0.0.1";
let server: Server;
let base = "";
const bodies = new Map<string, Buffer | string>();
const answer: RequestListener = (request, response) => {
	const path = request.url ?? "";
	const hops = /^\/hop\/(\d)$/.exec(path)?.[1];
	if (path === "/slow") return;
	if (path === "/to-other") {
		const host = request.headers.host?.replace("127.0.0.1", "127.0.0.2");
		return void response.writeHead(302, { location: `http://${host}/png` }).end();
	}
	if (path === "/to-mapped") return void response.writeHead(302, { location: "http://[::ffff:127.0.0.1]/png" }).end();
	if (path === "/to-file") return void response.writeHead(302, { location: "file:///etc/passwd" }).end();
	if (path === "/endless") {
		const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
		return void response.once("close", () => clearInterval(timer));
	}
	if (hops !== undefined)
		return void response.writeHead(302, { location: hops === "0" ? "/png" : `/hop/${Number(hops) - 1}` }).end();
	const body = bodies.get(path);
	if (body === undefined) return void response.writeHead(404).end();
	response.writeHead(200, { "content-type": "image/png" }).end(body);
};

beforeAll(async () => {
	bodies.set("/png", await plain(40, 20).png().toBuffer());
	bodies.set("/jpeg", await plain(40, 20).jpeg().toBuffer());
	bodies.set("/webp", await plain(40, 20).webp().toBuffer());
	bodies.set("/gif", await plain(40, 20).gif().toBuffer());
	bodies.set("/avif", await plain(40, 20).avif({ effort: 0 }).toBuffer());
	bodies.set("/svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
	bodies.set("/cut", (await plain(400, 200).png().toBuffer()).subarray(0, 60));
	bodies.set("/bomb", await plain(8000, 5001).png().toBuffer());
	bodies.set("/large", Buffer.alloc(3000));
	server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

test.each([
	"file:///etc/passwd",
	"ftp://example.com/a.png",
	"data:image/png;base64,AAAA",
	"nonsense",
	"",
	"http://user:secret@example.com/a.png",
	"http://127.0.0.1/a.png",
	"http://127.1/a.png",
	"http://2130706433/a.png",
	"http://0x7f.1/",
	"http://10.1.2.3/a.png",
	"http://172.16.0.1/",
	"http://192.168.1.1/",
	"http://169.254.169.254/latest/meta-data",
	"http://100.64.0.1/",
	"http://0.0.0.0/",
	"http://[::1]/a.png",
	"http://[::]/",
	"http://[fe80::1]/",
	"http://[fd00::1]/",
	"http://[::ffff:127.0.0.1]/",
	"http://[64:ff9b::7f00:1]/",
	"http://[2002:7f00:1::]/",
	"http://[64:ff9b:1::7f00:1]/",
	"http://[2001::7f00:1]/",
	"http://[2001:db8::1]/",
	"http://[fec0::1]/",
	"http://[ff02::1]/",
	"http://[::7f00:1]/",
	"http://[::ffff:0:7f00:1]/",
	"http://[100::1]/",
	"http://0177.0.0.1/",
	"http://127.0.0.1:5432/",
	"http://localhost/a.png",
])("%j is refused", async (address) => {
	expect(await fetchPicture(address)).toMatchObject({ ok: false, error: "address_refused" });
});

test("public addresses are recognised as public", () => {
	expect(["8.8.8.8", "172.15.255.255", "172.32.0.0", "2606:4700::1111", "2a00:1450::1"].map(isPublicAddress)).toEqual([
		true,
		true,
		true,
		true,
		true,
	]);
	expect(["", "host", "999.1.1.1"].map(isPublicAddress)).toEqual([false, false, false]);
});

test.each(["/png", "/jpeg", "/webp", "/hop/0", "/hop/1"])("%s is fetched", async (path) => {
	const result = await fetchPicture(base + path, { isAllowed: isOwnMachine });
	expect(result).toEqual({ ok: true, data: bodies.get(path.startsWith("/hop") ? "/png" : path) });
});

test("a host with several addresses is fetched from the one that answers", async () => {
	const url = base.replace("127.0.0.1", "localhost");
	const isAllowed = (address: string) => address === "127.0.0.1" || address === "::1";
	expect(await fetchPicture(`${url}/png`, { isAllowed })).toEqual({ ok: true, data: bodies.get("/png") });
});

test.each([
	["/svg", "not_a_picture"],
	["/gif", "not_a_picture"],
	["/avif", "not_a_picture"],
	["/cut", "not_a_picture"],
	["/bomb", "too_large"],
	["/missing", "unreachable"],
	["/hop/2", "unreachable"],
	["/to-file", "address_refused"],
	["/to-other", "address_refused"],
	["/to-mapped", "address_refused"],
] as const)("%s is refused as %s", async (path, error) => {
	expect(await fetchPicture(base + path, { isAllowed: isOwnMachine })).toMatchObject({ ok: false, error });
});

test("a body is refused when its announced or its real size is too large", async () => {
	expect(await fetchPicture(`${base}/large`, { isAllowed: isOwnMachine, maxBytes: 2999 })).toMatchObject({
		ok: false,
		error: "too_large",
	});
	expect(await fetchPicture(`${base}/large`, { isAllowed: isOwnMachine, maxBytes: 3000 })).toMatchObject({
		ok: false,
		error: "not_a_picture",
	});
	expect(await fetchPicture(`${base}/endless`, { isAllowed: isOwnMachine, maxBytes: 200_000 })).toMatchObject({
		ok: false,
		error: "too_large",
	});
});

test("a silent server is given up", async () => {
	expect(await fetchPicture(`${base}/slow`, { isAllowed: isOwnMachine, timeoutMs: 80 })).toMatchObject({
		ok: false,
		error: "unreachable",
	});
});
