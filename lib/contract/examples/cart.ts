/** Examples of the cart's replies. */
import type { Cart, CartAddons, CartItem, CartPutReply } from "../schemas/cart.ts";

export const CART_ID = "9f1d69c5-efb8-4b8f-8a1a-4ab7c8651047";

export const TEMP_ID = "d3e285f1-5fba-4088-a284-6c9fa0a73b92";

const item: CartItem = {
	id: 3,
	product: {
		id: 1300,
		slug: "jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
		name: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
		url: "/1300/sady-na-celou-oslavu/jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
		code: "SA-6022",
		main_image: {
			src: "/media/8f0573d4c0b4b6d2019e.3",
			alt: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
		},
		tint: "#eeddff",
		tax_rate: {
			rate: 21,
		},
		categories: [
			{
				id: 1048,
				slug: "sady-na-celou-oslavu",
				name: "Sady na celou oslavu",
			},
		],
		minimum_age: null,
		pack: null,
		withdrawal_exemption: null,
	},
	variant: {
		id: 701,
		name: "",
		code: "SA-6022",
		price: 395.8678,
		price_sale: 346.281,
		is_price_sale_active: true,
		price_with_tax: 41900,
		price_czk: 41900,
	},
	quantity: 1,
	note: "Na pátek, prosím",
	parentId: null,
	parent_id: null,
	total_with_tax: 41900,
	previous_price_with_tax: null,
	availability: "in_stock",
	stock: 69,
	children: [],
};

export const cart: Cart = {
	id: "9f1d69c5-efb8-4b8f-8a1a-4ab7c8651047",
	tempId: null,
	items: [item],
	vouchers: [],
	count: 1,
	problem: null,
	problem_value: null,
	currency: {
		id: 1,
		code: "CZK",
		symbol_before: "",
		symbol_after: "Kč",
		decimals: 2,
	},
	totals: {
		goods_with_tax: 41900,
		discount_with_tax: 0,
		total_with_tax: 41900,
		total_czk: 41900,
		missing_to_free_delivery: 108101,
	},
};

/** The quantity was 2 before. */
export const cartPut: CartPutReply = {
	product: item.product,
	variant: item.variant,
	quantity: 1,
	original_quantity: 2,
	cart,
};

export const guestCart: Cart = { ...cart, id: TEMP_ID, tempId: TEMP_ID };

const voucher: Cart["vouchers"][number] = {
	voucher_id: 1,
	code: "PARTY10",
	voucher_type: "percent",
	value: 10,
	discount_with_tax: 4190,
	problem: null,
	problem_value: null,
	removable: true,
};

export const cartWithVoucher: Cart = {
	...cart,
	vouchers: [voucher],
	totals: { ...cart.totals, discount_with_tax: voucher.discount_with_tax, total_with_tax: 37710 },
};

export const addons: CartAddons = [
	{
		product_id: 1300,
		addons: [
			{
				id: 1105,
				variant_id: 110,
				name: "Naplnění balónku heliem",
				url: "/1105/helium-a-doplnky/naplneni-balonku-heliem",
				main_image: {
					src: "/media/a21f2253dcabc6679850.3",
					alt: "Naplnění balónku heliem",
				},
				tint: "#ffe1e6",
				price_with_tax: 5900,
				stock: 31,
				branches_only: true,
				is_filling: true,
			},
		],
	},
];
