import { z } from "zod";
import { picture } from "./catalogue.ts";
import * as fields from "./fields.ts";

const minor = z.number().int();

export const orderAddress = z.object({
	firstname: fields.requiredLine(60),
	lastname: fields.requiredLine(60),
	company: fields.optionalLine(120),
	street: fields.requiredLine(120),
	city: fields.requiredLine(80),
	zip: fields.zip,
	country: fields.country,
});

/** What the shopper fills in at the checkout (spec §5 Ordering). */
export const orderBody = z
	.object({
		deliveryId: z
			.number("delivery_required")
			.int()
			.min(1, "delivery_required")
			.max(2 ** 31 - 1, "delivery_required"),
		paymentId: z
			.number("payment_required")
			.int()
			.min(1, "payment_required")
			.max(2 ** 31 - 1, "payment_required"),
		/** Pickup branch, when the delivery is one. */
		branchId: fields.id.nullish(),
		email: fields.email,
		phone: fields.phone,
		invoice: orderAddress,
		/** Delivery address when it differs from the invoice's. */
		address: orderAddress.nullish(),
		isCompany: z.boolean().default(false),
		companyId: fields.optionalCompanyId,
		taxId: fields.optionalLine(14),
		note: fields.note.optional(),
		consent: z
			.boolean()
			.default(false)
			.refine((given) => given, "must_confirm"),
		/** Total the shopper saw, in minor units; a differing one is refused, never charged. */
		expectedTotal: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
	})
	.superRefine((order, context) => {
		if (order.isCompany && !fields.companyId.safeParse(order.companyId).success) {
			context.addIssue({
				code: "custom",
				path: ["companyId"],
				message: order.companyId === "" ? "required" : "company_id",
			});
		}
	});
export type OrderBody = z.infer<typeof orderBody>;
export type OrderInput = z.input<typeof orderBody>;

export const orderCreated = z.object({ id: z.number().int(), hash: z.string(), number: z.string(), url: z.string() });
export type OrderCreated = z.infer<typeof orderCreated>;

export const priceLines = z.object({
	goods_with_tax: minor,
	discount_with_tax: minor,
	delivery_with_tax: minor,
	payment_with_tax: minor,
	rounding: minor,
	total_with_tax: minor,
	total_without_tax: minor,
	vat_total: minor,
	vat: z.array(z.object({ rate: z.number(), base: minor, vat: minor, with_tax: minor })),
});
export type PriceLines = z.infer<typeof priceLines>;

const address = z.object({
	firstname: z.string(),
	lastname: z.string(),
	company: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
});

export const orderStates = ["waiting_for_payment", "new", "paid", "ready", "shipped", "done", "cancelled"] as const;

export const order = z.object({
	id: z.number().int(),
	number: z.string(),
	date: z.iso.datetime(),
	state: z.enum(orderStates),
	variable_symbol: z.string(),
	bank_account: z.string(),
	note: z.string(),
	email: z.string(),
	phone: z.string(),
	companyId: z.string(),
	taxId: z.string(),
	invoice: address,
	address: address.nullable(),
	delivery: z.object({ id: z.number().int(), key: z.string(), kind: z.string(), name: z.string() }),
	payment: z.object({ id: z.number().int(), key: z.string(), kind: z.string(), name: z.string() }),
	branch: z
		.object({ id: z.number().int(), name: z.string(), street: z.string(), city: z.string(), zip: z.string() })
		.nullable(),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
	}),
	lines: z.array(
		z.object({
			kind: z.enum(["goods", "voucher", "delivery", "payment", "rounding"]),
			code: z.string(),
			name: z.string(),
			variant_name: z.string(),
			note: z.string(),
			quantity: z.number().int(),
			unit_with_tax: minor,
			total_with_tax: minor,
			vat_rate: z.number(),
			image: picture.nullable(),
			tint: z.string(),
			url: z.string().nullable(),
		}),
	),
	prices: priceLines,
});
export type Order = z.infer<typeof order>;

/** Deliveries that a cart can have, each with its price for this cart and the payments that go with it. */
export const deliveryOptions = z.object({
	deliveries: z.array(
		z.object({
			id: z.number().int(),
			key: z.string(),
			kind: z.enum(["branch", "courier", "pickup_point"]),
			name: z.string(),
			description: z.string(),
			price_with_tax: minor,
			days: z.object({ from: z.number().int(), to: z.number().int() }),
			/** Names of goods that cannot go this way, because they lie elsewhere; with any, the order is refused. */
			missing: z.array(z.string()),
			payments: z.array(
				z.object({
					id: z.number().int(),
					key: z.string(),
					kind: z.enum(["card", "transfer", "cash_on_delivery"]),
					name: z.string(),
					description: z.string(),
					price_with_tax: minor,
					prices: priceLines,
				}),
			),
		}),
	),
	branches: z.array(
		z.object({
			id: z.number().int(),
			name: z.string(),
			street: z.string(),
			city: z.string(),
			zip: z.string(),
			days: z.object({ from: z.number().int(), to: z.number().int() }),
			/** The branch lacks something: up to 10 days, before Christmas not guaranteed (spec §4). */
			lacks_stock: z.boolean(),
			/** Names of goods that neither the branch nor the warehouse has. */
			missing: z.array(z.string()),
		}),
	),
	countries: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type DeliveryOptions = z.infer<typeof deliveryOptions>;
