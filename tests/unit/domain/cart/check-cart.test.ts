import { describe, expect, test } from "vitest";
import {
	CART_PROBLEMS,
	type CartFacts,
	checkCart,
	checkOrder,
	ORDER_PROBLEMS,
	type OrderFacts,
} from "#lib/domain/cart/check-cart.ts";
import { ORDER_LIMITS } from "#lib/domain/order/order-limits.ts";
import { SMALL_LIMITS as LIMITS } from "#tests/support/selling/small-limits.ts";

const CZK = { id: 1, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1" };
const EUR = { id: 2, code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.04" };
const line = (quantity: number, variantId = 1) => ({ variantId, name: `Zboží ${variantId}`, quantity, isActive: true });
const cart = (facts: Partial<CartFacts> = {}): CartFacts => ({
	lines: [line(1)],
	goodsCzkMinor: 10_000,
	currency: CZK,
	limits: LIMITS,
	...facts,
});
type Delivery = NonNullable<OrderFacts["delivery"]>;
const delivery = (facts: Partial<Delivery> = {}): Delivery => ({
	...{ place: "address", isServed: true, country: "CZ", payment: "card", totalMinor: 20_000 },
	...facts,
});
const order = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
	vouchers: [],
	delivery: delivery(),
	hasInvoicePlace: true,
	expectedMinor: undefined,
	open: { emailMinor: 0, networkMinor: 0 },
	isPerson: true,
	...facts,
});
const gone = { ...line(1, 7), name: "Piňata", isActive: false };
const tooEarly = { code: "BRZY", type: "percent", problem: { code: "active_from", value: null } } as const;

describe("a cart", () => {
	test.each<[string, Partial<CartFacts>, ReturnType<typeof checkCart>]>([
		["within all limits", { lines: [line(10, 1), line(5, 2)], goodsCzkMinor: 100_000 }, null],
		["with nothing", { lines: [], goodsCzkMinor: 0 }, null],
		["with goods that are not sold, which their lines say", { lines: [gone] }, null],
		["with one piece of the same goods too many", { lines: [line(11)] }, { code: "line_limit", value: 10 }],
		[
			"with too many pieces of the same goods in several lines",
			{ lines: [line(6), line(5)] },
			{ code: "line_limit", value: 10 },
		],
		["with one piece too many in all", { lines: [line(10, 1), line(6, 2)] }, { code: "pieces_limit", value: 15 }],
		["one haléř above the goods limit", { goodsCzkMinor: 100_001 }, { code: "goods_limit", value: 100_000 }],
		[
			"above the goods limit, in euros",
			{ goodsCzkMinor: 100_001, currency: EUR },
			{ code: "goods_limit", value: 4_000 },
		],
	])("%s", (_, facts, problem) => {
		expect(checkCart(cart(facts))).toEqual(problem);
		if (problem) expect(checkOrder(cart(facts), order())).toMatchObject({ error: problem.code, value: problem.value });
	});

	test("may hold what a school buys", () => {
		const lines = [line(300, 1), line(200, 2), line(200, 3)];
		expect(checkCart(cart({ lines, goodsCzkMinor: 2_000_000, limits: ORDER_LIMITS }))).toBeNull();
	});
});

describe("an order", () => {
	test.each<[string, Partial<CartFacts>, Partial<OrderFacts>, ReturnType<typeof checkOrder>]>([
		["of a cart within all rules", {}, {}, null],
		["of an empty cart", { lines: [] }, {}, { ok: false, error: "cart_empty" }],
		[
			"of goods that are not sold any more",
			{ lines: [line(1), gone] },
			{},
			{ ok: false, error: "not_active", value: "Piňata" },
		],
		["without a delivery", {}, { delivery: null }, { ok: false, error: "payment_not_allowed" }],
		[
			"to an unknown branch",
			{},
			{ delivery: delivery({ place: "branch", isServed: false }) },
			{ ok: false, error: "branch_not_exists" },
		],
		["to a branch abroad", {}, { delivery: delivery({ place: "branch", country: "SK" }) }, null],
		[
			"to an unknown pickup point",
			{},
			{ delivery: delivery({ place: "point", isServed: false }) },
			{ ok: false, error: "pickup_point_not_exists" },
		],
		[
			"to a country that is not shipped to",
			{},
			{ delivery: delivery({ isServed: false, country: "SK" }) },
			{ ok: false, error: "country_not_shipped", value: "SK" },
		],
		["to a door, with a name and no address", {}, { hasInvoicePlace: false }, { ok: false, error: "invoice_invalid" }],
		[
			"to a pickup point, with a name and no address",
			{},
			{ delivery: delivery({ place: "point" }), hasInvoicePlace: false },
			{ ok: false, error: "invoice_invalid" },
		],
		[
			"to a branch, with a name and no address",
			{},
			{ delivery: delivery({ place: "branch" }), hasInvoicePlace: false },
			null,
		],
		[
			"with an invalid voucher",
			{},
			{ vouchers: [tooEarly] },
			{ ok: false, error: "voucher_not_usable", value: "BRZY" },
		],
		["with an invalid voucher that cannot be removed", {}, { vouchers: [{ ...tooEarly, type: "order" }] }, null],
		["with the total that the shopper saw", {}, { expectedMinor: 20_000 }, null],
		[
			"with another total than the shopper saw",
			{},
			{ expectedMinor: 19_999 },
			{ ok: false, error: "price_changed", value: 20_000 },
		],
		[
			"in cash, at the cash limit",
			{},
			{ delivery: delivery({ payment: "cash_on_delivery", totalMinor: 50_000 }) },
			null,
		],
		[
			"in cash, above the cash limit",
			{},
			{ delivery: delivery({ payment: "cash_on_delivery", totalMinor: 50_001 }) },
			{ ok: false, error: "cash_limit", value: 50_000 },
		],
		["above the cash limit, but not in cash", {}, { delivery: delivery({ totalMinor: 50_001 }) }, null],
		[
			"in cash, above the cash limit in euros",
			{ currency: EUR },
			{ delivery: delivery({ payment: "cash_on_delivery", totalMinor: 2_001 }) },
			{ ok: false, error: "cash_limit", value: 2_000 },
		],
		[
			"with too much unpaid already",
			{},
			{ open: { emailMinor: 80_001, networkMinor: 0 } },
			{ ok: false, error: "open_limit", value: 100_000 },
		],
		[
			"without a captcha, near the limit of unpaid orders",
			{},
			{ open: { emailMinor: 30_001, networkMinor: 0 }, isPerson: false },
			{ ok: false, error: "captcha_required" },
		],
		[
			"without a captcha, far from that limit",
			{},
			{ open: { emailMinor: 30_000, networkMinor: 0 }, isPerson: false },
			null,
		],
		["without a captcha, where unpaid orders are not counted", {}, { open: null, isPerson: false }, null],
	])("%s", (_, cartFacts, orderFacts, refusal) => {
		expect(checkOrder(cart(cartFacts), order(orderFacts))).toEqual(refusal);
	});

	test("is refused with the first of several reasons", () => {
		const isServed = false;
		const inCash = { payment: "cash_on_delivery", totalMinor: 60_000 } as const;
		const worst = {
			...{ delivery: null, hasInvoicePlace: false, vouchers: [tooEarly], expectedMinor: 1, isPerson: false },
			open: { emailMinor: 100_000, networkMinor: 0 },
		};
		/** Each is told once the one before it is corrected. */
		const reasons: [code: string | undefined, Partial<CartFacts>, Partial<OrderFacts>][] = [
			["cart_empty", { lines: [], goodsCzkMinor: 100_001 }, worst],
			["not_active", { lines: [{ ...line(16), isActive: false }] }, {}],
			["payment_not_allowed", { lines: [line(16)] }, {}],
			["branch_not_exists", {}, { delivery: delivery({ ...inCash, place: "branch", isServed }) }],
			["pickup_point_not_exists", {}, { delivery: delivery({ ...inCash, place: "point", isServed }) }],
			["country_not_shipped", {}, { delivery: delivery({ ...inCash, isServed }) }],
			["invoice_invalid", {}, { delivery: delivery(inCash) }],
			["voucher_not_usable", {}, { hasInvoicePlace: true }],
			["price_changed", {}, { vouchers: [] }],
			["line_limit", {}, { expectedMinor: undefined }],
			["pieces_limit", { lines: [line(8, 1), line(8, 2)] }, {}],
			["goods_limit", { lines: [line(8)] }, {}],
			["cash_limit", { goodsCzkMinor: 50_000 }, {}],
			["open_limit", {}, { delivery: delivery({ totalMinor: 60_000 }) }],
			["captcha_required", {}, { open: { emailMinor: 0, networkMinor: 0 } }],
			[undefined, {}, { isPerson: true }],
		];
		const told: unknown[] = [];
		let [cartFacts, orderFacts] = [cart(), order()];
		for (const [, ofCart, ofOrder] of reasons) {
			cartFacts = { ...cartFacts, ...ofCart };
			orderFacts = { ...orderFacts, ...ofOrder };
			told.push(checkOrder(cartFacts, orderFacts)?.error);
		}
		expect(told).toEqual(reasons.map(([code]) => code));
		expect(told).toEqual([...ORDER_PROBLEMS, undefined]);
	});

	test("is refused for every problem that a cart can show", () => {
		expect(ORDER_PROBLEMS).toEqual(expect.arrayContaining(CART_PROBLEMS));
	});
});
