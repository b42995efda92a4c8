/** An order as the shop answers it. */
import type { Order } from "#lib/contract/schemas/order.ts";

export const ORDER_ID = 7;
export const HASH = "h".repeat(32);
export const PAYMENT_STRING = "SPD*1.0*ACC:CZ6508000000192000145399*AM:369.00*CC:CZK*X-VS:2600007*MSG:KONFETY 2600007";

type Line = Order["lines"][number];
type Event = Order["events"][number];

export const CARD = { id: 1, key: "card", kind: "card" as const, name: "Kartou online" };
export const TRANSFER = { id: 2, key: "transfer", kind: "transfer" as const, name: "Převodem" };
export const CASH = { id: 3, key: "cod", kind: "cash_on_delivery" as const, name: "Dobírkou" };
export const BRANCH = { id: 2, name: "Brno", street: "Masarykova 3", city: "Brno", zip: "60200" };
export const POINT = { code: "Z1", name: "Box U Lípy", street: "Lipová 1", city: "Olomouc", zip: "77900" };

export function aLine(changes: Partial<Line> = {}): Line {
	return {
		kind: "goods",
		code: "B1",
		variant_id: 100,
		name: "Balónek srdce",
		variant_name: "",
		note: "",
		quantity: 2,
		unit_with_tax: 12_500,
		total_with_tax: 25_000,
		vat_rate: 21,
		parent: null,
		withdrawal_exemption: null,
		image: null,
		tint: "#ffe",
		url: null,
		...changes,
	};
}

/** States that followed each other, an hour apart, the first one at ten on 20 November 2026 in Prague. */
export function events(...states: Event["state"][]): Event[] {
	return states.map((state, hours) => ({ state, date: new Date(Date.UTC(2026, 10, 20, 9 + hours)).toISOString() }));
}

/** A courier's order of two balloons for 369 Kč, paid by card and accepted, unless said otherwise. */
export function anOrder(changes: Partial<Order> = {}): Order {
	const invoice = {
		firstname: "Jana",
		lastname: "Nováková",
		company: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "60200",
		country: "CZ",
	};
	return {
		id: ORDER_ID,
		number: "2600007",
		date: "2026-11-20T09:00:00.000Z",
		state: "accepted",
		events: events("waiting_for_payment", "paid", "accepted"),
		is_paid: true,
		is_payment_refused: false,
		expires_at: null,
		actions: { pay: false, cancel: false, withdraw: true, review_courier: false },
		withdraw_until: null,
		withdrawal: null,
		courier_review: null,
		qr_payment: null,
		iban: "CZ6508000000192000145399",
		documents: [],
		variable_symbol: "2600007",
		bank_account: "19-2000145399/0800",
		note: "",
		email: "jana@example.cz",
		phone: "+420777123456",
		companyId: "",
		taxId: "",
		invoice,
		address: invoice,
		delivery: { id: 2, key: "courier", kind: "courier", name: "Kurýr" },
		payment: CARD,
		branch: null,
		pickup_point: null,
		tracking: null,
		days: null,
		dates: null,
		dates_until: null,
		is_late: false,
		currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
		lines: [aLine(), aLine({ kind: "delivery", name: "Kurýr", quantity: 1, total_with_tax: 11_900 })],
		prices: {
			goods_with_tax: 25_000,
			discount_with_tax: 0,
			delivery_with_tax: 11_900,
			payment_with_tax: 0,
			rounding: 0,
			total_with_tax: 36_900,
			total_without_tax: 30_496,
			vat_total: 6_404,
			vat: [{ rate: 21, base: 30_496, vat: 6_404, with_tax: 36_900 }],
		},
		...changes,
	};
}

/** An order that waits for its payment until 27 November, ten o'clock in Prague. */
export function anUnpaidOrder(changes: Partial<Order> = {}): Order {
	const payment = changes.payment ?? CARD;
	return anOrder({
		state: "waiting_for_payment",
		events: events("waiting_for_payment"),
		is_paid: false,
		is_payment_refused: false,
		expires_at: "2026-11-27T09:00:00.000Z",
		actions: { pay: payment.kind === "card", cancel: true, withdraw: false, review_courier: false },
		qr_payment: payment.kind === "transfer" ? PAYMENT_STRING : null,
		...changes,
	});
}
