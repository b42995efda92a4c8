import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { sheetPath } from "#lib/domain/goods/picture-sheet.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { serveSheet } from "#lib/shop/content/pictures/serve-sheet.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { keepOriginal } from "#lib/shop/goods/media/originals.ts";
import { aCategory } from "#tests/support/goods/goods.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const WRONG = "0123456789abcdef";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "konfety-sheets-"));
	vi.stubEnv("DATA_DIR", folder);
	testShop = await openTestShop({ isToday: true });
});
afterAll(async () => {
	await testShop.close();
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

/** What `GET` of the address answers; the address is parted as the route's folders part it. */
function open(
	address: string,
	ifNoneMatch: string | null = null,
	shop = testShop.shop,
	accept = "image/webp",
): Promise<Response> {
	const [id = "", file = ""] = address.replace("/media/sheet/", "").split("/");
	return serveSheet(shop, { id, file }, { accept, ifNoneMatch });
}
async function treeOf(locale: Locale): Promise<CategoryNode[]> {
	const { status, body } = await testShop.call("GET", `/catalog/category/${locale}`);
	expect(status).toBe(200);
	return body;
}
/** The address that a page gives for its row of tiles: of the tree that it shows, and of nothing else. */
async function addressOf(id: number, locale: Locale = "cs"): Promise<string> {
	const tree = await treeOf(locale);
	const shown = id === 0 ? tree : (tree.find((node) => node.id === id)?.subcategories ?? []);
	return sheetPath({ id, srcs: shown.map(({ image }) => image?.src ?? null) });
}
const versionOf = (address: string) => address.slice(-16);
const themes = async () => (await treeOf("cs")).find(({ key }) => key === "temata")?.id ?? -1;

let pictures = 0;
/** A plain picture from outside, which is the category's from now on; it is fetched when it has a colour. */
async function givePicture(id: number, background?: string): Promise<void> {
	const key = String(++pictures).padStart(20, "c");
	await testShop.shop.db.execute(sql`
		with picture as (insert into pictures (key, source_url) values (${key}, ${`https://feed.example/${key}.jpg`}) returning id)
		update categories set picture_id = (select id from picture) where id = ${id}`);
	if (background) await fetchPicture(key, background);
}
async function fetchPicture(key: string, background: string): Promise<void> {
	const plain = sharp({ create: { width: 800, height: 1000, channels: 3, background } });
	await keepOriginal(mediaIn(join(folder, "media")), key, await plain.webp().toBuffer());
}
/** A category with a subcategory for each colour; "" has no picture. */
async function aRow(colours: string[]): Promise<{ id: number; below: number[] }> {
	const id = await aCategory(testShop);
	const below = [];
	for (const colour of colours) {
		const child = await aCategory(testShop, { parentId: id });
		if (colour) await givePicture(child, colour);
		below.push(child);
	}
	return { id, below };
}
/** Files of one category's sheets, or of all. */
function filesOf(id?: number): string[] {
	const root = join(
		folder,
		"media/sheet",
		...(id === undefined ? [] : [String(id % 100).padStart(2, "0"), String(id)]),
	);
	if (!existsSync(root)) return [];
	return readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(root, name)).isFile());
}
async function expectMissing(address: string): Promise<void> {
	const before = filesOf();
	const reply = await open(address);
	expect([reply.status, reply.headers.get("Cache-Control"), await reply.text()], address).toEqual([
		404,
		"no-store",
		"",
	]);
	expect(filesOf()).toEqual(before);
}
/** Red, green, blue and opacity in the middle of each of the first cells. */
async function middles(data: Buffer, count: number): Promise<number[][]> {
	const { data: pixels, info } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return Array.from({ length: count }, (_, index) => {
		const [x, y] = [(index % 4) * 192 + 96, Math.floor(index / 4) * 192 + 96];
		return [...pixels.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
	});
}
const nearly = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1));

describe("GET /media/sheet/{id}/{version}", () => {
	test.each([
		["the top categories", () => Promise.resolve(0), 2],
		["the subcategories of one", themes, 4],
	] as const)("answers the pictures of %s as one, the same in both languages", async (_, find, rows) => {
		const id = await find();
		const address = await addressOf(id);
		expect(await addressOf(id, "en")).toBe(address);
		const reply = await open(address, null, testShop.shop, "image/avif,image/webp");
		const data = Buffer.from(await reply.arrayBuffer());
		expect([reply.status, Object.fromEntries(reply.headers)]).toEqual([
			200,
			{
				"cache-control": FOR_EVER,
				"content-length": String(data.length),
				"content-type": "image/avif",
				etag: `"${versionOf(address)}-avif"`,
				vary: "Accept",
			},
		]);
		expect(await sharp(data).metadata()).toMatchObject({ format: "heif", width: 1024, height: rows * 256 });
		expect(data.length).toBeLessThanOrEqual(45_000);
		const older = await open(address);
		expect([older.headers.get("Content-Type"), older.headers.get("ETag")]).toEqual([
			"image/webp",
			`"${versionOf(address)}-webp"`,
		]);
		const olderData = Buffer.from(await older.arrayBuffer());
		expect(await sharp(olderData).metadata()).toMatchObject({ format: "webp", height: rows * 192 });
		expect(olderData.length).toBeLessThanOrEqual(70_000);
		expect(filesOf(id).toSorted()).toEqual(["avif", "webp"].map((format) => `${versionOf(address)}.${format}`));
	});

	test("shows each picture at its category's place, in menu order, and nothing of what is hidden", async () => {
		const { id, below } = await aRow(["#ff0000", "#00ff00", "", "#0000ff", "#ffff00", "#ff00ff"]);
		const [, hidden = 0, , , last = 0] = below;
		await testShop.shop.db.execute(sql`update categories set is_active = false where id = ${hidden}`);
		await testShop.shop.db.execute(sql`update categories set position = 0 where id = ${last}`);
		const reply = await open(await addressOf(id));
		const data = Buffer.from(await reply.arrayBuffer());
		expect([reply.status, await sharp(data).metadata()]).toMatchObject([200, { width: 768, height: 384 }]);
		const [first, second, third, ...others] = await middles(data, 6);
		expect([first, second]).toEqual([nearly([255, 255, 0, 255]), nearly([255, 0, 0, 255])]);
		expect(third?.[3]).toBe(0);
		expect(others[0]).toEqual(nearly([0, 0, 255, 255]));
		expect(others[1]).toEqual(nearly([255, 0, 255, 255]));
		expect(others[2]?.[3]).toBe(0);
	});

	test("draws the first hundred of a longer row", async () => {
		const { id } = await aRow([...Array.from({ length: 99 }, () => ""), "#ff0000", "#0000ff"]);
		const reply = await open(await addressOf(id));
		const data = Buffer.from(await reply.arrayBuffer());
		expect([reply.status, await sharp(data).metadata()]).toMatchObject([200, { width: 768, height: 4800 }]);
		expect((await middles(data, 100)).at(-1)).toEqual(nearly([255, 0, 0, 255]));
	});

	test("answers 304 to a client that has the picture", async () => {
		const address = await addressOf(0);
		const tag = `"${versionOf(address)}-webp"`;
		for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
			const reply = await open(address, known);
			expect([reply.status, reply.headers.get("ETag"), reply.headers.get("Cache-Control"), await reply.text()]).toEqual(
				[304, tag, FOR_EVER, ""],
			);
		}
		expect((await open(address, '"other"')).status).toBe(200);
	});

	test("redirects another version to the current one, cached for a minute, without drawing it", async () => {
		const { id } = await aRow(["#ff0000"]);
		// Addresses of earlier sheets said that they are WebP.
		for (const old of [WRONG, `${WRONG}.webp`]) {
			const reply = await open(`/media/sheet/${id}/${old}`);
			expect([reply.status, reply.headers.get("Location"), reply.headers.get("Cache-Control")]).toEqual([
				308,
				await addressOf(id),
				"public, max-age=60",
			]);
		}
		expect(filesOf(id)).toEqual([]);
	});

	test("draws a row anew when a picture changes, and deletes the older sheet", async () => {
		const { id, below } = await aRow(["#ff0000", "#00ff00"]);
		const before = await addressOf(id);
		expect((await open(before)).status).toBe(200);
		await givePicture(below[1] ?? 0, "#0000ff");
		const after = await addressOf(id);
		expect((await open(before)).headers.get("Location")).toBe(after);
		const reply = await open(after);
		expect(await middles(Buffer.from(await reply.arrayBuffer()), 2)).toEqual([
			nearly([255, 0, 0, 255]),
			nearly([0, 0, 255, 255]),
		]);
		expect(filesOf(id)).toEqual([`${versionOf(after)}.webp`]);
	});

	test.each([
		`/media/sheet/999999999/${WRONG}`,
		`/media/sheet/99999999999/${WRONG}`,
		`/media/sheet/2147483648/${WRONG}`,
		`/media/sheet/-1/${WRONG}`,
		`/media/sheet/-0/${WRONG}`,
		`/media/sheet/00/${WRONG}`,
		`/media/sheet/01001/${WRONG}`,
		`/media/sheet/1e3/${WRONG}`,
		`/media/sheet//${WRONG}`,
		`/media/sheet/constructor/${WRONG}`,
		`/media/sheet/1001 or 1=1/${WRONG}`,
		`/media/sheet/0/${WRONG}.webp.webp`,
		`/media/sheet/0/${WRONG}.png`,
		`/media/sheet/0/${WRONG.toUpperCase()}`,
		`/media/sheet/0/${WRONG}0`,
		"/media/sheet/0/..%2f..%2fx",
		"/media/sheet/0/",
	])("answers 404 for %s", expectMissing);

	test("answers 404 for a category that is hidden, or has nothing below it", async () => {
		const { id } = await aRow(["#ff0000"]);
		const address = await addressOf(id);
		await testShop.shop.db.execute(sql`update categories set is_active = false where id = ${id}`);
		await expectMissing(address);
		await expectMissing(`/media/sheet/${await aCategory(testShop)}/${WRONG}`);
	});

	test("draws a new sheet once for all who ask for it at the same time", async () => {
		const { id } = await aRow(["#ff0000", "#00ff00", "#0000ff"]);
		const address = await addressOf(id);
		const replies = await Promise.all(Array.from({ length: 12 }, () => open(address)));
		const bodies = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())));
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
		expect(bodies.filter((body) => !body.equals(bodies[0] ?? Buffer.alloc(0)))).toEqual([]);
		expect(filesOf(id)).toEqual([`${versionOf(address)}.webp`]);
	});

	test("answers a placeholder in a cell, cached for a minute, until an imported picture is fetched", async () => {
		const { id, below } = await aRow(["#ff0000", ""]);
		await givePicture(below[1] ?? 0);
		const key = String(pictures).padStart(20, "c");
		const address = await addressOf(id);
		const standIn = await open(address);
		expect([standIn.status, standIn.headers.get("Cache-Control"), standIn.headers.get("ETag")]).toEqual([
			200,
			"public, max-age=60",
			null,
		]);
		const [first, second] = await middles(Buffer.from(await standIn.arrayBuffer()), 2);
		expect([first, second?.[3]]).toEqual([nearly([255, 0, 0, 255]), 255]);

		await fetchPicture(key, "#0000ff");
		const final = await open(address);
		expect([final.status, final.headers.get("Cache-Control")]).toEqual([200, FOR_EVER]);
		expect((await middles(Buffer.from(await final.arrayBuffer()), 2))[1]).toEqual(nearly([0, 0, 255, 255]));
		expect(filesOf(id)).toEqual([`${versionOf(address)}.webp`]);
	});

	test("answers 503 for a picture that cannot be drawn, and leaves no file", async () => {
		const { id, below } = await aRow([""]);
		await testShop.shop.db.execute(sql`
			with picture as (
				insert into pictures (key, recipe, tint)
				values ('eeeeeeeeee0123456789', '{"layout":"single","pieces":["art:teapot"]}', '#ffe1e6') returning id
			)
			update categories set picture_id = (select id from picture) where id = ${below[0] ?? 0}`);
		const reply = await open(await addressOf(id));
		expect([reply.status, reply.headers.get("Cache-Control"), reply.headers.get("Retry-After")]).toEqual([
			503,
			"no-store",
			"5",
		]);
		expect(filesOf(id)).toEqual([]);
	});

	test("answers 503 without the database", async () => {
		const address = await addressOf(0);
		const closed = await openTestShop();
		await closed.close();
		const reply = await open(address, null, closed.shop);
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	});
});
