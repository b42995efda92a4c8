import type { Order } from "#lib/contract/schemas/order.ts";

export const SHOP_URL = "https://konfety.test";
export const HASH = "h".repeat(32);

const line = {
	note: "",
	unit_with_tax: 0,
	vat_rate: 21,
	image: null,
	tint: "",
	url: null,
	variant_id: null,
	variant_name: "",
	parent: null,
	withdrawal_exemption: null,
};

/** A dozen balloons with a voucher, by courier and transfer, still to be paid, as its mails get it. */
export function aMailedOrder(changes: Partial<Order> = {}): Order & { hash: string } {
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
		id: 7,
		hash: HASH,
		number: "2600001",
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
		qr_payment: null,
		iban: "CZ6508000000192000145399",
		documents: [],
		variable_symbol: "2600001",
		bank_account: "19-2000145399/0800",
		note: "",
		email: "jana@example.cz",
		phone: "+420777123456",
		companyId: "",
		taxId: "",
		invoice,
		address: invoice,
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
				...line,
				kind: "goods",
				code: "B1",
				name: "Balónek srdce",
				variant_name: "červený",
				quantity: 12,
				unit_with_tax: 12_500,
				total_with_tax: 150_000,
			},
			{ ...line, kind: "voucher", code: "KONFETY10", name: "KONFETY10", quantity: 1, total_with_tax: -15_000 },
		],
		prices: {
			goods_with_tax: 150_000,
			discount_with_tax: 15_000,
			delivery_with_tax: 11_900,
			payment_with_tax: 0,
			rounding: 0,
			total_with_tax: 146_900,
			total_without_tax: 121_405,
			vat_total: 25_495,
			vat: [{ rate: 21, base: 121_405, vat: 25_495, with_tax: 146_900 }],
		},
		...changes,
	};
}
