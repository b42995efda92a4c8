import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { type SharedKind, sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { serveSharePicture } from "#lib/shop/content/pictures/serve-share.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { keepOriginal } from "#lib/shop/goods/media/originals.ts";
import { aCategory } from "#tests/support/goods/goods.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const WRONG = "0123456789abcdef";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "konfety-shared-"));
	vi.stubEnv("DATA_DIR", folder);
	testShop = await openTestShop({ isToday: true });
});
afterAll(async () => {
	await testShop.close();
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

/** What `GET` of the address answers; the address is parted as the route's folders part it. */
function open(address: string, ifNoneMatch: string | null = null, shop = testShop.shop): Promise<Response> {
	const [locale = "", kind = "", id = "", file = ""] = address.replace("/media/share/", "").split("/");
	return serveSharePicture(shop, { locale, kind, id, file }, ifNoneMatch);
}
const PAGES: Record<SharedKind, string> = {
	product: "/catalog/product",
	category: "/catalog/category",
	post: "/blog/posts",
};
/** The address that a page gives for its thing: of what the API says, and of nothing else. */
async function addressOf(kind: SharedKind, id: number, locale: Locale = "cs"): Promise<string> {
	const { status, body } = await testShop.call("GET", `${PAGES[kind]}/${locale}/${id}`);
	expect(status).toBe(200);
	const image: Picture | null = kind === "product" ? body.main_image : body.image;
	return sharePicturePath({ kind, id, locale, title: body.title ?? body.name, src: image?.src ?? null });
}
const firstId = async (statement: ReturnType<typeof sql>) =>
	(await testShop.shop.db.execute<{ id: number }>(statement)).rows[0]?.id ?? 0;
const FIRST: Record<SharedKind, () => Promise<number>> = {
	product: () =>
		firstId(sql`select p.id from products p join product_pictures pp on pp.product_id = p.id
			where p.is_active order by p.popularity desc, p.id limit 1`),
	category: () =>
		firstId(sql`select id from categories where is_active and picture_id is not null order by id limit 1`),
	post: () => firstId(sql`select id from posts where picture_id is not null order by id limit 1`),
};
const rename = (id: number, name: string) =>
	testShop.shop.db.execute(sql`update product_translations set name = ${name} where product_id = ${id}`);
/** Files of the pictures for shared links of one thing. */
function filesOf(id: number): string[] {
	const root = join(folder, "media/share");
	if (!existsSync(root)) return [];
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && basename(entry.parentPath) === String(id))
		.map(({ name }) => name)
		.toSorted();
}
async function expectMissing(address: string): Promise<void> {
	const reply = await open(address);
	expect([reply.status, reply.headers.get("Cache-Control"), await reply.text()], address).toEqual([
		404,
		"no-store",
		"",
	]);
}

describe("GET /media/share/{locale}/{kind}/{id}/{version}.jpg", () => {
	test.each(["product", "category", "post"] as const)("answers the picture of a %s in both languages", async (kind) => {
		const id = await FIRST[kind]();
		const pictures = [];
		for (const locale of ["cs", "en"] as const) {
			const address = await addressOf(kind, id, locale);
			const reply = await open(address);
			const data = Buffer.from(await reply.arrayBuffer());
			expect([reply.status, Object.fromEntries(reply.headers)]).toEqual([
				200,
				{
					"cache-control": FOR_EVER,
					"content-length": String(data.length),
					"content-type": "image/jpeg",
					etag: `"${address.slice(-20, -4)}"`,
				},
			]);
			expect(await sharp(data).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
			expect(data.length).toBeLessThanOrEqual(120_000);
			expect(Buffer.from(await (await open(address)).arrayBuffer())).toEqual(data);
			pictures.push(data);
		}
		expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
	});

	test("answers 304 to a client that has the picture", async () => {
		const address = await addressOf("product", await FIRST.product());
		const tag = `"${address.slice(-20, -4)}"`;
		for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
			const reply = await open(address, known);
			expect([reply.status, reply.headers.get("ETag"), reply.headers.get("Cache-Control"), await reply.text()]).toEqual(
				[304, tag, FOR_EVER, ""],
			);
		}
		expect((await open(address, '"other"')).status).toBe(200);
	});

	test("redirects another version to the current one, cached for a minute, without drawing it", async () => {
		const { id } = await aProduct(testShop);
		const reply = await open(`/media/share/cs/product/${id}/${WRONG}.jpg`);
		expect([reply.status, reply.headers.get("Location"), reply.headers.get("Cache-Control")]).toEqual([
			308,
			await addressOf("product", id),
			"public, max-age=60",
		]);
		expect(filesOf(id)).toEqual([]);
	});

	test("draws a renamed product anew, and deletes the older picture", async () => {
		const { id } = await aProduct(testShop);
		const before = await addressOf("product", id);
		expect((await open(before)).status).toBe(200);
		await rename(id, "Balónek s novým jménem");
		const after = await addressOf("product", id);
		expect((await open(before)).headers.get("Location")).toBe(after);
		expect((await open(after)).status).toBe(200);
		expect(filesOf(id)).toEqual([after.slice(-20)]);
	});

	test.each([
		`/media/share/de/product/1001/${WRONG}.jpg`,
		`/media/share/cs/brand/1/${WRONG}.jpg`,
		`/media/share/cs/constructor/1001/${WRONG}.jpg`,
		`/media/share/cs/product/999999999/${WRONG}.jpg`,
		`/media/share/cs/product/99999999999/${WRONG}.jpg`,
		`/media/share/cs/product/2147483648/${WRONG}.jpg`,
		`/media/share/cs/product/0/${WRONG}.jpg`,
		`/media/share/cs/product/-1/${WRONG}.jpg`,
		`/media/share/cs/product/01001/${WRONG}.jpg`,
		`/media/share/cs/product/1e3/${WRONG}.jpg`,
		`/media/share/cs/product/1001 or 1=1/${WRONG}.jpg`,
		`/media/share/cs/product/1001/${WRONG}`,
		`/media/share/cs/product/1001/${WRONG}.png`,
		`/media/share/cs/product/1001/${WRONG.toUpperCase()}.jpg`,
		`/media/share/cs/product/1001/${WRONG}0.jpg`,
		"/media/share/cs/product/1001/..%2f..%2fx.jpg",
		"/media/share/cs/product/1001/.jpg",
	])("answers 404 for %s", expectMissing);

	test("answers 404 for a category's id as a product, and the other way round", async () => {
		await expectMissing(`/media/share/cs/product/${await FIRST.category()}/${WRONG}.jpg`);
		await expectMissing(`/media/share/cs/category/${await FIRST.product()}/${WRONG}.jpg`);
	});

	test("answers 404 for what is not public, even when it was drawn before", async () => {
		const [{ id: off }, { id: unsold }] = [await aProduct(testShop), await aProduct(testShop)];
		const address = await addressOf("product", off);
		expect((await open(address)).status).toBe(200);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${off}`);
		await expectMissing(address);
		await testShop.shop.db.execute(sql`update variants set is_active = false where product_id = ${unsold}`);
		await expectMissing(`/media/share/cs/product/${unsold}/${WRONG}.jpg`);
		await expectMissing(`/media/share/cs/category/${await aCategory(testShop, { isActive: false })}/${WRONG}.jpg`);
	});

	test("answers 404 for an article before it is published, and in a language it is not written in", async () => {
		const id = await FIRST.post();
		const address = await addressOf("post", id, "en");
		await testShop.shop.db.execute(sql`update posts set published_at = now() + interval '1 day' where id = ${id}`);
		await expectMissing(address);
		await testShop.shop.db.execute(sql`update posts set published_at = now() - interval '1 day' where id = ${id}`);
		await testShop.shop.db.execute(sql`delete from post_translations where post_id = ${id} and locale = 'en'`);
		await expectMissing(address);
	});

	test("shows the name of a category without a picture", async () => {
		const reply = await open(await addressOf("category", await aCategory(testShop)));
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, FOR_EVER]);
	});

	test.each([
		"</script><script>alert(1)</script> & <b>",
		"👩‍👩‍👧‍👦 🎈 🎉",
		"Fóliový balónek ".repeat(20).slice(0, 300),
		"x".repeat(300),
		"مرحبا بالعالم، هذا اختبار",
		"\u202eobrácený text\u202c Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
		" ",
	])("draws goods called %j", async (name) => {
		const { id } = await aProduct(testShop);
		await rename(id, name);
		const reply = await open(await addressOf("product", id));
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, FOR_EVER]);
		expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
	});

	test("draws a new picture once for all who ask for it at the same time", async () => {
		const { id } = await aProduct(testShop);
		const address = await addressOf("product", id);
		const replies = await Promise.all(Array.from({ length: 12 }, () => open(address)));
		const bodies = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())));
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
		expect(bodies.filter((body) => !body.equals(bodies[0] ?? Buffer.alloc(0)))).toEqual([]);
		expect(filesOf(id)).toEqual([address.slice(-20)]);
	});

	test("answers a placeholder, cached for a minute, until an imported picture is fetched", async () => {
		const { id } = await aProduct(testShop);
		const key = "abcdef0123abcdef0123";
		await testShop.shop.db.execute(sql`
			with picture as (insert into pictures (key, source_url) values (${key}, 'https://feed.example/x.jpg') returning id)
			insert into product_pictures (product_id, picture_id) select ${id}, id from picture`);
		const address = await addressOf("product", id);
		const standIn = await open(address);
		expect([standIn.status, standIn.headers.get("Cache-Control"), standIn.headers.get("ETag")]).toEqual([
			200,
			"public, max-age=60",
			null,
		]);

		const white = sharp({ create: { width: 800, height: 1000, channels: 3, background: "#ffffff" } });
		await keepOriginal(mediaIn(join(folder, "media")), key, await white.webp().toBuffer());
		const final = await open(address);
		expect([final.status, final.headers.get("Cache-Control")]).toEqual([200, FOR_EVER]);
		expect(filesOf(id)).toEqual([address.slice(-20)]);
	});

	test("answers 503 for a picture that cannot be drawn, and leaves no file", async () => {
		const { id } = await aProduct(testShop);
		await testShop.shop.db.execute(sql`
			with picture as (
				insert into pictures (key, recipe, tint)
				values ('eeeeeeeeee0123456789', '{"layout":"single","pieces":["art:teapot"]}', '#ffe1e6') returning id
			)
			insert into product_pictures (product_id, picture_id) select ${id}, id from picture`);
		const reply = await open(await addressOf("product", id));
		expect([reply.status, reply.headers.get("Cache-Control"), reply.headers.get("Retry-After")]).toEqual([
			503,
			"no-store",
			"5",
		]);
		expect(filesOf(id)).toEqual([]);
	});

	test("answers 503 without the database", async () => {
		const address = await addressOf("product", await FIRST.product());
		const closed = await openTestShop();
		await closed.close();
		const reply = await open(address, null, closed.shop);
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	});
});
