import { randomUUID } from "node:crypto";
import { orderPath } from "#lib/i18n/paths.ts";
import { type Asking, expect } from "./e2e.ts";
import { type Locale, someGoods } from "./e2e-checkout.ts";

const COURIER = 2;
const PAYMENTS = { card: 1, transfer: 2, cash: 3 } as const;

type PlacedOrder = { number: string; email: string; goods: string; path: string; api: string };

/** A guest's order of two pieces by courier, made through the API as the checkout makes it. */
export async function placeOrder(
	page: Asking,
	locale: Locale,
	payment: keyof typeof PAYMENTS,
	query?: string,
): Promise<PlacedOrder> {
	const goods = await someGoods(page, query);
	// Whose mail is looked for must be nobody else's.
	const email = `${randomUUID()}@example.cz`;
	const cart = await (await page.request.get(`/api/cart/anonymous/${locale}/0`)).json();
	const line = { id: goods.id, variantId: goods.variantId, quantity: 2, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { data: line })).status()).toBe(200);
	const invoice = { firstname: "Jana", lastname: "Nováková", street: "Lidická 12", city: "Brno", zip: "602 00" };
	const created = await page.request.post(`/api/order/create/${cart.id}`, {
		data: {
			deliveryId: COURIER,
			paymentId: PAYMENTS[payment],
			email,
			phone: "777 123 456",
			invoice: { ...invoice, company: "", country: "CZ" },
			consent: true,
		},
	});
	expect(created.status()).toBe(201);
	const { id, hash, number } = await created.json();
	const api = `/api/order/${id}/${hash}`;
	const { lines } = await (await page.request.get(`${api}?lang=${locale}`)).json();
	return { number, email, goods: lines[0].name, path: orderPath(locale, { id, hash }), api };
}
