import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type DeliveryMethod, deliveryMethod } from "#lib/contract/schemas/delivery.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function methods(locale = "cs"): Promise<DeliveryMethod[]> {
	const { status, body } = await testShop.call("GET", `/delivery/methods/${locale}`);
	expect(status).toBe(200);
	return z.array(deliveryMethod).parse(body);
}
const keys = async () => (await methods()).map(({ key }) => key);

describe("GET /delivery/methods/{locale}", () => {
	test("lists the deliveries that the shop offers, with prices, days and the amount from which each is free", async () => {
		expect(
			(await methods()).map(({ key, kind, name, price_with_tax, free_above_with_tax, days }) => [
				...[key, kind, name.replaceAll("\u00a0", " "), price_with_tax, free_above_with_tax],
				...[days.from, days.to],
			]),
		).toEqual([
			["branch", "branch", "Osobní odběr na pobočce", 0, 150_000, 1, 5],
			["courier", "courier", "Kurýr na adresu", 11_900, 150_000, 1, 2],
			["post", "courier", "Balík do ruky", 9_900, 150_000, 2, 3],
			["pickup_point", "pickup_point", "Výdejní místa a boxy", 7_900, 150_000, 1, 3],
		]);
		expect((await methods("en"))[2]).toMatchObject({
			name: "Parcel to your door",
			description: "By post to your address.",
		});
	});

	test("says of a delivery that it is never free", async () => {
		await testShop.shop.db.execute(sql`update delivery_methods set is_free_above_threshold = false where key = 'post'`);
		expect((await methods()).find(({ key }) => key === "post")?.free_above_with_tax).toBeNull();
	});

	test("leaves out a delivery that is switched off or has no payment", async () => {
		await testShop.shop.db.execute(sql`update delivery_methods set is_active = false where key = 'courier'`);
		expect(await keys()).toEqual(["branch", "post", "pickup_point"]);
		await testShop.shop.db.execute(sql`
			delete from delivery_payments where delivery_id = (select id from delivery_methods where key = 'post')`);
		expect(await keys()).toEqual(["branch", "pickup_point"]);
		await testShop.shop.db.execute(sql`update payment_methods set is_active = false`);
		expect(await keys()).toEqual([]);
	});

	test.each(["de", "CS", "%00"])("%s is 404", async (locale) => {
		await expectRefused(testShop, () => testShop.call("GET", `/delivery/methods/${locale}`), 404, {
			error: "not_found",
		});
	});
});
