import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { aGuestCart, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	onTestShop,
	rowsOf,
	tagsDuring,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { runGenerate } from "#tools/generate/command.ts";

withCommandShop();

/** `npm run generate --` on the test's shop. */
const generate = (...typed: string[]) => onTestShop(runGenerate, typed);

const IS_TEST_GOODS = "code like 'ZB-%'";
const rowCounts = async () =>
	Object.fromEntries(Object.entries(await dump()).map(([table, rows]) => [table, rows.length]));
const listed = () => rowsOf(sql`select * from listed_products order by product_id`);
/** Goods of the categories of one level, by key. */
const goodsIn = async (level: string) =>
	Object.fromEntries(
		(
			await rowsOf<{ key: string; goods: number }>(sql`
				select c.key, count(l.*)::int as goods from categories c join listed_products l on c.id = any(l.category_ids)
				where starts_with(c.key, ${`generated-${level}`}) group by 1`)
		).map(({ key, goods }) => [key, goods]),
	);

describe("generate", () => {
	let before: Record<string, number>;
	beforeAll(async () => {
		before = await rowCounts();
	});

	test.each([
		[[], "Say either --products or --orders and how many, or --remove."],
		[["--products", "5", "--remove"], "Say either --products or --orders and how many, or --remove."],
		[["--products", "0"], '--products takes a whole number from 1 to 5 000 000, not "0".'],
		[["--products", "5000001"], '--products takes a whole number from 1 to 5 000 000, not "5000001".'],
		[["--products", "1e3"], '--products takes a whole number from 1 to 5 000 000, not "1e3".'],
		[["--orders", "0"], '--orders takes a whole number from 1 to 5 000 000, not "0".'],
		[["--products", "5", "--orders", "5"], "Say either --products or --orders and how many, or --remove."],
		[["5"], '"5" is one argument too many.'],
		[["--product", "5"], "There is no option --product. Did you mean --products?"],
	])("%j is not understood", async (args, sentence) => {
		await expectRefused(
			args,
			2,
			[sentence, "Usage: npm run generate -- --products <number> | --orders <number> | --remove [--dry-run]"],
			runGenerate,
		);
	});

	test.each([[["--help"]], [["--products", "5", "-h"]]])("%j explains it, and changes nothing", async (typed) => {
		const all = await dump();
		const { code, out, err } = await generate(...typed);
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out.join("\n")).toContain("npm run generate -- --products <number>");
		expect(out.join("\n")).toContain("Exit codes: 0 done, or nothing to do; 1 refused");
		expect(await dump()).toEqual(all);
	});

	test("a dry run, and removing when there are none, change nothing", async () => {
		const all = await dump();
		expect((await generate("--products", "2500", "--dry-run")).out).toEqual([
			"Dry run, nothing written: 2 500 test goods would join the 0 that are there.",
		]);
		expect((await generate("--remove")).out).toEqual(["There are no test goods; nothing was changed."]);
		expect(await dump()).toEqual(all);
	});

	test("a shop without VAT rates is refused", async () => {
		const rates = (from: string, to: string) =>
			testShop.shop.db.execute(sql`update vat_rates set country = ${to} where country = ${from}`);
		await rates("CZ", "none");
		await expectRefused(
			["--products", "5"],
			1,
			["There is no shop yet. Make your own by `npm run shop -- new`, or the demo by `npm run shop -- seed`."],
			runGenerate,
		);
		await rates("none", "CZ");
	});

	test("2 500 goods lie in categories of at most 1 000, each in one", async () => {
		const tags = await tagsDuring(async () => {
			expect(await generate("--products", "2500")).toEqual({
				code: 0,
				out: ["2 500 test goods added, 2 500 in all"],
				err: [],
			});
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await countRows(testShop, "products", IS_TEST_GOODS)).toBe(2500);
		expect(await goodsIn("category")).toEqual({
			"generated-category-1": 1000,
			"generated-category-2": 1000,
			"generated-category-3": 500,
		});
		expect(await goodsIn("group")).toEqual({ "generated-group-1": 2500 });
		expect(await goodsIn("goods")).toEqual({ "generated-goods": 2500 });
		const ownPictures = sql`
			select count(distinct pp.picture_id)::int as pictures from product_pictures pp join products p on p.id = pp.product_id
			where p.code like 'ZB-%' and pp.picture_id not in (
				select picture_id from product_pictures o join products q on q.id = o.product_id where q.code not like 'ZB-%'
			)`;
		expect(await rowsOf(ownPictures)).toEqual([{ pictures: 0 }]);
	});

	test("all of them are listed exactly as a relist would list them", async () => {
		expect(
			await countRows(testShop, `listed_products l join products p on p.id = l.product_id`, `p.${IS_TEST_GOODS}`),
		).toBe(2500);
		const rows = await listed();
		await relistAll(testShop.shop.db);
		expect(await listed()).toEqual(rows);
	});

	test("they have a page, a category and are found by name and by code, in both languages", async () => {
		const [first] = await rowsOf<{ id: number; category: number; cs: string; en: string }>(sql`
			select p.id, p.default_category_id as category, cs.name as cs, en.name as en from products p
			join product_translations cs on cs.product_id = p.id and cs.locale = 'cs'
			join product_translations en on en.product_id = p.id and en.locale = 'en' where p.code = 'ZB-0000001'`);
		const { body: product } = await testShop.call("GET", `/catalog/product/cs/${first?.id}`);
		expect(product).toMatchObject({ code: "ZB-0000001", name: first?.cs });
		expect(product.breadcrumb.map(({ name }: { name: string }) => name)).toEqual([
			"Zkušební zboží",
			"Zkušební narozeniny",
			"Pastelové tóny",
			expect.any(String),
		]);
		const { body: page } = await testShop.call("GET", `/catalog/products/cs?category=${first?.category}&facets=1`);
		expect({ total: page.total, pages: page.pages }).toEqual({ total: 1000, pages: 42 });
		for (const [locale, text] of [
			["cs", "ZB-0000001"],
			["cs", first?.cs],
			["en", first?.en],
		]) {
			const { body } = await testShop.call("GET", `/catalog/products/${locale}?q=${encodeURIComponent(text ?? "")}`);
			expect(body.products.slice(0, 3).map(({ id }: { id: number }) => id)).toContain(first?.id);
		}
		const { body: groups } = await testShop.call("GET", `/catalog/search/cs?q=${encodeURIComponent("zkušební zboží")}`);
		expect(groups.categories.map(({ name }: { name: string }) => name)).toContain("Zkušební zboží");
	});

	test("goods on sale have the earlier price in their history", async () => {
		const [row] = await rowsOf<{ on_sale: number; with_history: number; wrong: number }>(sql`
			select count(*) filter (where v.net_sale_price is not null)::int as on_sale,
				count(*) filter (where v.net_sale_price is not null and exists (
					select from price_history h where h.variant_id = v.id and h.net_sale_price is null
				))::int as with_history,
				count(*) filter (where (v.net_price, coalesce(v.net_sale_price, 0)) is distinct from (
					select (h.net_price, coalesce(h.net_sale_price, 0)) from price_history h where h.variant_id = v.id
					order by h.valid_from desc limit 1
				))::int as wrong
			from variants v where v.code like 'ZB-%'`);
		expect(row).toEqual({ on_sale: row?.with_history, with_history: expect.any(Number), wrong: 0 });
		expect(row?.on_sale).toBeGreaterThan(200);
	});

	test("the same number again does nothing, a smaller one is refused", async () => {
		const all = await dump();
		expect((await generate("--products", "2500")).out).toEqual([
			"There are 2 500 test goods already; nothing was changed.",
		]);
		expect(await dump()).toEqual(all);
		await expectRefused(
			["--products", "2499"],
			1,
			["There are 2 500 test goods already. To have fewer, take all away by --remove first."],
			runGenerate,
		);
	});

	test("a larger number adds the difference and leaves the others as they are", async () => {
		const products = () => rowsOf(sql`select * from products where code <= 'ZB-0002500' order by id`);
		const others = await products();
		expect((await generate("--products", "3100")).out).toEqual(["600 test goods added, 3 100 in all"]);
		expect(await products()).toEqual(others);
		expect(await goodsIn("category")).toEqual({
			"generated-category-1": 1000,
			"generated-category-2": 1000,
			"generated-category-3": 1000,
			"generated-category-4": 100,
		});
	});

	test("removing takes everything away, out of carts too; orders keep what was bought", async () => {
		const [product] = await rowsOf<TestProduct>(sql`
			select p.id, v.id as "variantId", v.code, t.name from products p
			join variants v on v.product_id = p.id and v.position = 0
			join product_translations t on t.product_id = p.id and t.locale = 'cs'
			join stock s on s.variant_id = v.id join places pl on pl.id = s.place_id and pl.kind = 'warehouse'
			where p.code like 'ZB-%' and s.quantity > 9 order by p.id limit 1`);
		if (!product) throw new Error("No test goods are in stock");
		const ordered = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		expect((await placeOrder(testShop, ordered.id)).status).toBe(201);
		const cart = await aGuestCart(testShop, [{ product }]);

		expect((await generate("--remove", "--dry-run")).out).toEqual([
			"Dry run, nothing written: 3 100 test goods would be removed.",
		]);
		expect((await generate("--remove")).out).toEqual(["3 100 test goods removed"]);
		const { body } = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
		expect(body.items).toEqual([]);
		expect(await countRows(testShop, "order_lines", "product_id is null")).toBeGreaterThan(0);
		const after = await rowCounts();
		const own = /^public\.(carts|cart_|order|idempotency)|^pgboss/;
		const ofGoods = (counts: Record<string, number>) => Object.entries(counts).filter(([table]) => !own.test(table));
		expect(ofGoods(after)).toEqual(ofGoods(before));
	});
});
