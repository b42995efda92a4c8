import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fillDemoIfMissing } from "#demo/seed/fill-demo.ts";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { documentsOf, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { addVoucher, aGuestCart, aProduct, DELIVERY, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	rowsOf,
	shop,
	tagsDuring,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const demoProduct = async (code: string) => {
	const [row] = await rowsOf<TestProduct>(sql`
		select p.id, v.id as "variantId", p.code, p.code as name from products p join variants v on v.product_id = p.id
		where p.code = ${code} order by v.position limit 1`);
	if (!row) throw new Error(`The demo has no ${code}`);
	return row;
};

/** A paid order of the demo's goods at a branch of the demo, with a voucher of the demo. */
async function anOrderOfTheDemo() {
	const cart = await aGuestCart(testShop, [{ product: await demoProduct("BL-1422") }]);
	await addVoucher(testShop, cart.id, "KONFETY10");
	const choice = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 };
	const order = await orderOf(testShop, cart.id, choice);
	await moveThrough(testShop, order, "paid", "accepted");
	return order;
}

test("without --yes the command counts what it would remove, and changes nothing", async () => {
	const before = await dump();
	const { code, out } = await shop("demo", "remove");
	expect(code).toBe(0);
	expect(out).toEqual([
		expect.stringMatching(
			/^Would be removed \(nothing was\): 12\d\d reviews, 44\d products, 48 categories, 10 brands, /,
		),
		"To remove it for good: npm run shop -- demo remove --yes",
	]);
	expect((await shop("demo", "remove", "--yes", "--dry-run")).out).toEqual(out);
	expect(await dump()).toEqual(before);
	await expectRefused(["demo", "remove", "all"], 2, [
		'"all" is one argument too many.',
		"Usage: npm run shop -- demo remove [--yes] [--dry-run]",
	]);
});

test("demo goods that are parts of the shop's own set stay, and so does a branch that stocks the shop's own goods", async () => {
	const part = await demoProduct("BL-1423");
	const whole = await aProduct(testShop, { branches: { 3: 2 } });
	await rowsOf(
		sql`insert into set_parts (variant_id, part_id, quantity) values (${whole.variantId}, ${part.variantId}, 1)`,
	);
	const [would = ""] = (await shop("demo", "remove")).out;
	await rowsOf(sql`delete from set_parts where variant_id = ${whole.variantId}`);
	const [all = ""] = (await shop("demo", "remove")).out;
	const products = (text: string) => Number(/(\d+) products/.exec(text)?.[1]);
	expect(products(all) - products(would)).toBe(1);
	expect(all).toContain(" 12 branches");
	await rowsOf(sql`delete from products where id = ${whole.id}`);
});

describe("after demo remove", () => {
	test("the shop keeps its orders, its own goods and everything that holds them", async () => {
		const order = await anOrderOfTheDemo();
		const read = () => testShop.call("GET", `/order/${order.id}/${order.hash}`);
		const before = { papers: await documentsOf(testShop, order), order: (await read()).body };
		const own = await aProduct(testShop, { stock: 5 });
		const open = await aGuestCart(testShop, [{ product: await demoProduct("BL-1421") }, { product: own }]);
		const customer = await testShop.tokenOf("customer");
		await rowsOf(sql`update page_translations set body = 'Vlastní text.' where slug = 'o-nas'`);

		const tags = await tagsDuring(async () => {
			const { code, out, err } = await shop("demo", "remove", "--yes");
			expect({ code, err }).toEqual({ code: 0, err: [] });
			expect(out).toEqual([
				expect.stringMatching(/^Removed: 12\d\d reviews, 44\d products, 47 categories, 10 brands, /),
			]);
		});
		expect(tags.toSorted()).toEqual(["catalogue", "pages", "settings"]);

		expect(await documentsOf(testShop, order)).toEqual(before.papers);
		const after = (await read()).body;
		expect(after.prices).toEqual(before.order.prices);
		expect(after.branch).toEqual(before.order.branch);
		expect((await testShop.call("GET", `/catalog/product/cs/${own.id}`)).status).toBe(200);
		const cart = (await testShop.call("GET", `/cart/anonymous/cs/${open.tempId}`)).body;
		expect(cart.items.map((item: { product: { id: number } }) => item.product.id)).toEqual([own.id]);
		expect((await testShop.call("GET", "/me", { token: customer })).status).toBe(401);
		expect(
			await rowsOf(
				sql`select p.key from pages p join page_translations t on t.page_id = p.id where body = 'Vlastní text.'`,
			),
		).toEqual([{ key: "about-us" }]);
	});

	test.each([
		["reviews", "true", 0],
		["products", "true", 1],
		["categories", "true", 1],
		["brands", "true", 0],
		["attributes", "true", 0],
		["branches", "is_active", 0],
		["pickup_points", "true", 0],
		["vouchers", "active_to is null or active_to > now()", 0],
		["users", "true", 0],
		["banners", "true", 0],
		["posts", "true", 0],
		["careers", "true", 0],
		["events", "true", 0],
		["services", "true", 0],
		["documents", "true", 0],
		["contacts", "true", 0],
		["instagram_posts", "true", 0],
		["videos", "true", 0],
		["balloon_types", "true", 0],
		["rental_assets", "true", 0],
		["search_words", "word = 'balonek'", 0],
		["settings", "value::text ~ 'Konfety|konfety|00000001|2000145399'", 0],
		["page_translations", "body ~ 'Konfety s.r.o.|konfety.example'", 0],
		["delivery_methods", "is_active and kind <> 'courier'", 0],
	])("rows of %s where %s: %i", async (table, where, left) => {
		expect(await countRows(testShop, table, where)).toBe(left);
	});

	test("the legal pages are templates with gaps to fill in", async () => {
		for (const slug of ["obchodni-podminky", "ochrana-osobnich-udaju", "reklamacni-rad"]) {
			const { status, body } = await testShop.call("GET", `/pages/cs/${slug}`);
			expect(status).toBe(200);
			expect(JSON.stringify(body.blocks)).toContain("[DOPLŇTE: název firmy]");
		}
	});

	test("a start does not fill the demo in again", async () => {
		const before = await dump();
		expect(await seedIfEmpty(testShop.databaseUrl, () => {})).toBe(false);
		expect(await fillDemoIfMissing(testShop.databaseUrl)).toBe(false);
		expect(await shop("demo", "remove", "--yes")).toEqual({ code: 0, out: ["Nothing of the demo is left."], err: [] });
		expect(await dump()).toEqual(before);
	});

	test("a start does not fill the demo in even when the shop has no goods left", async () => {
		await rowsOf(sql`delete from cart_items`);
		await rowsOf(sql`delete from products`);
		await rowsOf(sql`delete from categories`);
		expect(await seedIfEmpty(testShop.databaseUrl, () => {})).toBe(false);
		expect(await countRows(testShop, "products")).toBe(0);
	});
});
