import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { isPartName, partName } from "#lib/shop/telling/sitemap/part-name.ts";
import { serveSitemap } from "#lib/shop/telling/sitemap/serve-sitemap.ts";
import { GET as getIndex } from "../../../../../app/sitemap.xml/route.ts";
import { GET as getPart } from "../../../../../app/sitemaps/[file]/route.ts";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "konfety-serve-"));
	await writeFile(join(dir, "sitemap.xml"), "<sitemapindex/>");
	await writeFile(join(dir, "sitemap-products-1.xml"), "<urlset/>");
	await writeFile(join(dir, "heureka.xml"), "<SHOP/>");
});
afterAll(() => rm(dir, { recursive: true, force: true }));
afterEach(() => {
	delete process.env.SHOP_API_URL;
});

const request = (path: string) => new Request(`http://localhost:3000${path}`);
const press = { ask: async () => {}, lastRunMs: async () => 1 };
const serve = (name: string) => serveSitemap(request(`/sitemaps/${encodeURIComponent(name)}`), name, { dir, press });

test("the index and its parts are XML that is asked for anew each time", async () => {
	for (const [name, text] of [
		["sitemap.xml", "<sitemapindex/>"],
		["sitemap-products-1.xml", "<urlset/>"],
	] as const) {
		const reply = await serve(name);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
		expect(await reply.text()).toBe(text);
	}
});

test.each([
	"sitemap-products-2.xml",
	"sitemap-products-0.xml",
	"sitemap-products-01.xml",
	"sitemap-products-123456.xml",
	"sitemap-secrets-1.xml",
	"sitemap-products-1.xml\n",
	"sitemap-products-1.xml/",
	"../sitemap-products-1.xml",
	"..%2fsitemap-products-1.xml",
	"./sitemap.xml",
	"heureka.xml",
	"",
	".",
	"toString",
])("no other name is served: %j", async (name) => {
	const reply = await serve(name);
	expect(reply.status).toBe(404);
	expect(await reply.text()).toBe("");
});

test("the names that parts are given are recognised", () => {
	expect(isPartName(partName("products", 1))).toBe(true);
	expect(isPartName(partName("fixed", 50_000))).toBe(true);
});

test("a storefront of another shop passes its sitemap on", async () => {
	const asked: (string | undefined)[] = [];
	const other = createServer((call, reply) => {
		asked.push(call.url);
		reply.writeHead(200, { "Content-Type": "application/xml; charset=utf-8", ETag: 'W/"x"' }).end("<other/>");
	});
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	process.env.SHOP_API_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
	try {
		const index = await getIndex(request("/sitemap.xml"));
		expect([index.status, await index.text(), index.headers.get("ETag")]).toEqual([200, "<other/>", 'W/"x"']);
		const file = "sitemap-products-1.xml";
		const part = await getPart(request(`/sitemaps/${file}`), { params: Promise.resolve({ file }) });
		expect([part.status, await part.text()]).toEqual([200, "<other/>"]);
		expect(asked).toEqual(["/sitemap.xml", `/sitemaps/${file}`]);
	} finally {
		other.closeAllConnections();
		other.close();
	}
});
