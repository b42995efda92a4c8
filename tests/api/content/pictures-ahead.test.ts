import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PRODUCTS_PER_PAGE } from "#lib/domain/goods/goods-limits.ts";
import { PICTURE_LOOK, readPictureName } from "#lib/domain/goods/pictures.ts";
import { keepEmoji, makeAhead } from "#lib/shop/goods/media/make-ahead.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { type FirstScreenRow, firstScreenRows } from "#lib/shop/goods/media/pictures.sql.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let rows: FirstScreenRow[];
let cards: Set<string>;
let tiles: Set<string>;

beforeAll(async () => {
	testShop = await openTestShop();
	rows = await firstScreenRows(testShop.shop.db);
	cards = new Set(rows.filter(({ is_card }) => is_card).map(({ key }) => key));
	tiles = new Set(rows.filter(({ is_tile }) => is_tile).map(({ key }) => key));
});
afterAll(() => testShop.close());

const keyOf = (picture: { src: string } | null) => (picture && readPictureName(picture.src)?.key) ?? "none";

/** Pictures of the cards on a page of goods, as a browser sees them. */
async function cardsOf(query: string): Promise<string[]> {
	const { status, body } = await testShop.call("GET", `/catalog/products/cs?${query}`);
	expect(status).toBe(200);
	return body.products.map((card: { main_image: { src: string } | null }) => keyOf(card.main_image));
}

test("pictures of the first page of each top category and of the home page are made beforehand", async () => {
	const { body } = await testShop.call("GET", "/catalog/category/cs");
	expect(body).toHaveLength(8);
	for (const { id } of body) {
		const shown = await cardsOf(`category=${id}`);
		expect(shown).not.toEqual([]);
		expect(shown.filter((key) => !cards.has(key))).toEqual([]);
	}
	for (const query of ["per_page=8", "list=sale&per_page=4"])
		expect((await cardsOf(query)).filter((key) => !cards.has(key))).toEqual([]);
});

test("the tiles of all categories are made beforehand", async () => {
	const { rows: used } = await testShop.shop.db.execute<{ key: string }>(
		sql`select distinct x.key from categories c join pictures x on x.id = c.picture_id`,
	);
	expect([...tiles].toSorted()).toEqual(used.map(({ key }) => key).toSorted());
});

test("the number of pictures made beforehand does not grow with the number of goods", async () => {
	const { rows: counted } = await testShop.shop.db.execute<{ pictures: number; top: number; others: number }>(sql`
		select (select count(*)::int from pictures) as pictures, (select count(*)::int from categories where parent_id is null) as top,
			(select count(*)::int from (select picture_id from banners union select picture_id from services union select picture_id from instagram_posts) x) as others`);
	const [{ pictures = 0, top = 0, others = 0 } = {}] = counted;
	expect(cards.size).toBeLessThanOrEqual((top + 1) * PRODUCTS_PER_PAGE + others);
	expect(rows.length).toBeLessThan(pictures / 4);
	expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test("a card and a tile are made once in the widths that phones and desktops take; one that cannot be drawn does not stop the others", async () => {
	const dir = mkdtempSync(join(tmpdir(), "ahead-"));
	const files = () =>
		readdirSync(dir, { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".avif"))
			.map((name) => name.split("/").at(-1))
			.toSorted();
	const cup = { layout: "single" as const, pieces: ["art:cup" as const] };
	const row = { recipe: cup, tint: "#dcefff", source_url: null, is_tile: false, is_card: false };
	const [broken, card, tile, unfetched] = ["00", "aa", "bb", "cc"].map((start) => start.padEnd(20, "0"));
	const first = [
		{ ...row, key: broken ?? "", recipe: { ...cup, pieces: ["art:teapot" as const] }, is_card: true },
		{ ...row, key: card ?? "", is_card: true },
		{ ...row, key: tile ?? "", is_tile: true },
		{ ...row, key: unfetched ?? "", recipe: null, source_url: "https://example.org/a.png", is_card: true },
	];
	expect(await makeAhead(mediaIn(dir), first)).toBe(6);
	expect(files()).toEqual([
		...[320, 480, 800].map((width) => `${card}.${PICTURE_LOOK}-${width}.avif`),
		...[192, 480, 96].map((width) => `${tile}.${PICTURE_LOOK}-${width}.avif`),
	]);
	expect(await makeAhead(mediaIn(dir), first)).toBe(0);
	rmSync(dir, { recursive: true });
});

test("the first picture that a full disk does not take is the last one that is drawn", async () => {
	const dir = mkdtempSync(join(tmpdir(), "ahead-"));
	const written: string[] = [];
	const full = {
		...mediaIn(dir),
		write: (path: string) => {
			written.push(path);
			return Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
		},
	};
	const recipe = { layout: "single" as const, pieces: ["art:cup" as const] };
	const rows = ["aa", "bb"].map((start) => ({
		...{ key: start.padEnd(20, "0"), recipe, tint: "#dcefff", source_url: null },
		...{ is_tile: true, is_card: false },
	}));
	await expect(makeAhead(full, rows)).rejects.toThrow("ENOSPC");
	expect(written).toHaveLength(1);
	rmSync(dir, { recursive: true });
});

test("emoji are read from their collection once for all pictures, even when one names an unknown emoji", () => {
	const dir = mkdtempSync(join(tmpdir(), "emoji-"));
	// Emoji that no other test draws: a process remembers those that it has taken out.
	const named = ["emoji:accordion", "emoji:no-such-thing", "art:cup"] as const;
	keepEmoji(dir, [
		{ recipe: { layout: "trio", pieces: [...named] } },
		{ recipe: { layout: "single", pieces: [{ art: "emoji:abacus", hue: 30 }] } },
		{
			recipe: {
				layout: "single",
				pieces: [
					{ art: "art:plate", print: "abacus" },
					{ art: "art:cup", print: "aerial-tramway" },
				],
			},
		},
		{ recipe: null },
	]);
	expect(readdirSync(join(dir, "flat-emoji")).toSorted()).toEqual([
		"abacus.svgpart",
		"accordion.svgpart",
		"aerial-tramway.svgpart",
	]);
	rmSync(dir, { recursive: true });
});
