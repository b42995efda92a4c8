import { afterEach, describe, expect, test } from "vitest";
import { documentsOf, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, shop, tagsDuring, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const USAGE = "Usage: npm run shop -- currency rate <currency> <crowns for one unit> [--force] [--dry-run]";
const EUR_ID = 2;

const rateOf = async (code: string) => {
	const { body } = await testShop.call("GET", "/lists/currencies");
	return body.find((currency: { code: string }) => currency.code === code).rate;
};
const set = (...typed: string[]) => shop("currency", "rate", ...typed);
const readCart = async (tempId: string | null) => (await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;

/** A guest's cart in euros with one piece for 1 000 Kč. */
async function aEuroCart() {
	const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 100_000 }) }]);
	return (await testShop.call("POST", `/cart/currency/${cart.id}`, { body: { currencyId: EUR_ID } })).body;
}

describe("currency rate", () => {
	afterEach(async () => {
		await set("EUR", "24.691358", "--force");
		expect(await rateOf("EUR")).toBe("0.04050000");
	});

	test("takes the price of one unit in crowns; pages and carts use the new rate, and it is announced", async () => {
		const cart = await aEuroCart();
		expect(cart.totals.goods_with_tax).toBe(4_050);
		const tags = await tagsDuring(async () => {
			expect(await set("EUR", "25")).toEqual({
				code: 0,
				out: ["EUR: 24.691 → 25.000 CZK for one unit (0.04050000 → 0.04000000 EUR for one CZK)"],
				err: [],
			});
		});
		expect(tags).toEqual(["settings"]);
		expect(await rateOf("EUR")).toBe("0.04000000");
		expect((await readCart(cart.tempId)).totals.goods_with_tax).toBe(4_000);
	});

	test.each([
		["EUR", "24.7", "0.04048583"],
		["eur", "24,7", "0.04048583"],
		["EUR", "24.695", "0.04049403"],
	])("%s %s is the rate %s, rounded to eight places", async (code, crowns, rate) => {
		expect((await set(code, crowns)).code).toBe(0);
		expect(await rateOf("EUR")).toBe(rate);
	});

	test("an order that was placed keeps its rate, on its page and on its invoice", async () => {
		const cart = await aEuroCart();
		const order = await orderOf(testShop, cart.id);
		const read = async () => (await testShop.call("GET", `/order/${order.id}/${order.hash}`)).body;
		const before = await read();
		await set("EUR", "25");
		expect(await read()).toEqual(before);
		await moveThrough(testShop, order, "paid");
		const [invoice] = await documentsOf(testShop, order);
		expect(JSON.stringify(invoice)).toContain('"0.04050000"');
		expect(JSON.stringify(invoice)).not.toContain("0.04000000");
	});

	test("a repeat, and a dry run, change nothing", async () => {
		await set("EUR", "25");
		const before = await dump();
		const tags = await tagsDuring(async () => {
			expect((await set("EUR", "25.000")).out).toEqual(["EUR costs 25.000 CZK already; nothing was changed."]);
			expect((await set("EUR", "26", "--dry-run")).out).toEqual([
				"EUR: 25.000 → 26.000 CZK for one unit (0.04000000 → 0.03846154 EUR for one CZK) (dry run, nothing written)",
			]);
		});
		expect(tags).toEqual([]);
		expect(await dump()).toEqual(before);
	});

	test.each(["247", "2.47", "0.0405", "29.7", "20.5"])(
		"a jump of more than a fifth, to %s, is a slip unless it is forced",
		async (crowns) => {
			for (const typed of [
				["EUR", crowns],
				["EUR", crowns, "--dry-run"],
			])
				await expectRefused(["currency", "rate", ...typed], 1, [
					`EUR costs 24.691 CZK now; ${crowns} is more than a fifth away, nothing was changed. If it is meant, add --force.`,
				]);
			expect((await set("EUR", crowns, "--force")).code).toBe(0);
		},
	);

	test.each(["29.6", "20.6"])("%s is close enough to the last rate to be taken", async (crowns) => {
		expect((await set("EUR", crowns)).code).toBe(0);
	});

	test("an unknown currency, and the shop's own, are refused, forced or not", async () => {
		for (const forced of [[], ["--force"]]) {
			await expectRefused(["currency", "rate", "USD", "21", ...forced], 1, [
				"The shop has no currency USD, only CZK, EUR; nothing was changed.",
			]);
			await expectRefused(["currency", "rate", "CZK", "1.1", ...forced], 1, [
				"CZK is the shop's own currency, in which its prices are; nothing was changed.",
			]);
		}
	});

	test.each(["0", "0.0", "0,000", "-24.7", "24.7.1", "1e3", "", "24.1234567", "1234567", "NaN"])(
		"%j is no rate",
		async (crowns) => {
			await expectRefused(["currency", "rate", "--", "EUR", crowns], 2, [
				`"${crowns}" is no rate. Write how many crowns one unit costs, above zero: 24.7 or 24,7.`,
				USAGE,
			]);
		},
	);

	test("a missing argument is named, and the help tells which way round the rate is", async () => {
		expect(await set()).toEqual({ code: 2, out: [], err: ["The currency is missing.", USAGE] });
		expect(await set("EUR")).toEqual({ code: 2, out: [], err: ["The rate is missing.", USAGE] });
		const help = (await shop("currency", "rate", "--help")).out.join("\n");
		expect(help).toContain("how many crowns one unit costs");
		expect((await shop("help")).out.join("\n")).toContain("  currency rate ");
	});
});
