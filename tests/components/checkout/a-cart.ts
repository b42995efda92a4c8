/** A cart and its deliveries as the shop answers them. */
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";

export const CART_ID = "0b2f7d1c-54c9-4d58-9a43-0f2b7c3f8a11";
export const TEMP_ID = "5d1c7a52-6f0e-4b8a-8f70-2f1f6f3a9c22";

export function aCart(quantity = 2): Cart {
	const unit = 12_500;
	const item = {
		id: 1,
		product: {
			id: 10,
			slug: "balonek",
			name: "Balónek srdce",
			url: "/10/balonky/balonek",
			code: "B1",
			main_image: null,
			tint: "#ffe",
			tax_rate: { rate: 21 },
			categories: [],
			minimum_age: null,
			pack: null,
			withdrawal_exemption: null,
		},
		variant: {
			id: 100,
			name: "",
			code: "B1",
			price: 103.3058,
			price_sale: null,
			is_price_sale_active: false,
			price_with_tax: unit,
			price_czk: unit,
		},
		quantity,
		note: "",
		parentId: null,
		parent_id: null,
		total_with_tax: unit * quantity,
		previous_price_with_tax: null,
		availability: "in_stock" as const,
		stock: 20,
		children: [],
	};
	const total = unit * quantity;
	return {
		id: CART_ID,
		tempId: TEMP_ID,
		items: quantity === 0 ? [] : [item],
		vouchers: [],
		count: quantity,
		problem: null,
		problem_value: null,
		currency: { id: 1, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
		totals: {
			goods_with_tax: total,
			discount_with_tax: 0,
			total_with_tax: total,
			total_czk: total,
			missing_to_free_delivery: 150_001 - total,
		},
	};
}

function somePrices(goods: number, delivery: number, payment: number) {
	const total = goods + delivery + payment;
	return {
		goods_with_tax: goods,
		discount_with_tax: 0,
		delivery_with_tax: delivery,
		payment_with_tax: payment,
		rounding: 0,
		total_with_tax: total,
		total_without_tax: total,
		vat_total: 0,
		vat: [],
	};
}

export function someOptions(goods: number): DeliveryOptions {
	const pay = (delivery: number) => [
		{
			id: 1,
			key: "card",
			kind: "card" as const,
			name: "Kartou online",
			description: "",
			price_with_tax: 0,
			prices: somePrices(goods, delivery, 0),
		},
		{
			id: 2,
			key: "transfer",
			kind: "transfer" as const,
			name: "Převodem",
			description: "",
			price_with_tax: 0,
			prices: somePrices(goods, delivery, 0),
		},
	];
	const cash = {
		id: 3,
		key: "cod",
		kind: "cash_on_delivery" as const,
		name: "Dobírkou",
		description: "",
		price_with_tax: 3_900,
		prices: somePrices(goods, 11_900, 3_900),
	};
	return {
		deliveries: [
			{
				id: 1,
				key: "branch",
				kind: "branch",
				name: "Osobní odběr",
				description: "",
				price_with_tax: 0,
				days: { from: 1, to: 5 },
				dates: { from: "2026-11-25", to: "2026-12-01" },
				missing: [],
				payments: pay(0),
			},
			{
				id: 2,
				key: "courier",
				kind: "courier",
				name: "Kurýr",
				description: "",
				price_with_tax: 11_900,
				days: { from: 1, to: 2 },
				dates: { from: "2026-11-25", to: "2026-11-26" },
				missing: [],
				payments: [...pay(11_900), cash],
			},
			{
				id: 4,
				key: "pickup_point",
				kind: "pickup_point",
				name: "Výdejní místa",
				description: "",
				price_with_tax: 7_900,
				days: { from: 1, to: 3 },
				dates: { from: "2026-11-25", to: "2026-11-27" },
				missing: [],
				payments: pay(7_900),
			},
		],
		branches: [
			{
				id: 1,
				name: "Praha",
				street: "Nádražní 62",
				city: "Praha",
				zip: "15000",
				position: { latitude: 50.07, longitude: 14.4 },
				days: { from: 1, to: 2 },
				dates: { from: "2026-11-25", to: "2026-11-26" },
				lacks_stock: false,
				short: [],
				missing: [],
			},
			{
				id: 2,
				name: "Brno",
				street: "Masarykova 3",
				city: "Brno",
				zip: "60200",
				position: { latitude: 49.19, longitude: 16.61 },
				days: { from: null, to: 10 },
				dates: { from: null, to: "2026-12-08" },
				lacks_stock: true,
				short: ["Balónek srdce"],
				missing: [],
			},
		],
		dates_until: "2026-11-24T13:00:00.000Z",
		cash_limit: null,
		countries: [{ code: "CZ", name: "Česká republika" }],
		is_survey_sent: false,
	};
}
