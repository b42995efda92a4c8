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
import { promisedDates, workingDays } from "./delivery.ts";
import { checkInvoicePlace, invoiceAddress, orderAddress } from "./order-address.ts";

const minor = z.number().int();

/** The form of the checkout (promises §5 Ordering), but for `checkInvoicePlace`. */
export const orderFields = z
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
		/** Pickup branch, for delivery to a branch. */
		branchId: fields.id.nullish(),
		/** Pickup point of a carrier, for delivery to one. */
		pickupPointId: fields.id.nullish(),
		email: fields.email,
		phone: fields.phone,
		invoice: invoiceAddress,
		/** Delivery address if it differs from the invoice address. */
		address: orderAddress.nullish(),
		isCompany: z.boolean().default(false),
		companyId: fields.optionalCompanyId,
		taxId: fields.optionalTaxId,
		note: fields.note.optional(),
		/** Saves the delivery address for the customer's next order; no effect for guests. */
		saveAddress: z.boolean().default(false),
		/** The buyer refuses Heureka's questionnaire (Ověřeno zákazníky); the default for buyers who were not asked. */
		surveyRefused: z.boolean().default(true),
		consent: z
			.boolean()
			.default(false)
			.refine((given) => given, "must_confirm"),
		/** Total the shopper saw, in minor units; the order is refused if it differs. */
		expectedTotal: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
		/** Only after a refusal with `captcha_required`. */
		captchaToken: fields.captchaToken,
		locale: fields.readLocale,
	})
	.superRefine((order, context) => {
		// A person's order drops both fields, whatever was typed.
		if (!order.isCompany) return;
		const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (!fields.companyId.safeParse(order.companyId).success)
			add("companyId", order.companyId === "" ? "required" : "company_id");
		for (const { message } of fields.taxId.safeParse(order.taxId).error?.issues ?? []) add("taxId", message);
		if (order.invoice.company === "")
			context.addIssue({ code: "custom", path: ["invoice", "company"], message: "required" });
	});

/** A branch is taken at its word here: whether the delivery goes to one, only the shop knows (`checkOrder`). */
export const orderBody = orderFields.superRefine((order, context) =>
	checkInvoicePlace(order, order.branchId ? "branch" : undefined, context),
);
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
	/** Every state of the order so far, the oldest first. */
	events: z.array(z.object({ state: z.enum(ORDER_STATES), date: z.iso.datetime() })),
	is_paid: z.boolean(),
	/** The last attempt to pay at the gateway was refused or given up, and the order still waits for its payment. */
	is_payment_refused: z.boolean(),
	/** When an unpaid order is cancelled; null when it is not prepaid. */
	expires_at: z.iso.datetime().nullable(),
	/** What a person with the order's link may do now. */
	actions: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean(), review_courier: z.boolean() }),
	/** Until when the consumer may withdraw; null before delivery, as the period has not begun. */
	withdraw_until: z.iso.datetime().nullable(),
	/** `reason` may be blank. */
	withdrawal: z.object({ name: z.string(), reason: z.string(), date: z.iso.datetime() }).nullable(),
	/** The buyer's review of the courier; null: none yet. */
	courier_review: z.object({ stars: z.number().int(), text: z.string() }).nullable(),
	/** Payment string of QR Platba; only for an awaited transfer in CZK. */
	qr_payment: z.string().nullable(),
	iban: z.string(),
	/** Invoices and credit notes; `url` is a path below the API's address. */
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
	/** Tracking number and the carrier's page for it; null: no number known. */
	tracking: z.object({ number: z.string(), url: z.url().nullable() }).nullable(),
	/** The promised delivery time, while the order is awaited; null later, and for orders without a stored promise. */
	days: workingDays.nullable(),
	/**
	 * The days promised of them, fixed when the order was placed, and anew when it was paid too late for them. Null as long as
	 * a transfer is awaited, as it counts from the payment; for orders without stored dates; and when the goods are there.
	 */
	dates: promisedDates.nullable(),
	/** Until when a payment keeps `dates`; null once it is paid, and for payment at delivery. */
	dates_until: z.iso.datetime().nullable(),
	/** The last promised day has passed, and the goods are still awaited. */
	is_late: z.boolean(),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
		/** Units of it for one CZK when the order was made, decimal text. */
		rate: z.string(),
	}),
	lines: z.array(
		z.object({
			kind: z.enum(ORDER_LINE_KINDS),
			code: z.string(),
			/** For lines of goods; null for other lines and for deleted variants. */
			variant_id: z.number().int().nullable(),
			name: z.string(),
			variant_name: z.string(),
			note: z.string(),
			quantity: z.number().int(),
			unit_with_tax: minor,
			total_with_tax: minor,
			vat_rate: z.number(),
			/** Index in `lines` of the goods that it was added to, such as helium to a balloon; null without a parent. */
			parent: z.number().int().nullable(),
			/** Why it cannot be returned (OZ § 1837), `hygiene` goods once they are unsealed; null: it can. */
			withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
			image: picture.nullable(),
			tint: z.string(),
			url: z.string().nullable(),
		}),
	),
	prices: priceLines,
});
export type Order = z.infer<typeof order>;

/** Delivery methods for a cart, each with its price for this cart and its payment methods. */
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
			/** What these days are in the calendar, for an order or payment of now; at a branch, its own `dates` hold. */
			dates: promisedDates,
			/** Names of goods that this method cannot deliver from their place; the order is refused with any. */
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
			position: z.object({ latitude: z.number(), longitude: z.number() }),
			days: workingDays,
			/** On days when the branch is open. */
			dates: promisedDates,
			/** The branch is short of some goods: up to 10 days, not guaranteed before Christmas (promises §4). */
			lacks_stock: z.boolean(),
			/** Names of the goods that it is short of. */
			short: z.array(z.string()),
			/** Names of goods that neither the branch nor the warehouse has. */
			missing: z.array(z.string()),
		}),
	),
	/** From this moment on all `dates` are later ones. */
	dates_until: z.iso.datetime(),
	countries: z.array(z.object({ code: z.string(), name: z.string() })),
	/** If cash payments are left out: their limit in minor units of the cart's currency; else null. */
	cash_limit: minor.nullable(),
	/** Heureka sends buyers a questionnaire, so the checkout must let them refuse it (`surveyRefused`). */
	is_survey_sent: z.boolean(),
});
export type DeliveryOptions = z.infer<typeof deliveryOptions>;

/** Address where the shopper pays. */
export const paymentStarted = z.object({ redirect: z.string() });

/** Puts the goods of an order into a cart again; without `cartId` into a new one. */
export const orderAgainBody = z.object({ cartId: fields.uuid.optional(), locale: fields.readLocale });
export type OrderAgainBody = z.infer<typeof orderAgainBody>;
/** `missing` names goods that are no longer sold, are short, or need a confirmation of age. */
export const orderAgainReply = z.object({ cart, missing: z.array(z.string()) });

/** Second step of a withdrawal; the first one is a form on the screen. */
export const withdrawalBody = z.object({
	name: fields.requiredLine(120),
	/** Where the receipt goes. */
	email: fields.email,
	reason: fields.note.optional(),
	/** Indexes in `lines` of hygiene goods with an intact seal, which can be returned; none by default. */
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
