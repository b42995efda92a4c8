import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { CheckoutDraft } from "#lib/api/checkout-draft.ts";
import { type DeliveryOptions, type OrderBody, type OrderInput, orderBody } from "#lib/contract/order.ts";

/** What the fields hold: texts of radios and selects instead of ids. */
export type CheckoutValues = CheckoutDraft & { consent: boolean };

export type Delivery = DeliveryOptions["deliveries"][number];
export type Payment = Delivery["payments"][number];
export type Branch = DeliveryOptions["branches"][number];
export type Chosen = { delivery: Delivery | undefined; payment: Payment | undefined; branch: Branch | undefined };

/** What is chosen of what is offered now; a choice that is offered no more counts as none. */
export function chosenOf(
	options: DeliveryOptions,
	ids: Pick<CheckoutValues, "deliveryId" | "paymentId" | "branchId">,
): Chosen {
	const delivery = options.deliveries.find(({ id }) => String(id) === ids.deliveryId);
	const payment = delivery?.payments.find(({ id }) => String(id) === ids.paymentId);
	const branch =
		delivery?.kind === "branch" ? options.branches.find(({ id }) => String(id) === ids.branchId) : undefined;
	return { delivery, payment, branch };
}

/** The draft as the form starts with it: a country that is not shipped to is replaced by the first one that is. */
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

/** The order that the fields describe; what is switched off on screen is not sent, whatever was typed there. */
export function orderOf(values: CheckoutValues, options: DeliveryOptions): OrderInput {
	const { delivery, payment, branch } = chosenOf(options, values);
	return {
		deliveryId: delivery?.id ?? 0,
		paymentId: payment?.id ?? 0,
		branchId: branch?.id ?? null,
		email: values.email,
		phone: values.phone,
		invoice: { ...values.invoice, company: values.isCompany ? values.invoice.company : "" },
		address: values.isElsewhere && delivery?.kind !== "branch" ? { ...values.address, company: "" } : null,
		isCompany: values.isCompany,
		companyId: values.isCompany ? values.companyId : "",
		taxId: values.isCompany ? values.taxId : "",
		note: values.note,
		consent: values.consent,
	};
}

/** Checks the fields by the contract, and that a pickup has its branch (spec §5 Ordering). */
export function orderResolver(options: DeliveryOptions): Resolver<CheckoutValues, unknown, OrderBody> {
	const pickups = options.deliveries.filter(({ kind }) => kind === "branch").map(({ id }) => id);
	const schema = orderBody.superRefine((order, context) => {
		if (!pickups.includes(order.deliveryId) || order.branchId) return;
		context.addIssue({ code: "custom", path: ["branchId"], message: "branch_required" });
	});
	const resolve: Resolver<OrderInput, unknown, OrderBody> = zodResolver(schema);
	return async (values, context, settings) => {
		// Fields and order have the same paths, which is all the resolver reads of its settings.
		const result = await resolve(
			orderOf(values, options),
			context,
			settings as unknown as Parameters<typeof resolve>[2],
		);
		return result as Awaited<ReturnType<Resolver<CheckoutValues, unknown, OrderBody>>>;
	};
}
