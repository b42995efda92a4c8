/** Examples of the replies to ordering and paying. */
import type { DeliveryOptions, Order, OrderInput } from "../schemas/order.ts";
import type { SandboxPayment } from "../schemas/payment.ts";

/** Id and hash of an order, from the address of its summary. */
export const KEY = {
	id: "3",
	hash: "ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP",
};

export const orderBody: OrderInput = {
	deliveryId: 2,
	paymentId: 2,
	email: "jana.novakova@example.cz",
	phone: "777 123 456",
	invoice: {
		firstname: "Jana",
		lastname: "Nováková",
		company: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "602 00",
		country: "CZ",
	},
	note: "Prosím zavolat předem.",
	surveyRefused: true,
	consent: true,
	expectedTotal: 95700,
	locale: "cs",
};

export const order: Order = {
	id: 3,
	number: "2600003",
	date: "2026-11-20T10:00:00.000Z",
	state: "waiting_for_payment",
	events: [
		{
			state: "waiting_for_payment",
			date: "2026-11-20T10:00:00.000Z",
		},
	],
	is_paid: false,
	is_payment_refused: false,
	expires_at: "2026-11-27T10:00:00.000Z",
	actions: {
		pay: false,
		cancel: true,
		withdraw: false,
		review_courier: false,
	},
	withdraw_until: null,
	withdrawal: null,
	courier_review: null,
	iban: "CZ6508000000192000145399",
	qr_payment:
		"SPD*1.0*ACC:CZ6508000000192000145399*AM:957.00*CC:CZK*X-VS:2600003*MSG:KONFETY S.R.O. 2600003*RN:KONFETY S.R.O.",
	documents: [],
	variable_symbol: "2600003",
	bank_account: "19-2000145399/0800",
	note: "Prosím zavolat předem.",
	email: "jana.novakova@example.cz",
	phone: "+420777123456",
	companyId: "",
	taxId: "",
	invoice: {
		zip: "60200",
		city: "Brno",
		street: "Lidická 12",
		company: "",
		country: "CZ",
		lastname: "Nováková",
		firstname: "Jana",
	},
	address: {
		zip: "60200",
		city: "Brno",
		street: "Lidická 12",
		company: "",
		country: "CZ",
		lastname: "Nováková",
		firstname: "Jana",
	},
	days: { from: 1, to: 2 },
	dates: null,
	dates_until: null,
	is_late: false,
	delivery: {
		id: 2,
		key: "courier",
		kind: "courier",
		name: "Kurýr na adresu",
	},
	payment: {
		id: 2,
		key: "transfer",
		kind: "transfer",
		name: "Bankovním převodem",
	},
	branch: null,
	pickup_point: null,
	tracking: null,
	currency: {
		code: "CZK",
		symbol_before: "",
		symbol_after: "Kč",
		decimals: 2,
		rate: "1.00000000",
	},
	lines: [
		{
			kind: "goods",
			code: "SA-6022",
			variant_id: 701,
			name: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
			variant_name: "",
			note: "Růžový, prosím",
			quantity: 2,
			unit_with_tax: 41900,
			total_with_tax: 83800,
			vat_rate: 21,
			parent: null,
			withdrawal_exemption: null,
			image: {
				src: "/media/8f0573d4c0b4b6d2019e.3",
				alt: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
			},
			tint: "#eeddff",
			url: "/1300/sady-na-celou-oslavu/jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
		},
	],
	prices: {
		goods_with_tax: 83800,
		discount_with_tax: 0,
		delivery_with_tax: 11900,
		payment_with_tax: 0,
		rounding: 0,
		total_with_tax: 95700,
		total_without_tax: 79091,
		vat_total: 16609,
		vat: [
			{
				rate: 21,
				base: 79091,
				vat: 16609,
				with_tax: 95700,
			},
		],
	},
};

const NOTHING = { pay: false, cancel: false, withdraw: false, review_courier: false };

export const cancelledOrder: Order = {
	...order,
	state: "cancelled",
	events: [...order.events, { state: "cancelled", date: "2026-11-20T12:00:00.000Z" }],
	expires_at: null,
	actions: NOTHING,
	qr_payment: null,
};

export const withdrawnOrder: Order = {
	...cancelledOrder,
	state: "withdrawn",
	events: [
		...order.events,
		{ state: "paid", date: "2026-11-20T11:00:00.000Z" },
		{ state: "handed_over", date: "2026-11-20T11:30:00.000Z" },
		{ state: "withdrawn", date: "2026-11-20T12:00:00.000Z" },
	],
	is_paid: true,
	is_payment_refused: false,
	withdrawal: { name: "Jana Nováková", reason: "", date: "2026-11-20T12:00:00.000Z" },
	// Its seal is intact, so it is not exempt.
	lines: order.lines.map((line) => ({
		...line,
		code: "DO-2003",
		variant_id: 1207,
		name: "Latexová maska Tyranosaurus",
		note: "",
		image: null,
		url: null,
	})),
};

export const deliveryOptions: DeliveryOptions = {
	deliveries: [
		{
			id: 1,
			key: "branch",
			kind: "branch",
			name: "Osobní odběr na pobočce",
			description: "Zdarma na kterékoli pobočce. Platba předem kartou nebo převodem.",
			price_with_tax: 0,
			days: {
				from: 1,
				to: 5,
			},
			dates: { from: "2026-11-23", to: "2026-11-27" },
			missing: [],
			payments: [
				{
					id: 1,
					key: "card",
					kind: "card",
					name: "Kartou online",
					description: "Zaplatíte hned po odeslání objednávky.",
					price_with_tax: 0,
					prices: {
						goods_with_tax: 83800,
						discount_with_tax: 0,
						delivery_with_tax: 0,
						payment_with_tax: 0,
						rounding: 0,
						total_with_tax: 83800,
						total_without_tax: 69256,
						vat_total: 14544,
						vat: [
							{
								rate: 21,
								base: 69256,
								vat: 14544,
								with_tax: 83800,
							},
						],
					},
				},
			],
		},
	],
	branches: [
		{
			id: 1,
			name: "Konfety Praha – Smíchov",
			street: "Nádražní 62",
			city: "Praha 5",
			zip: "15000",
			position: { latitude: 50.0704, longitude: 14.4046 },
			days: {
				from: null,
				to: 10,
			},
			dates: { from: null, to: "2026-12-04" },
			lacks_stock: true,
			short: ["Balónek srdce"],
			missing: [],
		},
	],
	dates_until: "2026-11-20T13:00:00.000Z",
	countries: [
		{
			code: "CZ",
			name: "Česká republika",
		},
	],
	cash_limit: null,
	is_survey_sent: false,
};

export const sandboxPayment: SandboxPayment = {
	transaction_id: "SBX-C97690F1CA77D1BC3D88A9B9",
	number: "2600003",
	amount: 95700,
	currency: {
		code: "CZK",
		symbol_before: "",
		symbol_after: "Kč",
		decimals: 2,
	},
	state: "pending",
	return_url: "/shrnuti/3/ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP?platba=navrat",
};
