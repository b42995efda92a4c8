import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settleRefund } from "#lib/shop/selling/payment/settle-refund.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Key = { id: number; hash: string; number: string };

/** A line that belongs to no other and can be given back. */
const PLAIN = { variant_id: null, parent: null, withdrawal_exemption: null };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const read = (id: number | string, hash: string, query = "") => testShop.call("GET", `/order/${id}/${hash}${query}`);

async function anOrder(): Promise<Key & { code: string; name: string; productId: number; variantId: number }> {
	const product = await aProduct(testShop, { priceMinor: 12_100 });
	const cart = await aGuestCart(testShop, [{ product, quantity: 2, note: "červené" }]);
	const { body } = await placeOrder(testShop, cart.id, { note: "Děkuji" });
	return { ...body, code: product.code, name: product.name, productId: product.id, variantId: product.variantId };
}

describe("GET /order/{id}/{hash}", () => {
	test("answers the whole order, in its own language", async () => {
		const order = await anOrder();
		const { status, body } = await read(order.id, order.hash);
		const address = {
			firstname: "Jana",
			lastname: "Nováková",
			company: "",
			street: "Lidická 12",
			city: "Brno",
			zip: "60200",
			country: "CZ",
		};
		const fee = { variant_name: "", note: "", quantity: 1, vat_rate: 21, image: null, tint: "", url: null, ...PLAIN };
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				id: order.id,
				number: order.number,
				date: "2026-11-20T10:00:00.000Z",
				state: "waiting_for_payment",
				events: [{ state: "waiting_for_payment", date: "2026-11-20T10:00:00.000Z" }],
				is_paid: false,
				is_payment_refused: false,
				expires_at: "2026-11-27T10:00:00.000Z",
				actions: { pay: false, cancel: true, withdraw: false, review_courier: false },
				withdraw_until: null,
				withdrawal: null,
				courier_review: null,
				qr_payment: `SPD*1.0*ACC:CZ6508000000192000145399*AM:361.00*CC:CZK*X-VS:${order.number}*MSG:KONFETY S.R.O. ${order.number}*RN:KONFETY S.R.O.`,
				iban: "CZ6508000000192000145399",
				documents: [],
				variable_symbol: order.number,
				bank_account: "19-2000145399/0800",
				note: "Děkuji",
				email: "jana@example.cz",
				phone: "+420777123456",
				companyId: "",
				taxId: "",
				invoice: address,
				address,
				delivery: { id: 2, key: "courier", kind: "courier", name: "Kurýr na adresu" },
				payment: { id: 2, key: "transfer", kind: "transfer", name: "Bankovním převodem" },
				branch: null,
				pickup_point: null,
				tracking: null,
				days: { from: 1, to: 2 },
				dates: null,
				dates_until: null,
				is_late: false,
				currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
				lines: [
					{
						...fee,
						kind: "goods",
						code: order.code,
						variant_id: order.variantId,
						name: order.name,
						note: "červené",
						quantity: 2,
						unit_with_tax: 12_100,
						total_with_tax: 24_200,
						tint: expect.stringMatching(/^#/),
						url: `/${order.productId}/balonky/${order.code.replace("TEST", "zbozi")}`,
					},
					{
						...fee,
						kind: "delivery",
						code: "courier",
						name: "Kurýr na adresu",
						unit_with_tax: 11_900,
						total_with_tax: 11_900,
					},
					{
						...fee,
						kind: "payment",
						code: "transfer",
						name: "Bankovním převodem",
						unit_with_tax: 0,
						total_with_tax: 0,
					},
				],
				prices: {
					goods_with_tax: 24_200,
					discount_with_tax: 0,
					delivery_with_tax: 11_900,
					payment_with_tax: 0,
					rounding: 0,
					total_with_tax: 36_100,
					total_without_tax: 29_835,
					vat_total: 6_265,
					vat: [{ rate: 21, base: 29_835, vat: 6_265, with_tax: 36_100 }],
				},
			},
		});
	});

	test("has the rate of another currency", async () => {
		const product = await aProduct(testShop, { priceMinor: 9_900 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: product.id, variantId: product.variantId, quantity: 1 },
		});
		const { body: order } = await placeOrder(testShop, cart.id);
		expect((await read(order.id, order.hash)).body.currency).toMatchObject({ code: "EUR", rate: "0.04050000" });
	});

	test("has the order's history, and the actions that are still possible", async () => {
		const order = await anOrder();
		testShop.passMs(60_000);
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over");
		testShop.passMs(60_000);
		await moveThrough(testShop, order, "delivered");
		const at = (state: string, minute: string) => ({ state, date: `2026-11-20T10:${minute}:00.000Z` });
		const { body } = await read(order.id, order.hash);
		expect(body).toMatchObject({
			state: "delivered",
			events: [
				at("waiting_for_payment", "00"),
				at("paid", "01"),
				at("accepted", "01"),
				at("packed", "01"),
				at("handed_over", "01"),
				at("delivered", "02"),
			],
			is_paid: true,
			expires_at: null,
			actions: { pay: false, cancel: false, withdraw: true, review_courier: true },
			withdraw_until: "2026-12-04T22:59:59.999Z",
			qr_payment: null,
			documents: [{ kind: "invoice", date: "2026-11-20T10:01:00.000Z" }],
		});
		const [invoice] = body.documents;
		expect(invoice.url).toBe(`/api/order/${order.id}/${order.hash}/documents/${invoice.number}`);
		testShop.passMs(-120_000);
	});

	test("shows each state once, whatever notes the shop's people add later", async () => {
		const order = await anOrder();
		await moveThrough(testShop, order, "paid", "cancelled");
		testShop.passMs(60_000);
		await settleRefund(testShop.shop, { number: order.number, by: "anna", note: "" });
		const { body } = await read(order.id, order.hash);
		expect(body.events).toEqual(
			["waiting_for_payment", "paid", "cancelled"].map((state) => ({ state, date: "2026-11-20T10:00:00.000Z" })),
		);
		testShop.passMs(-60_000);
	});

	test("has the names of delivery and payment, and links, in the language asked for", async () => {
		const order = await anOrder();
		const { body } = await read(order.id, order.hash, "?lang=en");
		expect(body.delivery.name).toBe("Courier to your address");
		expect(body.lines[0].url).toMatch(/^\/en\//);
		expect(await read(order.id, order.hash, "?lang=de")).toMatchObject({
			status: 422,
			body: { error: "invalid", errors: { lang: ["invalid"] } },
		});
	});

	test("keeps goods that are no longer on sale, without a link", async () => {
		const order = await anOrder();
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${order.productId}`);
		expect((await read(order.id, order.hash)).body.lines[0]).toMatchObject({ name: order.name, url: null });
	});

	test("has no link to goods without a text in the language", async () => {
		const order = await anOrder();
		await testShop.shop.db.execute(sql`
			delete from product_translations where product_id = ${order.productId} and locale = 'en'`);
		const urlIn = async (lang: string) => (await read(order.id, order.hash, `?lang=${lang}`)).body.lines[0].url;
		expect([await urlIn("en"), await urlIn("cs")]).toEqual([null, expect.stringMatching(/^\//)]);
	});

	test("shows the bank account that is set for all languages; without one there is no transfer to show", async () => {
		const order = await anOrder();
		const account = async () => {
			const { bank_account, iban, qr_payment } = (await read(order.id, order.hash)).body;
			return { bank_account, iban, qr_payment };
		};
		const before = await account();
		await testShop.shop.db.execute(sql`update settings set locale = null where key = 'contacts' and locale = 'cs'`);
		expect(await account()).toEqual(before);
		await testShop.shop.db.execute(sql`update settings set key = 'hidden' where key = 'contacts'`);
		expect(await account()).toEqual({ bank_account: "", iban: "", qr_payment: null });
		await testShop.shop.db.execute(sql`update settings set key = 'contacts' where key = 'hidden'`);
		await testShop.shop.db.execute(sql`update settings set locale = 'cs' where key = 'contacts' and locale is null`);
	});

	test("answers a wrong hash, even by one bit, as a missing order", async () => {
		const [order, other] = [await anOrder(), await anOrder()];
		const flipped = (at: number) =>
			[...order.hash].map((sign, index) => (index === at ? (sign === "A" ? "B" : "A") : sign)).join("");
		const wrong = [
			...Array.from(order.hash, (_, at) => flipped(at)),
			other.hash,
			order.hash.slice(0, -1),
			`${order.hash}A`,
			order.hash.toUpperCase() === order.hash ? order.hash.toLowerCase() : order.hash.toUpperCase(),
			"A".repeat(32),
			"undefined",
			"%00".repeat(20),
			"' or true --".padEnd(30, "x"),
		];
		for (const hash of wrong)
			await expectRefused(testShop, () => read(order.id, encodeURI(hash)), 404, { error: "not_found" });
		for (const id of [other.id, 999_999, 0, "abc", `0${order.id}`, 2 ** 31, "1.0"]) {
			await expectRefused(testShop, () => read(id, order.hash), 404, { error: "not_found" });
		}
		expect((await read(order.id, order.hash)).status).toBe(200);
	});
});
