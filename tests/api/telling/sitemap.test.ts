import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { writeSitemaps } from "#lib/shop/telling/sitemap/write-sitemaps.ts";
import { aBrand, aCategory, aListedProduct } from "../../support/goods/goods.ts";
import { openSitemapFolder } from "../../support/shop/sitemap-folder.ts";
import { openTestShop, type TestShop } from "../../support/shop/test-shop.ts";

let testShop: TestShop;
let folder: Awaited<ReturnType<typeof openSitemapFolder>>;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = await openSitemapFolder(testShop);
});
afterAll(async () => {
	await folder.remove();
	await testShop.close();
});

const db = () => testShop.shop.db;
const get = async (path: string) => (await testShop.call("GET", path)).body;
/** Everything the sitemap names after it was written anew. */
async function written() {
	await folder.write();
	return folder.entries();
}
const both = (urls: Record<string, string>) => {
	const { shopUrl } = testShop.shop;
	return { cs: shopUrl + urls.cs, en: shopUrl + urls.en, "x-default": shopUrl + urls.cs };
};

test("every product on sale is listed in both languages with its pictures and the date of its last change", async () => {
	const entries = await written();
	const { total } = await get("/catalog/products/cs?per_page=1");
	const paths = [...entries.keys()];
	expect(paths.filter((path) => /^\/\d+\/[^/]+\/[^/]+$/.test(path))).toHaveLength(total);
	expect(paths.filter((path) => /^\/en\/\d+\/[^/]+\/[^/]+$/.test(path))).toHaveLength(total);
	const { products } = await get("/catalog/products/cs?per_page=3");
	for (const { id } of products) {
		const { urls, images } = await get(`/catalog/product/cs/${id}`);
		const { rows } = await db().execute<{ updated_at: string }>(sql`select updated_at from products where id = ${id}`);
		for (const url of Object.values<string>(urls)) {
			expect(entries.get(url)).toEqual({
				loc: testShop.shop.shopUrl + url,
				lastmod: new Date(rows[0]?.updated_at ?? "").toISOString(),
				languages: both(urls),
				pictures: images.map(({ src }: { src: string }) => `${testShop.shop.shopUrl}${src}/1200.jpg`),
			});
		}
	}
});

test("products that are hidden, or whose last variant is hidden, are not listed", async () => {
	const kept = await aListedProduct(testShop);
	const hidden = await aListedProduct(testShop, { isActive: false });
	const empty = await aListedProduct(testShop);
	await db().execute(sql`update variants set is_active = false where product_id = ${empty.id}`);
	await relist(db(), [empty.id]);
	const paths = [...(await written()).keys()].join("\n");
	expect(paths).toContain(`/${kept.id}/`);
	expect(paths).not.toContain(`/${hidden.id}/`);
	expect(paths).not.toContain(`/${empty.id}/`);
});

test("a category has the date of the newest of its goods; one without goods has no date, a hidden one is not listed", async () => {
	const top = await aCategory(testShop);
	const below = await aCategory(testShop, { parentId: top });
	const empty = await aCategory(testShop);
	const inactive = await aCategory(testShop, { isActive: false });
	const [older, newer] = [
		await aListedProduct(testShop, { categoryId: top }),
		await aListedProduct(testShop, { categoryId: below }),
	];
	await db().execute(sql`update products set updated_at = '2026-01-02T03:04:05Z' where id = ${newer.id}`);
	await db().execute(sql`update products set updated_at = '2026-01-01T00:00:00Z' where id = ${older.id}`);
	const entries = await written();
	const entryOf = async (id: number) => entries.get((await get(`/catalog/category/cs/${id}`)).url);
	expect((await entryOf(top))?.lastmod).toBe("2026-01-02T03:04:05.000Z");
	expect((await entryOf(below))?.lastmod).toBe("2026-01-02T03:04:05.000Z");
	expect(await entryOf(empty)).toMatchObject({ lastmod: null, pictures: [] });
	expect([...entries.keys()].filter((path) => path.startsWith(`/${inactive}/`))).toEqual([]);
	const [{ id }] = await get("/catalog/category/cs");
	const { urls, image } = await get(`/catalog/category/en/${id}`);
	expect(entries.get(urls.en)).toMatchObject({
		languages: both(urls),
		pictures: [`${testShop.shop.shopUrl}${image.src}/1200.jpg`],
	});
});

test("a brand is listed while it has goods on sale, with the date of the newest", async () => {
	const [full, bare] = [await aBrand(testShop), await aBrand(testShop)];
	const product = await aListedProduct(testShop, { brandId: full.id });
	await aListedProduct(testShop, { brandId: bare.id, isActive: false });
	await db().execute(sql`update products set updated_at = '2026-02-03T00:00:00Z' where id = ${product.id}`);
	const entries = await written();
	expect(entries.get(`/znacka/${full.id}/${full.slug}`)).toMatchObject({
		lastmod: "2026-02-03T00:00:00.000Z",
		languages: both({ cs: `/znacka/${full.id}/${full.slug}`, en: `/en/brand/${full.id}/${full.slug}` }),
	});
	expect(entries.has(`/znacka/${bare.id}/${bare.slug}`)).toBe(false);
	const brands = await get("/catalog/brands/cs");
	expect([...entries.keys()].filter((path) => path.startsWith("/znacka/"))).toHaveLength(brands.length);
});

test("the folder has the files that the index names, and they stay the same while the shop does", async () => {
	await folder.write();
	const parts = await folder.partsOf();
	expect(parts).toEqual(["products", "categories", "brands", "texts", "fixed"].map((name) => `sitemap-${name}-1.xml`));
	expect(await folder.files()).toEqual([...parts, "sitemap.xml"].toSorted());
	const index = await folder.read("sitemap.xml");
	expect(await folder.write()).toEqual([]);
	expect(await folder.read("sitemap.xml")).toBe(index);
});

test("a change rewrites the parts that it concerns, and the index, and nothing else", async () => {
	const { id } = await aListedProduct(testShop);
	await folder.write();
	await db().execute(sql`update products set updated_at = now() + interval '1 second' where id = ${id}`);
	expect(await folder.write()).toEqual(["sitemap-products-1.xml", "sitemap-categories-1.xml", "sitemap.xml"]);
	await db().execute(sql`update products set updated_at = '2026-01-01T00:00:00Z' where id = ${id}`);
	await folder.write();
	await db().execute(sql`update products set updated_at = '2026-01-01T00:00:01Z' where id = ${id}`);
	expect(await folder.write()).toEqual(["sitemap-products-1.xml", "sitemap.xml"]);
	const { url } = await get(`/catalog/product/en/${id}`);
	expect((await folder.entries()).get(url)?.lastmod).toBe("2026-01-01T00:00:01.000Z");
});

test("with a small limit there are more parts with the same addresses; parts no longer needed are removed", async () => {
	await folder.write();
	const all = [...(await folder.entries()).keys()];
	await folder.write({ addresses: 100, bytes: 1_000_000 });
	const parts = await folder.partsOf();
	expect(parts.length).toBeGreaterThan(10);
	expect([...(await folder.entries()).keys()]).toEqual(all);
	expect(await folder.files()).toEqual([...parts, "sitemap.xml"].toSorted());
	await folder.write();
	expect(await folder.partsOf()).toHaveLength(5);
	expect(await folder.files()).toHaveLength(6);
	expect([...(await folder.entries()).keys()]).toEqual(all);
});

test("a reader finds every part that the index names while the sitemap is being written", async () => {
	await folder.write();
	let isWriting = true;
	let read = 0;
	const reader = async () => {
		while (isWriting) {
			const [index, files] = [await folder.read("sitemap.xml"), new Set(await folder.files())];
			// A part may go after its index went, so only the index that is still there counts.
			if (index !== (await folder.read("sitemap.xml"))) continue;
			const named = [...index.matchAll(/test\/(sitemap-[a-z]+-\d+\.xml)/g)].map(([, name = ""]) => name);
			expect(named.filter((name) => !files.has(name))).toEqual([]);
			read++;
		}
	};
	const writer = async () => {
		for (const addresses of [150, 20_000, 90, 400]) await folder.write({ addresses, bytes: 1_000_000 });
		isWriting = false;
	};
	await Promise.all([reader(), writer()]);
	expect(read).toBeGreaterThan(3);
});

test("when the writing fails, the old index and all its parts stay", async () => {
	await folder.write();
	const { db: database, shopUrl } = testShop.shop;
	const parts = await folder.partsOf();
	const index = await folder.read("sitemap.xml");
	await db().execute(sql`alter table contacts rename to contacts_away`);
	try {
		const context = { db: database, shopUrl, now: testShop.shop.now(), dir: folder.dir };
		await expect(writeSitemaps(context, { addresses: 100, bytes: 1_000_000 })).rejects.toThrow();
	} finally {
		await db().execute(sql`alter table contacts_away rename to contacts`);
	}
	expect(await folder.read("sitemap.xml")).toBe(index);
	expect((await folder.files()).filter((name) => parts.includes(name))).toEqual(parts.toSorted());
	expect((await folder.files()).filter((name) => name.startsWith("."))).toEqual([]);
});
