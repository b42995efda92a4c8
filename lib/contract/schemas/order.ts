import { z } from "zod";
import { CART_MAX_LINES } from "../../domain/cart/cart-limits.ts";
import { DELIVERY_KINDS } from "../../domain/order/delivery-kinds.ts";
import { DOCUMENT_KINDS, ORDER_LINE_KINDS } from "../../domain/order/order-papers.ts";
import { ORDER_STATES } from "../../domain/order/order-states.ts";
import { PAYMENT_KINDS } from "../../domain/order/payment-kinds.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../domain/order/withdrawal.ts";
import * as fields from "../fields.ts";
import { cart } from "./cart.ts";
import { picture } from "./catalogue.ts";
import { workingDays } from "./delivery.ts";

const minor = z.number().int();

export const orderAddress = z
	.object({
		firstname: fields.requiredLine(60),
		lastname: fields.requiredLine(60),
		company: fields.optionalLine(120),
		street: fields.requiredLine(120),
		city: fields.requiredLine(80),
		zip: fields.zip,
		country: fields.country,
	})
	.superRefine(fields.checkZip);

/** What the shopper fills in at the checkout (promises §5 Ordering). */
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
		/** Place where a carrier hands the parcel over, when the delivery is to one. */
		pickupPointId: fields.id.nullish(),
		email: fields.email,
		phone: fields.phone,
		invoice: orderAddress,
		/** Delivery address when it differs from the invoice's. */
		address: orderAddress.nullish(),
		isCompany: z.boolean().default(false),
		companyId: fields.optionalCompanyId,
		taxId: fields.optionalTaxId,
		note: fields.note.optional(),
		/** Keeps the delivery address for the customer's next order; nothing for guests. */
		saveAddress: z.boolean().default(false),
		/** Heureka is not to ask how it went (Ověřeno zákazníky); so it is with whoever was not offered to say. */
		surveyRefused: z.boolean().default(true),
		consent: z
			.boolean()
			.default(false)
			.refine((given) => given, "must_confirm"),
		/** Total the shopper saw, in minor units; a differing one is refused, never charged. */
		expectedTotal: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
		/** Only when asked for by `captcha_required`. */
		captchaToken: fields.captchaToken,
		locale: fields.readLocale,
	})
	.superRefine((order, context) => {
		// A person's order leaves both out, whatever was typed.
		if (!order.isCompany) return;
		const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (!fields.companyId.safeParse(order.companyId).success)
			add("companyId", order.companyId === "" ? "required" : "company_id");
		for (const { message } of fields.taxId.safeParse(order.taxId).error?.issues ?? []) add("taxId", message);
		if (order.invoice.company === "")
			context.addIssue({ code: "custom", path: ["invoice", "company"], message: "required" });
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

export const order = z.object({
	id: z.number().int(),
	number: z.string(),
	date: z.iso.datetime(),
	state: z.enum(ORDER_STATES),
	/** Every state it has been in, the first one first. */
	events: z.array(z.object({ state: z.enum(ORDER_STATES), date: z.iso.datetime() })),
	is_paid: z.boolean(),
	/** When an unpaid order is cancelled; null when it need not be paid first. */
	expires_at: z.iso.datetime().nullable(),
	/** What whoever has the link may do now. */
	actions: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean(), review_courier: z.boolean() }),
	/** Until when the consumer may withdraw; null before delivery, when there is no end yet. */
	withdraw_until: z.iso.datetime().nullable(),
	/** `reason` is blank when none was given. */
	withdrawal: z.object({ name: z.string(), reason: z.string(), date: z.iso.datetime() }).nullable(),
	/** What its buyer says of the courier; null: nothing yet. */
	courier_review: z.object({ stars: z.number().int(), text: z.string() }).nullable(),
	/** Payment string of QR Platba; only for a transfer in CZK that is still awaited. */
	qr_payment: z.string().nullable(),
	iban: z.string(),
	/** Invoices and credit notes; the address is below the API's. */
	documents: z.array(
		z.object({ number: z.string(), kind: z.enum(DOCUMENT_KINDS), url: z.string(), date: z.iso.datetime() }),
	),
	variable_symbol: z.string(),
	bank_account: z.string(),
	note: z.string(),
	email: z.string(),
	phone: z.string(),
	companyId: z.string(),
	taxId: z.string(),
	invoice: address,
	address: address.nullable(),
	delivery: z.object({ id: z.number().int(), key: z.string(), kind: z.enum(DELIVERY_KINDS), name: z.string() }),
	payment: z.object({ id: z.number().int(), key: z.string(), kind: z.enum(PAYMENT_KINDS), name: z.string() }),
	branch: z
		.object({ id: z.number().int(), name: z.string(), street: z.string(), city: z.string(), zip: z.string() })
		.nullable(),
	pickup_point: z
		.object({ code: z.string(), name: z.string(), street: z.string(), city: z.string(), zip: z.string() })
		.nullable(),
	/** The parcel at its carrier, and where that shows it; null: it has no number that is known. */
	tracking: z.object({ number: z.string(), url: z.url().nullable() }).nullable(),
	/** What was promised with the order, while it is still awaited; null later, and of orders older than promises. */
	days: workingDays.nullable(),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
		/** How many units of it one CZK bought when the order was made, as decimal text. */
		rate: z.string(),
	}),
	lines: z.array(
		z.object({
			kind: z.enum(ORDER_LINE_KINDS),
			code: z.string(),
			/** Of goods; null for other lines, and once the variant is no more. */
			variant_id: z.number().int().nullable(),
			name: z.string(),
			variant_name: z.string(),
			note: z.string(),
			quantity: z.number().int(),
			unit_with_tax: minor,
			total_with_tax: minor,
			vat_rate: z.number(),
			/** Place in `lines` of the goods that it was added to, such as helium to a balloon; null when on its own. */
			parent: z.number().int().nullable(),
			/** Why it cannot be given back (OZ § 1837), of `hygiene` goods once they are unsealed; null: it can. */
			withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
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
			kind: z.enum(DELIVERY_KINDS),
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
					kind: z.enum(PAYMENT_KINDS),
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
			days: workingDays,
			/** The branch lacks something: up to 10 days, before Christmas not guaranteed (promises §4). */
			lacks_stock: z.boolean(),
			/** Names of goods that neither the branch nor the warehouse has. */
			missing: z.array(z.string()),
		}),
	),
	countries: z.array(z.object({ code: z.string(), name: z.string() })),
	/** Payments in cash are left out, because they go up to this many minor units of the cart's currency; null: none is. */
	cash_limit: minor.nullable(),
	/** Heureka asks buyers how it went, so the checkout must offer to refuse it (`surveyRefused`). */
	is_survey_sent: z.boolean(),
});
export type DeliveryOptions = z.infer<typeof deliveryOptions>;

/** Where the shopper pays. */
export const paymentStarted = z.object({ redirect: z.string() });

/** Puts what was ordered into a cart again; without `cartId` into a new one. */
export const orderAgainBody = z.object({ cartId: fields.uuid.optional(), locale: fields.readLocale });
export type OrderAgainBody = z.infer<typeof orderAgainBody>;
/** `missing` names goods that are sold no more, of which there are fewer pieces, or whose age nobody has confirmed. */
export const orderAgainReply = z.object({ cart, missing: z.array(z.string()) });

/** Second step of a withdrawal; the first one is a form on the screen. */
export const withdrawalBody = z.object({
	name: fields.requiredLine(120),
	/** Where the receipt goes. */
	email: fields.email,
	reason: fields.note.optional(),
	/** Places in `lines` of hygiene goods whose seal is whole, so that they can be given back; none unless said. */
	sealed: z
		.array(
			z
				.number()
				.int()
				.min(0)
				.max(2 ** 31 - 1),
		)
		.max(CART_MAX_LINES, "too_many")
		.optional(),
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;
