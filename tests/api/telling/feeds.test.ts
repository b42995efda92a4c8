import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Product, Variant } from "#lib/contract/schemas/catalogue.ts";
import { offerId } from "#lib/domain/goods/offer-id.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { type BuildOptions, buildFeeds } from "#lib/shop/telling/feeds/build-feeds.ts";
import { FEED_FORMATS, feedFormat } from "#lib/shop/telling/feeds/formats.ts";
import { aBrand, aVariant, valueIds } from "#tests/support/goods/goods.ts";
import { errorsOf, itemsIn, textsIn } from "#tests/support/goods/offers.ts";
import { aTable } from "#tests/support/goods/sets.ts";
import { aProduct, type ProductTraits, type TestProduct } from "#tests/support/shop/builders.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let dir: string;

beforeAll(async () => {
	testShop = await openTestShop();
	dir = mkdtempSync(join(tmpdir(), "feeds-"));
});
afterAll(async () => {
	await testShop.close();
	rmSync(dir, { recursive: true });
});

const build = (options: BuildOptions = {}, db = testShop.shop.db) =>
	buildFeeds({ db, shopUrl: testShop.shop.shopUrl, now: START, dir }, options);
const read = (file: string) => readFileSync(join(dir, file), "utf8");

const itemsOf = (file: string) => {
	const format = feedFormat(file);
	if (!format) throw new Error(`There is no feed ${file}`);
	return itemsIn(format, read(file));
};

/** A product with a picture, so that it can be in feeds. */
async function anOffered(traits: ProductTraits = {}): Promise<TestProduct> {
	const product = await aProduct(testShop, traits);
	await testShop.shop.db.execute(sql`
		insert into product_pictures (product_id, picture_id) select ${product.id}, min(id) from pictures`);
	return product;
}

describe("the feeds of the demo shop:", () => {
	let products: Product[];
	const everyVariant = (look: (variant: Variant, product: Product) => void) => {
		for (const product of products) for (const variant of product.variants) look(variant, product);
	};
	beforeAll(async () => {
		await build();
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`select id from products order by id`);
		products = [];
		for (let start = 0; start < rows.length; start += 10) {
			const calls = rows.slice(start, start + 10).map(({ id }) => testShop.call("GET", `/catalog/product/cs/${id}`));
			for (const { status, body } of await Promise.all(calls)) if (status === 200) products.push(body);
		}
	});

	test.each(FEED_FORMATS)("$file breaks no rule of its format", async (format) => {
		expect(itemsOf(format.file).size).toBeGreaterThan(1_000);
		expect(await errorsOf(format, read(format.file))).toEqual([]);
	});

	test("every variant that is or will be in stock is in every feed, and no other", () => {
		const wanted: string[] = [];
		const inStock: string[] = [];
		everyVariant((variant) => {
			if (variant.availability !== "sold_out") wanted.push(offerId(variant));
			if (variant.availability === "in_stock") inStock.push(offerId(variant));
		});
		for (const { file } of FEED_FORMATS) {
			const expected = file === "heureka-availability.xml" ? inStock : wanted;
			expect([...itemsOf(file).keys()].sort()).toEqual(expected.sort());
		}
	});

	test("prices are those of the API, with the sale price where there is one", () => {
		const [heureka, zbozi, google, meta] = ["heureka", "zbozi", "google-cs", "meta-en"].map((name) =>
			itemsOf(`${name}.xml`),
		);
		let reduced = 0;
		everyVariant((variant) => {
			const id = offerId(variant);
			if (!heureka?.has(id)) return;
			const price = minorToDecimal(variant.price_with_tax);
			const full = minorToDecimal(variant.original_price_with_tax ?? variant.price_with_tax);
			const sale = variant.original_price_with_tax === null ? [] : [`${price} CZK`];
			reduced += sale.length;
			expect([textsIn(heureka.get(id) ?? "", "PRICE_VAT"), textsIn(zbozi?.get(id) ?? "", "PRICE_VAT")]).toEqual([
				[price],
				[price],
			]);
			for (const feed of [google, meta]) {
				const item = (feed?.get(id) ?? "").replaceAll(/<g:shipping>.*?<\/g:shipping>/g, "");
				expect([textsIn(item, "g:price"), textsIn(item, "g:sale_price")]).toEqual([[`${full} CZK`], sale]);
			}
		});
		expect(reduced).toBeGreaterThan(10);
	});

	test("names, addresses and stock are those of the pages", () => {
		const [heureka, english, pieces] = ["heureka.xml", "google-en.xml", "heureka-availability.xml"].map(itemsOf);
		everyVariant((variant, product) => {
			const item = heureka?.get(offerId(variant));
			if (!item) return;
			const several = product.variants.length > 1;
			const query = (key: string) => (several ? `?${key}=${variant.id}` : "");
			expect(textsIn(item, "URL")).toEqual([`https://konfety.test${product.urls.cs}${query("varianta")}`]);
			expect(textsIn(english?.get(offerId(variant)) ?? "", "g:link")).toEqual([
				`https://konfety.test${product.urls.en}${query("variant")}`,
			]);
			expect(textsIn(item, "ITEMGROUP_ID")).toEqual(several ? [`${product.id}`] : []);
			const name = several && variant.name !== "" ? `${product.name}, ${variant.name}` : product.name;
			expect(textsIn(item, "PRODUCTNAME")).toEqual([name.replaceAll("&", "&amp;").replaceAll('"', "&quot;")]);
			const stock = textsIn(pieces?.get(offerId(variant)) ?? "", "stock_quantity").map(Number);
			expect(stock).toEqual(
				variant.stock > 0 ? [variant.stock, ...variant.branches.map((branch) => branch.stock)] : [],
			);
			expect(textsIn(item, "DELIVERY_DATE")).toEqual([variant.stock > 0 ? "0" : "31"]);
		});
	});

	test("deliveries have the prices of the checkout", () => {
		const items = [...itemsOf("heureka.xml").values()];
		const sent = items.filter((item) => item.includes("<DELIVERY>"));
		expect(sent.length).toBeGreaterThan(900);
		for (const item of sent) {
			const isFree = Number(textsIn(item, "PRICE_VAT")[0]) > 1_500;
			expect(textsIn(item, "DELIVERY_ID")).toEqual(["PPL", "CESKA_POSTA", "ZASILKOVNA"]);
			expect(textsIn(item, "DELIVERY_PRICE")).toEqual(isFree ? ["0.00", "0.00", "0.00"] : ["119.00", "99.00", "79.00"]);
			expect(textsIn(item, "DELIVERY_PRICE_COD")).toEqual(
				isFree ? ["39.00", "39.00", "39.00"] : ["158.00", "138.00", "118.00"],
			);
		}
	});

	test("the same goods give the same bytes, however many are read at a time", async () => {
		expect((await build({ batch: 7 })).map(({ isChanged }) => isChanged)).toEqual(FEED_FORMATS.map(() => false));
	});
});

describe("goods", () => {
	test("that cannot be bought are in no feed, and the report says why", async () => {
		const before = Object.fromEntries((await build()).map(({ file, leftOut }) => [file, leftOut]));
		const { db } = testShop.shop;
		const hidden = await anOffered({ isActive: false });
		const gone = await anOffered({ stock: 0, isRestocked: false });
		const free = await anOffered({ priceMinor: 0 });
		const unseen = await aProduct(testShop);
		const shown = await anOffered();
		const off = await aVariant(testShop, shown, { isActive: false });
		const closed = await anOffered({ stock: 0, branches: { 13: 4 }, isRestocked: false });
		await db.execute(sql`update branches set is_active = false where id = 13`);
		const reports = await build();
		await db.execute(sql`update branches set is_active = true where id = 13`);
		for (const { file } of FEED_FORMATS) {
			const items = itemsOf(file);
			expect(items.has(shown.code)).toBe(true);
			for (const { code } of [hidden, gone, free, unseen, off, closed]) expect(items.has(code)).toBe(false);
		}
		const heureka = reports.find(({ file }) => file === "heureka.xml")?.leftOut;
		expect(heureka).toEqual({ sold_out: (before["heureka.xml"]?.sold_out ?? 0) + 2, no_price: 1, no_picture: 1 });
	});

	test("at a branch alone are in stock, without a courier's delivery", async () => {
		const { code } = await anOffered({ stock: 0, branches: { 2: 3 } });
		await build();
		const item = itemsOf("heureka.xml").get(code) ?? "";
		expect([textsIn(item, "DELIVERY_DATE"), item.includes("<DELIVERY/>")]).toEqual([["0"], true]);
		expect(textsIn(itemsOf("zbozi.xml").get(code) ?? "", "SHOP_DEPOTS")).toEqual(["2"]);
		expect(textsIn(itemsOf("google-cs.xml").get(code) ?? "", "g:shipping")).toEqual([]);
	});

	test("with variants have each variant's own values of attributes and no picture of another variant", async () => {
		const { db } = testShop.shop;
		const product = await anOffered();
		const red = await aVariant(testShop, product, { values: ["barva:cervena"] });
		const white = await aVariant(testShop, product, { values: ["barva:bila"] });
		for (const id of await valueIds(testShop, ["barva:cervena", "barva:bila", "material:latex"]))
			await db.execute(sql`insert into product_attributes (product_id, value_id) values (${product.id}, ${id})`);
		await db.execute(sql`
			insert into product_pictures (product_id, picture_id, position)
			select ${product.id}, id, id from pictures order by id offset 1 limit 2`);
		await db.execute(sql`
			update variants v set picture_id = pp.picture_id from product_pictures pp
			where pp.product_id = ${product.id} and v.id in (${red.variantId}, ${white.variantId})
				and pp.position > 0 and (pp.position % 2 = 0) = (v.id % 2 = 0)`);
		await build();
		const item = itemsOf("heureka.xml").get(red.code) ?? "";
		expect(textsIn(item, "PARAM")).toEqual([
			"<PARAM_NAME>Barva</PARAM_NAME><VAL>červená</VAL>",
			"<PARAM_NAME>Materiál</PARAM_NAME><VAL>latex</VAL>",
		]);
		expect(textsIn(item, "IMGURL_ALTERNATIVE")).toHaveLength(1);
		expect(textsIn(itemsOf("google-en.xml").get(red.code) ?? "", "g:color")).toEqual(["red"]);
	});

	test("with a minimum age have it in the feed; a set has that of its strictest part", async () => {
		const { set, plate } = await aTable(testShop, { minimumAge: 18 });
		await testShop.shop.db.execute(sql`
			insert into product_pictures (product_id, picture_id)
			select id, (select min(id) from pictures) from products where id in (${set.id}, ${plate.id})`);
		await build();
		const items = itemsOf("heureka.xml");
		for (const { code } of [set, plate]) {
			expect(textsIn(items.get(code) ?? "", "PARAM")).toEqual([
				"<PARAM_NAME>Minimální věk</PARAM_NAME><VAL>18\u00a0let</VAL>",
			]);
		}
		// A dozen plates make six sets.
		expect(textsIn(itemsOf("heureka-availability.xml").get(set.code) ?? "", "stock_quantity")).toEqual(["6"]);
	});

	test("from outside the EU name the responsible person, others the manufacturer", async () => {
		const { db } = testShop.shop;
		const [imported, own] = [await anOffered(), await anOffered()];
		const [far, near] = [await aBrand(testShop, "Far Away"), await aBrand(testShop, "Papírna")];
		await db.execute(sql`update brands set manufacturer_name = 'Far Away Ltd.', manufacturer_address = 'Shenzhen',
			manufacturer_contact = 'info@far.example', responsible_name = 'Dovozce s.r.o.', responsible_address = 'Dlouhá 1, Praha',
			responsible_contact = 'https://dovozce.example' where id = ${far.id}`);
		await db.execute(sql`update brands set manufacturer_name = 'Papírna', manufacturer_address = 'Krátká 2, Brno',
			manufacturer_contact = 'info@papirna.example' where id = ${near.id}`);
		await db.execute(sql`update products set brand_id = ${far.id} where id = ${imported.id}`);
		await db.execute(sql`update products set brand_id = ${near.id} where id = ${own.id}`);
		await build();
		const items = itemsOf("heureka.xml");
		const said = ({ code }: TestProduct) =>
			["", "_POSTAL_ADDRESS", "_ELECTRONIC_ADDRESS"].flatMap((part) =>
				textsIn(items.get(code) ?? "", `MANUFACTURER${part}`),
			);
		expect(said(imported)).toEqual(["Far Away", "Dovozce s.r.o., Dlouhá 1, Praha", "https://dovozce.example"]);
		expect(said(own)).toEqual(["Papírna", "Krátká 2, Brno", "info@papirna.example"]);
	});

	test("name only goods of the same feed as accessories, ten at most", async () => {
		const product = await anOffered();
		const companions = [await anOffered({ isActive: false }), await anOffered({ stock: 0, isRestocked: false })];
		for (let index = 0; index < 12; index++) companions.push(await anOffered({ stock: index }));
		for (const [position, { id }] of companions.entries())
			await testShop.shop.db.execute(sql`
				insert into product_companions (product_id, companion_id, position) values (${product.id}, ${id}, ${position})`);
		await build();
		const item = itemsOf("heureka.xml").get(product.code) ?? "";
		expect(textsIn(item, "ACCESSORY")).toEqual(companions.slice(2, 12).map(({ code }) => code));
	});

	test("with a hostile name and an invalid EAN are valid in every feed", async () => {
		const { db } = testShop.shop;
		const product = await anOffered();
		await db.execute(sql`
			update product_translations set name = '</script><script>alert(1)</script> ]]> & "x"', description = ${"<b>\u0001]]></b>\n\n\n\nkonec"}
			where product_id = ${product.id}`);
		await db.execute(sql`update variants set code = 'Kód č. 1' where id = ${product.variantId}`);
		await build();
		for (const format of FEED_FORMATS) {
			expect(itemsOf(format.file).has(`v-${product.variantId}`)).toBe(true);
			expect(await errorsOf(format, read(format.file))).toEqual([]);
		}
		const item = itemsOf("heureka.xml").get(`v-${product.variantId}`) ?? "";
		expect(textsIn(item, "PRODUCTNAME")).toEqual([
			"&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; &quot;x&quot;",
		]);
		expect(textsIn(item, "DESCRIPTION")).toEqual(["&lt;b&gt; ]]&gt;&lt;/b&gt;\n\nkonec"]);
	});
});

test("a dry run writes nothing", async () => {
	await build();
	const before = FEED_FORMATS.map(({ file }) => read(file));
	await anOffered();
	expect((await build({ isDryRun: true })).map(({ isChanged }) => isChanged)).toEqual(FEED_FORMATS.map(() => true));
	expect(FEED_FORMATS.map(({ file }) => read(file))).toEqual(before);
	expect(readdirSync(dir).sort()).toEqual(FEED_FORMATS.map(({ file }) => file).sort());
});

test("when the database fails in the middle, all files stay as they are and no temporary file is left", async () => {
	await build();
	const before = FEED_FORMATS.map(({ file }) => read(file));
	await anOffered();
	let statements = 0;
	const failing = new Proxy(testShop.shop.db, {
		get: (db, name) => {
			if (name !== "execute") return Reflect.get(db, name);
			return (statement: Parameters<typeof db.execute>[0]) => {
				statements += 1;
				if (statements > 10) throw new Error("the connection is lost");
				return db.execute(statement);
			};
		},
	});
	await expect(build({ batch: 50 }, failing)).rejects.toThrow("the connection is lost");
	expect(FEED_FORMATS.map(({ file }) => read(file))).toEqual(before);
	expect(readdirSync(dir).sort()).toEqual(FEED_FORMATS.map(({ file }) => file).sort());
});
