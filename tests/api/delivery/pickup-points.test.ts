import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type PickupPoint, pickupPoint } from "#lib/contract/schemas/delivery.ts";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import {
	aGuestCart,
	aProduct,
	DELIVERY,
	INVOICE,
	PAYMENT,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const find = (query: string, { locale = "cs", deliveryId = DELIVERY.pickupPoint as number | string } = {}) =>
	testShop.call("GET", `/delivery/pickup-points/${locale}/${deliveryId}?${query}`);

async function pointsOf(query: string): Promise<PickupPoint[]> {
	const { status, body } = await find(query);
	expect(status).toBe(200);
	return z.array(pickupPoint).parse(body);
}

describe("GET /delivery/pickup-points/{locale}/{deliveryId}", () => {
	test("the demo shop has sixty, staffed ones and boxes; at most 30 are shown", async () => {
		const { rows } = await testShop.shop.db.execute(sql`
			select is_staffed, count(*)::int as n, count(distinct city)::int as cities from pickup_points group by 1 order by 1`);
		expect(rows).toEqual([
			{ is_staffed: false, n: 34, cities: 30 },
			{ is_staffed: true, n: 26, cities: 25 },
		]);
		expect(await pointsOf("")).toHaveLength(30);
	});

	test("finds a point by its town without diacritics, with all its fields", async () => {
		const points = await pointsOf("q=usti");
		expect(points.map(({ city }) => city)).toEqual(["Ústí nad Labem", "Ústí nad Labem"]);
		expect(points.find((point) => point.is_staffed)).toEqual({
			id: expect.any(Number),
			code: expect.stringMatching(/^DEMO-\d{3}$/),
			name: "Výdejní místo Trafika Masarykova",
			street: "Masarykova 52",
			city: "Ústí nad Labem",
			zip: "40001",
			is_staffed: true,
			opening_hours: "Po–Pá 8:00–18:00, So 9:00–12:00",
		});
	});

	test("finds points by postcode, the nearest first, with opening hours in English", async () => {
		const { body } = await find(`q=${encodeURIComponent("615 00")}`, { locale: "en" });
		expect(body[0]).toMatchObject({ city: "Brno", zip: "61500", opening_hours: "" });
		expect(body.find((point: PickupPoint) => point.is_staffed).opening_hours).toBe(
			"Mon–Fri 8:00–18:00, Sat 9:00–12:00",
		);
	});

	test("lists only points with staff for goods with a minimum age", async () => {
		expect((await pointsOf("q=brno&staffed=1")).map((point) => point.is_staffed)).toEqual([true, true]);
	});

	test.each(["q=xyzzy", `q=${encodeURIComponent("%' or 1=1 --")}`, "q=%00", "q=%F0%9F%8E%88"])(
		"%s finds nothing or everything, never an error",
		async (query) => {
			expect((await find(query)).status).toBe(200);
		},
	);

	test("a closed point is not offered", async () => {
		await testShop.shop.db.execute(sql`update pickup_points set is_active = false where city = 'Cheb'`);
		expect(await pointsOf("q=cheb")).toEqual([]);
	});

	test.each([DELIVERY.courier, DELIVERY.branch, 999, "abc", 0])("delivery %s has none: 404", async (deliveryId) => {
		await expectRefused(testShop, () => find("", { deliveryId }), 404, { error: "not_found" });
	});

	test("an unknown language is 404, a long query and an unknown flag are 422", async () => {
		await expectRefused(testShop, () => find("", { locale: "de" }), 404, { error: "not_found" });
		await expectRefused(testShop, () => find(`q=${"x".repeat(101)}`), 422, {
			error: "invalid",
			errors: { q: ["too_long"] },
		});
		await expectRefused(testShop, () => find("staffed=2"), 422, { error: "invalid", errors: { staffed: ["invalid"] } });
	});
});

describe("an order to a pickup point", () => {
	const cartWith = async (traits: ProductTraits = {}) =>
		aGuestCart(testShop, [{ product: await aProduct(testShop, traits) }]);
	const idOf = async (where: string) => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql.raw(`select id from pickup_points where ${where} order by id limit 1`),
		);
		return rows[0]?.id ?? 0;
	};
	const toPoint = (cartId: string, pickupPointId: number | null | undefined) =>
		placeOrder(testShop, cartId, {
			deliveryId: DELIVERY.pickupPoint,
			paymentId: PAYMENT.card,
			pickupPointId,
			address: INVOICE,
		});

	test("keeps a copy of the point, and no delivery address", async () => {
		const id = await idOf("city = 'Plzeň' and is_staffed");
		const { status, body } = await toPoint((await cartWith({ priceMinor: 10_000 })).id, id);
		expect(status).toBe(201);
		await testShop.shop.db.execute(sql`update pickup_points set name = 'Jiné', is_active = false where id = ${id}`);
		const order = orderSchema.parse((await testShop.call("GET", `/order/${body.id}/${body.hash}`)).body);
		expect(order).toMatchObject({
			address: null,
			branch: null,
			delivery: { kind: "pickup_point" },
			pickup_point: {
				code: expect.stringMatching(/^DEMO-/),
				name: "Výdejní místo Květiny Americká",
				street: "Americká 12",
				city: "Plzeň",
				zip: "30100",
			},
			prices: { delivery_with_tax: 7_900, total_with_tax: 17_900 },
		});
	});

	test("is refused for a missing, unknown, closed or another delivery's point", async () => {
		const cart = await cartWith();
		const closed = await idOf("city = 'Písek'");
		await testShop.shop.db.execute(sql`update pickup_points set is_active = false where id = ${closed}`);
		const foreign = await idOf("city = 'Most'");
		await testShop.shop.db.execute(sql`update pickup_points set delivery_id = ${DELIVERY.post} where id = ${foreign}`);
		for (const id of [undefined, null, 999_999, closed, foreign]) {
			await expectRefused(testShop, () => toPoint(cart.id, id), 422, { error: "pickup_point_not_exists" });
		}
	});

	test.each([0, -1, 1.5, "1", 2 ** 31])("is refused for the invalid point id %j: 422 at its field", async (id) => {
		const errors = { pickupPointId: ["numeric"] };
		const cart = await cartWith();
		await expectRefused(testShop, () => toPoint(cart.id, id as number), 422, { error: "invalid", errors });
	});

	test("with any goods with a minimum age goes to a point with staff, not into a box", async () => {
		const goods = [{ product: await aProduct(testShop) }, { product: await aProduct(testShop, { minimumAge: 18 }) }];
		const cart = await aGuestCart(testShop, goods);
		const [box, shop] = [await idOf("city = 'Kolín'"), await idOf("city = 'Kladno'")];
		await expectRefused(testShop, () => toPoint(cart.id, box), 422, { error: "pickup_point_not_exists" });
		expect((await toPoint(cart.id, shop)).status).toBe(201);
		expect((await toPoint((await cartWith()).id, box)).status).toBe(201);
	});

	test("ignores the point when another delivery is chosen", async () => {
		const { body } = await placeOrder(testShop, (await cartWith()).id, { pickupPointId: 999_999 });
		const order = orderSchema.parse((await testShop.call("GET", `/order/${body.id}/${body.hash}`)).body);
		expect(order.pickup_point).toBeNull();
	});
});
