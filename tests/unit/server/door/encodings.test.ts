import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress, compressor, decompress, encodingFor, isWorthCompressing } from "#lib/server/door/encodings.ts";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate, br", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["BR", "br"],
	["gzip;q=1.0, br;q=0.5", "br"],
	["br;q=0, gzip", "gzip"],
	["br ; Q=0.000 , gzip ; q=0.1", "gzip"],
	["gzip;q=0", "identity"],
	["br;q=much", "identity"],
	["*", "br"],
	["*;q=0", "identity"],
	["br;q=0, *", "gzip"],
	["br;q=0, *;q=0", "identity"],
	["identity", "identity"],
	["identity;q=0.5, gzip;q=0", "identity"],
	["deflate, zstd, x-unknown", "identity"],
])("who accepts %j gets %s", (accepted, encoding) => {
	expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
	["text/html; charset=utf-8", 1024, true],
	["text/html; charset=utf-8", 1023, false],
	["text/x-component", undefined, true],
	["text/css; charset=utf-8", 50_000, true],
	["application/json", 5000, true],
	["application/manifest+json", 5000, true],
	["application/xml; charset=utf-8", 5000, true],
	["application/javascript", 5000, true],
	["image/svg+xml", 5000, true],
	["application/jsonp", 5000, false],
	["application/pdf", 50_000, false],
	["application/octet-stream", 50_000, false],
	["image/avif", 50_000, false],
	["font/woff2", 50_000, false],
	[undefined, 50_000, false],
])("whether compressing %s of %s bytes pays: %s", (type, bytes, pays) => {
	expect(isWorthCompressing(type, bytes)).toBe(pays);
});

const text = Array.from({ length: 400 }, (_, number) => `<li>Balónek ${number * 7919}</li>`).join("");
const restored = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(["br", "gzip"] as const)(
	"%s gives the same text back, smaller, and files smaller than pages",
	async (encoding) => {
		const page = await compress(Buffer.from(text), encoding, "page");
		const file = await compress(Buffer.from(text), encoding, "files");
		expect([page, file].map((bytes) => restored[encoding](bytes).toString())).toEqual([text, text]);
		expect(page.length).toBeLessThan(text.length / 3);
		expect(file.length).toBeLessThan(page.length);
	},
);

test.each(["br", "gzip"] as const)("%s gives back what flowed through it", async (encoding) => {
	const flow = compressor(encoding);
	flow.end(text);
	expect(restored[encoding](Buffer.concat(await flow.toArray())).toString()).toBe(text);
});

test.each(["br", "gzip"] as const)(
	"what is compressed in %s takes no more memory than its bytes, and comes back as it was",
	async (encoding) => {
		const body = Buffer.from("<p>Balónky</p>".repeat(300));
		const made = await compress(body, encoding, "page");
		expect(made.buffer.byteLength).toBe(made.length);
		expect(await decompress(made, encoding)).toEqual(body);
	},
);
