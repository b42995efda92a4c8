"use client";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions, Order, OrderBody } from "#lib/contract/schemas/order.ts";
import { MINUTE_S, SECOND_MS } from "#lib/domain/durations.ts";
import type { Locale } from "#lib/domain/locale.ts";
/** Deliveries, placing an order and reading one, in the browser. */
import { type PaymentWay, paymentWay } from "#lib/domain/order/payment-kinds.ts";
import { CART_KEY } from "../cart/cart.ts";
import { ApiError } from "../client/api-error.ts";
import { forgetAttempt, keyOfAttempt } from "../client/attempt.ts";
import { call } from "../client/browser.ts";
import { customerKey } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

const CURRENCY_AT = CART_KEY.length + 3;

/** The content of a cart that delivery prices depend on, as part of the query key. */
function contentOf(cart: Cart): string {
	const items = cart.items.flatMap((item) => [item, ...item.children]);
	return JSON.stringify([
		cart.totals.total_with_tax,
		items.map((item) => [item.variant.id, item.quantity]),
		cart.vouchers.map((voucher) => voucher.voucher_id),
	]);
}

/** When the promised dates of a reply end; a browser's clock that is ahead asks once a minute. */
function untilLaterDatesMs({ dates_until: until }: DeliveryOptions): number {
	const leftMs = Date.parse(until) - Date.now();
	return leftMs > 0 ? leftMs : MINUTE_S * SECOND_MS;
}

/** Deliveries and payments for a cart, anew at the cut-off of the shop. While a changed cart's load, the previous reply stays as placeholder. */
export const deliveriesQuery = (locale: Locale, cart: Cart) =>
	queryOptions({
		queryKey: [...CART_KEY, "deliveries", locale, cart.id, cart.currency.id, contentOf(cart)],
		queryFn: () => call("GET /order/deliveries/{locale}/{cartId}", { params: { locale, cartId: cart.id } }),
		// Amounts in another currency are no placeholder.
		placeholderData: (options, before) => (before?.queryKey[CURRENCY_AT] === cart.currency.id ? options : undefined),
		staleTime: 30 * SECOND_MS,
		refetchInterval: ({ state }) => state.data !== undefined && untilLaterDatesMs(state.data),
	});

/** Language of the reader, and the link of an order. */
export type OrderLink = { locale: Locale; id: string; hash: string };

/** Request of the calls whose reply is the order. */
export const orderQuestion = (link: OrderLink) => ({ params: link, query: { lang: link.locale } });

/** The order of a link; null when there is none. */
export const orderQuery = (link: OrderLink) =>
	queryOptions({
		queryKey: ["order", link.locale, link.id, link.hash],
		queryFn: async (): Promise<Order | null> => {
			try {
				return await callAsAnyone("GET /order/{id}/{hash}", orderQuestion(link));
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
	});

/** First wait for a payment: a gateway reports within seconds, a bank takes longer. */
const FIRST_WAIT_MS: Record<PaymentWay, number> = {
	gateway: 4 * SECOND_MS,
	transfer: 30 * SECOND_MS,
	cash: 30 * SECOND_MS,
};
const LONGEST_WAIT_MS = 2 * 60 * SECOND_MS;

/** When to reload an order: at growing intervals while its payment is awaited, false otherwise. */
export function nextLookMs(order: Order | null | undefined, looks: number): number | false {
	if (order?.state !== "waiting_for_payment") return false;
	const first = FIRST_WAIT_MS[paymentWay(order.payment.kind)];
	return Math.min(LONGEST_WAIT_MS, first * 1.3 ** looks);
}

/** Whether the order may have been placed although no reply came. */
export function isUncertain(error: unknown): boolean {
	if (!(error instanceof ApiError) || error.code === "maintenance") return false;
	return error.status === 0 || error.status >= 500 || error.code === "request_running";
}

const ATTEMPT = "checkout";

export function forgetOrderAttempt(): void {
	forgetAttempt(ATTEMPT);
}

/**
 * Places the order of a cart. Without a reply it retries twice with the same idempotency key, so at most one order is
 * placed. If the shop requires a captcha, it is solved and the order sent again.
 */
export function usePlaceOrder(locale: Locale, cartId: string, askCaptcha: () => Promise<string | undefined>) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["order", "place"],
		mutationFn: async (body: OrderBody) => {
			const send = (answer: { captchaToken?: string } = {}) =>
				call("POST /order/create/{cartId}", {
					params: { cartId },
					body: { ...body, ...answer, locale },
					// The language is not part of the key: it is the same attempt.
					headers: { "idempotency-key": keyOfAttempt(ATTEMPT, [cartId, body]) },
				});
			try {
				return await send();
			} catch (error) {
				if (!(error instanceof ApiError) || error.code !== "captcha_required") throw error;
				const captchaToken = await askCaptcha();
				if (captchaToken === undefined) throw error;
				return send({ captchaToken });
			}
		},
		retry: (failures, error) => failures < 2 && isUncertain(error),
		retryDelay: (failures) => SECOND_MS * (1 + 2 * failures),
		// The customer's addresses and orders have changed.
		onSuccess: () => void client.invalidateQueries({ queryKey: customerKey() }),
		networkMode: "always",
	});
}
