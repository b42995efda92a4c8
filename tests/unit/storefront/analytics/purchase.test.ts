// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { forgetEvents, leavePage, toldEvents, toldNames } from "#tests/support/screens/told-events.ts";

type Analytics = typeof import("#lib/storefront/analytics/purchase.ts") &
	typeof import("#lib/storefront/analytics/placed-orders.ts");

/** A document of its own: another tab, or the same one after a reload. */
async function openPage(): Promise<Analytics> {
	vi.resetModules();
	return {
		...(await import("#lib/storefront/analytics/purchase.ts")),
		...(await import("#lib/storefront/analytics/placed-orders.ts")),
	};
}

type Line = Order["lines"][number];
const LINE = { variant_name: "", vat_rate: 21, variant_id: null } as unknown as Line;
const BALLOON: Line = {
	...LINE,
	kind: "goods",
	code: "B1-CER",
	variant_id: 11,
	name: "Balónek srdce",
	variant_name: "červená",
	quantity: 2,
	unit_with_tax: 12_500,
};
const CZK = { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" };

/** Two balloons for 250 Kč, a voucher of 50 Kč, courier 119 Kč, cash on delivery 39 Kč. */
function anOrder(changes: Partial<Order> = {}): Order {
	return {
		number: "2600007",
		state: "accepted",
		email: "jana@example.cz",
		phone: "+420777123456",
		currency: CZK,
		lines: [
			BALLOON,
			{ ...LINE, kind: "voucher", code: "PADESAT", name: "PADESAT", quantity: 1, unit_with_tax: -5_000 },
			{ ...LINE, kind: "delivery", code: "courier", name: "Kurýr", quantity: 1, unit_with_tax: 11_900 },
			{ ...LINE, kind: "payment", code: "cod", name: "Dobírkou", quantity: 1, unit_with_tax: 3_900 },
		],
		prices: {
			goods_with_tax: 25_000,
			discount_with_tax: 5_000,
			delivery_with_tax: 11_900,
			payment_with_tax: 3_900,
			rounding: 0,
			total_with_tax: 35_800,
			vat_total: 6_213,
		},
		...changes,
	} as unknown as Order;
}

afterEach(() => {
	forgetEvents();
	localStorage.clear();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("the event of a purchase", () => {
	let purchaseOf: Analytics["purchaseOf"];
	beforeEach(async () => {
		({ purchaseOf } = await openPage());
	});

	test("has the goods after vouchers, the delivery, the VAT and the coupon, and no personal data", () => {
		expect(purchaseOf(anOrder())).toEqual({
			event: "purchase",
			ecommerce: {
				transaction_id: "2600007",
				currency: "CZK",
				value: 200,
				tax: 62.13,
				shipping: 158,
				coupon: "PADESAT",
				items: [{ item_id: "B1-CER", item_name: "Balónek srdce", item_variant: "červená", price: 125, quantity: 2 }],
			},
		});
	});

	test("has no coupon without a voucher", () => {
		expect(purchaseOf(anOrder({ lines: [BALLOON] })).ecommerce).not.toHaveProperty("coupon");
	});

	test("is in crowns by the order's own rate when it was paid in another currency", () => {
		const lines = [{ ...BALLOON, unit_with_tax: 506 }];
		const prices = { ...anOrder().prices, goods_with_tax: 1_012, discount_with_tax: 0, vat_total: 251 };
		const delivery = { delivery_with_tax: 482, payment_with_tax: 0 };
		const order = anOrder({
			currency: { code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.04050000" },
			lines,
			prices: { ...prices, ...delivery },
		});
		// 10.12 € ÷ 0.0405 = 249.8765 Kč
		expect(purchaseOf(order).ecommerce).toMatchObject({
			currency: "CZK",
			value: 249.88,
			tax: 61.98,
			shipping: 119.01,
			items: [{ price: 124.94, quantity: 2 }],
		});
	});

	test.each([
		[11, "B1-CER", "B1-CER"],
		[11, "č. 1", "v-11"],
		[null, "č. 1", "č. 1"],
	])("names the variant %j with the code %s as the feeds do: %s", (id, code, called) => {
		const order = anOrder({ lines: [{ ...BALLOON, variant_id: id, code }] });
		expect(purchaseOf(order).ecommerce.items[0]?.item_id).toBe(called);
	});
});

describe("a purchase is reported once,", () => {
	test("however often the summary is shown, reloaded, returned to or opened in another tab", async () => {
		const checkout = await openPage();
		checkout.rememberPlaced("2600007");
		checkout.trackPurchase(anOrder());
		checkout.trackPurchase(anOrder());
		leavePage();
		for (let visit = 0; visit < 3; visit++) (await openPage()).trackPurchase(anOrder());
		leavePage();
		expect(toldNames()).toEqual(["purchase"]);
	});

	test("after the return from the gateway, which loads a new document", async () => {
		(await openPage()).rememberPlaced("2600007");
		(await openPage()).trackPurchase(anOrder({ state: "waiting_for_payment" }));
		leavePage();
		expect(toldNames()).toEqual(["purchase"]);
	});

	test("though the shop answered the order twice", async () => {
		const page = await openPage();
		page.rememberPlaced("2600007");
		page.trackPurchase(anOrder());
		leavePage();
		page.rememberPlaced("2600007");
		page.trackPurchase(anOrder());
		leavePage();
		expect(toldNames()).toEqual(["purchase"]);
	});

	test("each order by itself", async () => {
		const page = await openPage();
		for (const number of ["2600007", "2600008"]) page.rememberPlaced(number);
		for (const number of ["2600008", "2600007", "2600008"]) page.trackPurchase(anOrder({ number }));
		leavePage();
		const numbers = toldEvents().map((event) => event.event === "purchase" && event.ecommerce.transaction_id);
		expect(numbers).toEqual(["2600008", "2600007"]);
	});

	test("but not to somebody who was sent the link", async () => {
		const page = await openPage();
		page.rememberPlaced("2600008");
		page.trackPurchase(anOrder());
		leavePage();
		expect(toldNames()).toEqual([]);
	});

	test.each(["cancelled", "withdrawn"] as const)(
		"but not when the order is %s by the time its page is seen",
		async (state) => {
			const page = await openPage();
			page.rememberPlaced("2600007");
			page.trackPurchase(anOrder({ state }));
			leavePage();
			expect(toldNames()).toEqual([]);
		},
	);

	test("on the page that placed the order only, where the browser stores nothing", async () => {
		const refuse = () => {
			throw new DOMException("Full", "QuotaExceededError");
		};
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
		const page = await openPage();
		page.rememberPlaced("2600007");
		page.trackPurchase(anOrder());
		page.trackPurchase(anOrder());
		leavePage();
		expect(toldNames()).toEqual(["purchase"]);
		(await openPage()).trackPurchase(anOrder());
		leavePage();
		expect(toldNames()).toEqual(["purchase"]);
	});

	test.each(["", "x", "{}", "null", '[1,["2600007"],["2600007","no"]]'])(
		"whatever invalid value is in the storage: %s",
		async (stored) => {
			localStorage.setItem("konfety.purchases", stored);
			const page = await openPage();
			page.trackPurchase(anOrder());
			page.rememberPlaced("2600007");
			page.trackPurchase(anOrder());
			leavePage();
			expect(toldNames()).toEqual(["purchase"]);
		},
	);

	test("with the last ten orders remembered", async () => {
		const page = await openPage();
		for (let number = 1; number <= 12; number++) page.rememberPlaced(String(number));
		const kept = JSON.parse(localStorage.getItem("konfety.purchases") ?? "[]") as [string, boolean][];
		expect(kept.map(([number]) => number)).toEqual(["12", "11", "10", "9", "8", "7", "6", "5", "4", "3"]);
	});
});

describe("an order is celebrated once", () => {
	test("in the browser that placed it, whether or not it was tracked", async () => {
		const page = await openPage();
		expect(page.celebrate("2600007")).toBe(false);
		page.rememberPlaced("2600007");
		page.rememberPlaced("2600008");
		expect([page.celebrate("2600007"), page.celebrate("2600007")]).toEqual([true, false]);
		expect([page.takePlaced("2600007"), page.takePlaced("2600007"), page.celebrate("2600007")]).toEqual([
			true,
			false,
			false,
		]);
		expect([page.takePlaced("2600008"), page.celebrate("2600008")]).toEqual([true, true]);
		expect((await openPage()).celebrate("2600008")).toBe(false);
	});

	test("and not at every look when the storage is blocked", async () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("blocked");
		});
		expect((await openPage()).celebrate("2600007")).toBe(false);
	});
});
