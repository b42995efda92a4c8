"use client";
/** Deliveries, placing an order and reading one, in the browser. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { Cart } from "#lib/contract/cart.ts";
import type { DeliveryOptions, Order, OrderBody, OrderCreated } from "#lib/contract/order.ts";
import { SECOND_MS } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError, callApi } from "./browser.ts";
import { CART_KEY } from "./cart.ts";
import { callAsAnyone, customerKey } from "./customer.ts";
import { readSession, removeSession, writeSession } from "./session-store.ts";

/** What the prices of a delivery depend on; another content is another query. */
function contentOf(cart: Cart): string {
	const items = cart.items.flatMap((item) => [item, ...item.children]);
	return JSON.stringify([
		cart.currency.code,
		cart.totals.total_with_tax,
		items.map((item) => [item.variant.id, item.quantity]),
		cart.vouchers.map((voucher) => voucher.voucher_id),
	]);
}

/** Deliveries and payments for a cart. While a changed cart is asked for, the previous answer stays as placeholder. */
export const deliveriesQuery = (locale: Locale, cart: Cart) =>
	queryOptions({
		queryKey: [...CART_KEY, "deliveries", locale, cart.id, contentOf(cart)],
		queryFn: () => callApi<DeliveryOptions>("GET", `/order/deliveries/${locale}/${cart.id}`),
		placeholderData: keepPreviousData,
		staleTime: 30 * SECOND_MS,
	});

/** Who reads an order, and by which link. */
export type OrderLink = { locale: Locale; id: string; hash: string };

/** The calls of one order are below this path. */
export const orderCallPath = ({ id, hash }: OrderLink) =>
	`/order/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`;

/** The order of a link; null when there is none. */
export const orderQuery = (link: OrderLink) =>
	queryOptions({
		queryKey: ["order", link.locale, link.id, link.hash],
		queryFn: async (): Promise<Order | null> => {
			try {
				return await callAsAnyone<Order>("GET", `${orderCallPath(link)}?lang=${link.locale}`);
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
	});

/** First wait for a payment's news: the gateway's comes within moments, the bank's takes its time. */
const FIRST_WAIT_MS = { card: 4 * SECOND_MS, other: 30 * SECOND_MS };
const LONGEST_WAIT_MS = 2 * 60 * SECOND_MS;

/** When to look at an order again: while its payment is awaited, ever more rarely; false when nothing is awaited. */
export function nextLookMs(order: Order | null | undefined, looks: number): number | false {
	if (order?.state !== "waiting_for_payment") return false;
	const first = order.payment.kind === "card" ? FIRST_WAIT_MS.card : FIRST_WAIT_MS.other;
	return Math.min(LONGEST_WAIT_MS, first * 1.3 ** looks);
}

/** Whether the order may have been placed although no answer came. */
export function isUncertain(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === "request_running");
}

const ATTEMPT_KEY = "checkout-attempt";
const attempt = z.object({ content: z.string(), key: z.uuid() });

/** One key per cart and content of an order: the same through retries and reloads, a new one when anything changes. */
function idempotencyKey(cartId: string, body: OrderBody): string {
	const content = JSON.stringify([cartId, body]);
	const kept = readSession(ATTEMPT_KEY, attempt);
	if (kept?.content === content) return kept.key;
	const key = randomUuid();
	writeSession(ATTEMPT_KEY, { content, key });
	return key;
}

/** `crypto.randomUUID` is missing on plain http, where a shop in a local network may be. */
function randomUuid(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export function forgetAttempt(): void {
	removeSession(ATTEMPT_KEY);
}

/** Places the order of a cart. Without an answer it asks twice more under the same key, which makes one order at most. */
export function usePlaceOrder(cartId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["order", "place"],
		mutationFn: (body: OrderBody) =>
			callApi<OrderCreated>("POST", `/order/create/${cartId}`, {
				body,
				headers: { "Idempotency-Key": idempotencyKey(cartId, body) },
			}),
		retry: (failures, error) => failures < 2 && isUncertain(error),
		retryDelay: (failures) => SECOND_MS * (1 + 2 * failures),
		// Its address may have been saved, and it is one of the customer's orders.
		onSuccess: () => void client.invalidateQueries({ queryKey: customerKey() }),
		networkMode: "always",
	});
}
