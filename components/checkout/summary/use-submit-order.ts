"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { useCaptcha } from "#components/form/use-captcha.ts";
import { useNotice } from "#components/ui/notices.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions, OrderBody, OrderCreated } from "#lib/contract/schemas/order.ts";
import { CART_PROBLEMS } from "#lib/domain/cart/check-cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { isByGateway } from "#lib/domain/order/payment-kinds.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { rememberPlaced } from "#lib/storefront/analytics/placed-orders.ts";
import { CART_KEY, forgetCart } from "#lib/storefront/cart/cart.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { forgetDraft, keepProblems } from "#lib/storefront/order/checkout-draft.ts";
import { forgetOrderAttempt, isUncertain, usePlaceOrder } from "#lib/storefront/order/order.ts";
import { startPayment } from "#lib/storefront/order/start-payment.ts";
import { type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import { focusField } from "../focus-field.ts";
import { type Problem, problemsOf } from "../form-problems.ts";
import type { SentOrder } from "./order-sent.tsx";

type Options = {
	locale: Locale;
	form: UseFormReturn<CheckoutValues, unknown, OrderBody>;
	cart: Cart;
	options: DeliveryOptions;
	/** The shown data is about to be replaced, so it cannot be ordered. */
	isStale: boolean;
	onUncertain: (cart: Cart | null) => void;
	onSent: (order: SentOrder) => void;
};

/** Refusals that belong to a field. */
const FIELD_OF_CODE: Record<string, FieldPath<CheckoutValues>> = {
	branch_not_exists: "branchId",
	pickup_point_not_exists: "pickupPointId",
	payment_not_allowed: "paymentId",
	cash_limit: "paymentId",
};

/** Refusals for which the buyer should contact the staff; their message stays visible. */
const LIMIT_CODES: readonly string[] = [...CART_PROBLEMS, "open_limit", "captcha_required"];

/**
 * Sends the order once, even if the button is pressed again. Refusals are shown at their fields, the first with the
 * focus; those of an earlier step lead back to it. A card payment continues at the gateway.
 */
export function useSubmitOrder({ locale, form, cart, options, isStale, onUncertain, onSent }: Options) {
	const t = useTranslations("checkout");
	const tErrors = useTranslations("errors");
	const client = useQueryClient();
	const router = useRouter();
	const notice = useNotice();
	const errorText = useErrorText();
	const captcha = useCaptcha("order", { isRare: true });
	const place = usePlaceOrder(locale, cart.id, captcha.ask);
	const [limit, setLimit] = useState<string | null>(null);
	const [doubt, setDoubt] = useState<string | null>(null);
	const formElement = useRef<HTMLFormElement>(null);
	const isRunning = useRef(false);

	const refuse = async (error: unknown) => {
		if (isUncertain(error)) {
			onUncertain(cart);
			setDoubt(t(isUnanswered(error) ? "uncertain" : "uncertainBroken"));
			return;
		}
		onUncertain(null);
		const address = refusedAddress(error);
		const sentence = address ? tErrors(address) : errorText(error, "server_error", cart.currency);
		notice("danger", sentence);
		if (error instanceof ApiError && LIMIT_CODES.includes(error.code)) setLimit(sentence);
		if (error instanceof ApiError) showOnFields(error);
		await client.invalidateQueries({ queryKey: CART_KEY });
	};

	const showOnFields = (error: ApiError) => {
		const field = error.code === "country_not_shipped" ? countryField(form.getValues()) : FIELD_OF_CODE[error.code];
		const fields: Record<string, string[]> = field ? { [field]: [error.code] } : error.fields;
		const problems = Object.entries(fields).map(([name, [key = "invalid"]]) => ({ name, key }));
		const isHere = ({ name }: Problem) => Boolean(formElement.current?.elements.namedItem(name));
		if (problems.length > 0 && !problems.every(isHere)) {
			keepProblems(problems);
			router.push(screenPath(locale, "checkoutDelivery"));
			return;
		}
		for (const { name, key } of problems) {
			form.setError(name as FieldPath<CheckoutValues>, { type: "server", message: key });
		}
		focusField(
			formElement.current,
			problems.map(({ name }) => name),
		);
	};

	/** Opens the gateway; if that fails, the order's page offers the payment again. */
	const pay = async (order: OrderCreated) => {
		try {
			const { redirect } = await startPayment(order);
			window.location.assign(redirect);
		} catch (error) {
			const isSettled = error instanceof ApiError && error.code === "not_payable";
			if (!isSettled) notice("danger", errorText(error, "gateway_unavailable"));
			router.push(order.url);
		}
	};

	const send = async (body: OrderBody) => {
		const { payment } = chosenOf(options, form.getValues());
		let order: OrderCreated;
		try {
			order = await place.mutateAsync(payment ? { ...body, expectedTotal: payment.prices.total_with_tax } : body);
		} catch (error) {
			return refuse(error);
		}
		rememberPlaced(order.number);
		forgetDraft();
		forgetOrderAttempt();
		const isToBePaid = payment !== undefined && isByGateway(payment.kind);
		onSent({ ...order, isToBePaid });
		forgetCart(client);
		if (isToBePaid) await pay(order);
		else router.push(order.url);
	};

	const submit = async (event: SyntheticEvent) => {
		event.preventDefault();
		if (isRunning.current || isStale) return;
		isRunning.current = true;
		setLimit(null);
		setDoubt(null);
		try {
			await form.handleSubmit(send, (errors) =>
				focusField(
					formElement.current,
					problemsOf(errors).map(({ name }) => name),
				),
			)(event);
		} finally {
			isRunning.current = false;
		}
	};
	return {
		formElement,
		submit: (event: SyntheticEvent) => void submit(event),
		isSending: form.formState.isSubmitting,
		captcha,
		/** Message of a limit that the order exceeds, or null. */
		limit,
		/** Why nobody knows whether the order came in, and what to do; or null. */
		doubt,
	};
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The message key if the shop refuses only an address (promises §8); null otherwise. */
function refusedAddress(error: unknown): "invoice_invalid" | "address_invalid" | null {
	const names = error instanceof ApiError ? Object.keys(error.fields) : [];
	const isAbout = (address: string) => names.length > 0 && names.every((name) => name.startsWith(`${address}.`));
	if (isAbout("invoice")) return "invoice_invalid";
	return isAbout("address") ? "address_invalid" : null;
}

function countryField(values: CheckoutValues): FieldPath<CheckoutValues> {
	return values.isElsewhere ? "address.country" : "invoice.country";
}
