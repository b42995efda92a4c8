"use client";
/** Actions on an order by its link, in the browser. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CourierReviewBody } from "#lib/contract/schemas/account-orders.ts";
import type { Order, WithdrawalBody } from "#lib/contract/schemas/order.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { CART_KEY, cartQuery, keepTempId, showCart } from "../cart/cart.ts";
import { ApiError } from "../client/api-error.ts";
import { callAsAnyone } from "../customer/ended-session.ts";
import { type OrderLink, orderQuery, orderQuestion } from "./order.ts";

/** A change whose reply is the whole order, which is shown at once; after a refusal the order is reloaded. */
function useOrderChange<Body = void>(link: OrderLink, action: string, change: (body: Body) => Promise<Order>) {
	const client = useQueryClient();
	const { queryKey } = orderQuery(link);
	return useMutation({
		mutationKey: ["order", action, link.id],
		mutationFn: change,
		onSuccess: async (order) => {
			// A reply still in flight is older than this one.
			await client.cancelQueries({ queryKey });
			client.setQueryData<Order | null>(queryKey, order);
		},
		onError: () => client.invalidateQueries({ queryKey }),
	});
}

/** Asks the gateway for the payment's state, after the shopper's return from there. */
export const useCheckPayment = (link: OrderLink) =>
	useOrderChange(link, "payment-check", () =>
		callAsAnyone("POST /order/{id}/{hash}/payment-check", orderQuestion(link)),
	);

export const useCancelOrder = (link: OrderLink) =>
	useOrderChange(link, "cancel", () => callAsAnyone("POST /order/{id}/{hash}/cancel", orderQuestion(link)));

/** Withdraws from the contract. A repeat after a lost reply changes nothing. */
export const useWithdraw = (link: OrderLink) =>
	useOrderChange(link, "withdrawal", (body: WithdrawalBody) =>
		callAsAnyone("POST /order/{id}/{hash}/withdrawal", { ...orderQuestion(link), body }),
	);

/** Rates the courier, once; the order then contains the review. */
export function useReviewCourier(link: OrderLink) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["order", "courier-review", link.id],
		mutationFn: (body: CourierReviewBody) =>
			callAsAnyone("POST /order/{id}/{hash}/courier-review", { params: link, body }),
		onSettled: () => client.invalidateQueries({ queryKey: orderQuery(link).queryKey }),
	});
}

/** Opens the payment at the gateway; `redirect` of the reply is where the shopper pays. */
export function usePayOrder(link: OrderLink) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["order", "pay", link.id],
		mutationFn: () => callAsAnyone("POST /order/{id}/{hash}/pay", { params: link }),
		onError: () => client.invalidateQueries({ queryKey: orderQuery(link).queryKey }),
	});
}

/** Puts the goods of the order into the shopper's cart, or into a new one; `missing` of the reply names unavailable goods. */
export function useOrderAgain(link: OrderLink) {
	const client = useQueryClient();
	const order = (cartId: string | undefined) =>
		callAsAnyone("POST /order/{id}/{hash}/again", { params: link, body: { cartId, locale: link.locale } });
	return useMutation({
		mutationKey: [...CART_KEY, "again"],
		scope: { id: "cart" },
		mutationFn: async () => {
			const cartId = (await client.fetchQuery(cartQuery(link.locale)))?.id;
			try {
				return await order(cartId);
			} catch (error) {
				if (cartId === undefined || !isCartGone(error)) throw error;
				return await order(undefined);
			}
		},
		onSuccess: async ({ cart }) => {
			keepTempId(cart);
			await showCart(client, link.locale, cart);
			tellOtherTabs();
		},
	});
}

/** Whether the cart has expired or was ordered elsewhere; `not_found` cannot mean the order, which exists. */
function isCartGone(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "not_found" || error.code === "cart_ordered");
}
