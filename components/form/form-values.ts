import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type DeliveryOptions, type OrderBody, type OrderInput, orderFields } from "#lib/contract/schemas/order.ts";
import { checkInvoicePlace } from "#lib/contract/schemas/order-address.ts";
import { handoverPlace, isPickup } from "#lib/domain/order/delivery-kinds.ts";
import { isNameEnough } from "#lib/domain/order/invoice-address.ts";
import { isByTransfer } from "#lib/domain/order/payment-kinds.ts";
import type { Promised } from "#lib/domain/order/promise-text.ts";
import { normalisePhone } from "#lib/domain/people/phone.ts";
import type { CheckoutDraft } from "#lib/storefront/order/checkout-draft.ts";

/** Values of the fields; radios and selects hold texts instead of ids. */
export type CheckoutValues = CheckoutDraft & { consent: boolean };

export type Delivery = DeliveryOptions["deliveries"][number];
export type Payment = Delivery["payments"][number];
export type Branch = DeliveryOptions["branches"][number];
export type Chosen = { delivery: Delivery | undefined; payment: Payment | undefined; branch: Branch | undefined };

/**
 * The chosen delivery, payment and branch among the current options; a choice no longer offered, or short of goods,
 * counts as none.
 */
export function chosenOf(
	options: DeliveryOptions,
	ids: Pick<CheckoutValues, "deliveryId" | "paymentId" | "branchId">,
): Chosen {
	const delivery = options.deliveries.find(({ id, missing }) => String(id) === ids.deliveryId && missing.length === 0);
	const payment = delivery?.payments.find(({ id }) => String(id) === ids.paymentId);
	const branch =
		delivery && isPickup(delivery.kind)
			? options.branches.find(({ id, missing }) => String(id) === ids.branchId && missing.length === 0)
			: undefined;
	return { delivery, payment, branch };
}

/** Delivery time; each branch has its own. A transfer has no dates, as it counts from the payment. */
export function promiseOf({ delivery, branch, payment }: Chosen): Promised {
	const { days = null, dates = null } = (delivery && isPickup(delivery.kind) ? branch : delivery) ?? {};
	return { days, dates: payment && isByTransfer(payment.kind) ? null : dates };
}

/** The form's initial values from the draft; a country without shipping is replaced by the first one with it. */
export function initialValues(draft: CheckoutDraft, options: DeliveryOptions): CheckoutValues {
	const country = (code: string) =>
		options.countries.some((one) => one.code === code) ? code : (options.countries[0]?.code ?? "");
	return {
		...draft,
		invoice: { ...draft.invoice, country: country(draft.invoice.country) },
		address: { ...draft.address, country: country(draft.address.country) },
		consent: false,
	};
}

/** Whether the form asks for a name alone, without an address for the invoice. */
export function asksNameAlone(delivery: Delivery | undefined, isCompany: boolean): boolean {
	return isNameEnough(delivery && handoverPlace(delivery.kind), isCompany);
}

/** The invoice's name and address from the fields; hidden ones are blank. */
export function invoiceOf({ invoice, isCompany }: CheckoutValues, delivery: Delivery | undefined) {
	const hidden = asksNameAlone(delivery, isCompany) ? { street: "", city: "", zip: "" } : {};
	return { ...invoice, ...hidden, company: isCompany ? invoice.company : "" };
}

/** The order body from the fields; hidden fields are not sent. */
export function orderOf(values: CheckoutValues, options: DeliveryOptions): OrderInput {
	const { delivery, payment, branch } = chosenOf(options, values);
	const place = delivery && handoverPlace(delivery.kind);
	const isToPoint = place === "point" && /^[1-9]\d{0,8}$/.test(values.pickupPointId);
	return {
		deliveryId: delivery?.id ?? 0,
		paymentId: payment?.id ?? 0,
		branchId: branch?.id ?? null,
		pickupPointId: isToPoint ? Number(values.pickupPointId) : null,
		email: values.email,
		phone: normalisePhone(values.phone, values.phonePrefix),
		invoice: invoiceOf(values, delivery),
		address: values.isElsewhere && place === "address" ? values.address : null,
		isCompany: values.isCompany,
		companyId: values.isCompany ? values.companyId : "",
		taxId: values.isCompany ? values.taxId : "",
		note: values.note,
		saveAddress: values.saveAddress && place === "address",
		// A refusal stays valid when the question is gone, and a buyer who was not asked has not agreed.
		surveyRefused: values.surveyRefused || !options.is_survey_sent,
		consent: values.consent,
	};
}

/** The contract's rules, and that a pickup needs a place (promises §5 Ordering), which may not be chosen yet. */
function orderSchema(options: DeliveryOptions) {
	const placeOf = new Map(options.deliveries.map(({ id, kind }) => [id, handoverPlace(kind)]));
	return orderFields.superRefine((order, context) => {
		const place = placeOf.get(order.deliveryId);
		checkInvoicePlace(order, place, context);
		const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (place === "branch" && !order.branchId) add("branchId", "branch_required");
		if (place === "point" && !order.pickupPointId) add("pickupPointId", "pickup_point_required");
	});
}

/** Whether everything except the consent is filled in, so that the summary can be shown. */
export function isComplete(values: CheckoutValues, options: DeliveryOptions): boolean {
	return orderSchema(options).safeParse(orderOf({ ...values, consent: true }, options)).success;
}

export function orderResolver(options: DeliveryOptions): Resolver<CheckoutValues, unknown, OrderBody> {
	const resolve: Resolver<OrderInput, unknown, OrderBody> = zodResolver(orderSchema(options));
	return async (values, context, settings) => {
		// Fields and order have the same paths, the only setting that the resolver reads.
		const result = await resolve(
			orderOf(values, options),
			context,
			settings as unknown as Parameters<typeof resolve>[2],
		);
		return result as Awaited<ReturnType<Resolver<CheckoutValues, unknown, OrderBody>>>;
	};
}
