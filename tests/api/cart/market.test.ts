import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Market } from "#lib/domain/people/market.ts";
import { aGuestCart, aProduct, DELIVERY, INVOICE, PAYMENT, placeOrder } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const BRNO = INVOICE;
const BRATISLAVA = { ...INVOICE, street: "Obchodná 12", city: "Bratislava", zip: "811 06", country: "SK" };

const CZECH = { code: "CZ", name: "Česká republika" };
const SLOVAK = { code: "SK", name: "Slovensko" };

describe.each<[Market, typeof BRNO, typeof BRNO, typeof CZECH]>([
	["cz", BRNO, BRATISLAVA, CZECH],
	["sk", BRATISLAVA, BRNO, SLOVAK],
])("the shop of the market %s", (market, home, abroad, country) => {
	let testShop: TestShop;

	beforeAll(async () => {
		testShop = await openTestShop({ market });
	});
	afterAll(() => testShop.close());

	const aCart = async () => aGuestCart(testShop, [{ product: await aProduct(testShop) }]);

	test("ships to an address at home, whatever the invoice says", async () => {
		expect((await placeOrder(testShop, (await aCart()).id, { invoice: home })).status).toBe(201);
		const elsewhere = { invoice: abroad, address: home };
		expect((await placeOrder(testShop, (await aCart()).id, elsewhere)).status).toBe(201);
	});

	test("refuses to ship to the other country", async () => {
		const refusal = { error: "country_not_shipped", value: abroad.country };
		for (const changes of [{ invoice: abroad }, { invoice: home, address: abroad }]) {
			const { id } = await aCart();
			await expectRefused(testShop, () => placeOrder(testShop, id, changes), 422, refusal);
		}
	});

	test("ships to each of its countries once it has several", async () => {
		await testShop.shop.db.execute(sql`update countries set shipped_by_markets = ${sql.param(["cz", "sk"])}::text[]
			where code in ('CZ', 'SK')`);
		for (const invoice of [home, abroad])
			expect((await placeOrder(testShop, (await aCart()).id, { invoice })).status).toBe(201);
		await testShop.shop.db.execute(
			sql`update countries set shipped_by_markets = array[lower(code)] where code in ('CZ', 'SK')`,
		);
	});

	test("hands goods over at a branch whatever the country of the invoice", async () => {
		const pickup = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1, invoice: abroad };
		expect((await placeOrder(testShop, (await aCart()).id, pickup)).status).toBe(201);
	});

	test("offers its own country alone, at the checkout and in the list of countries", async () => {
		const { id } = await aCart();
		const { body: options } = await testShop.call("GET", `/order/deliveries/cs/${id}`);
		expect(options.countries).toEqual([country]);
		const { body: countries } = await testShop.call("GET", "/lists/countries/cs");
		const shipped = countries.filter(({ is_shipped }: { is_shipped: boolean }) => is_shipped);
		expect(shipped.map(({ code }: { code: string }) => code)).toEqual([country.code]);
	});

	test("opens accounts of people who live there", async () => {
		const { body } = await testShop.call("POST", "/auth/register", {
			body: {
				firstname: "Jana",
				lastname: "Nová",
				email: "jana.nova@example.cz",
				password: "kolotoc-77",
				consent: true,
				locale: "cs",
			},
		});
		const { body: me } = await testShop.call("GET", "/me", { token: body.token });
		expect(me.data).toMatchObject({ firstname: "Jana", country: country.code });
	});
});
