"use client";
/** Vouchers of the cart in the browser. Any attempt reloads the cart, whether it succeeds or not (promises §4). */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { VoucherInput, VoucherReply } from "#lib/contract/schemas/voucher.ts";
import { CART_SERVICE_TYPE } from "#lib/domain/cart/voucher.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { call } from "../client/browser.ts";
import { CART_KEY, showCart } from "./cart.ts";
import { cartWriterOf } from "./cart-writer.ts";

/** Adds a voucher by the code that was typed. */
export function useAddVoucher(locale: Locale, cartId: string) {
	const client = useQueryClient();
	return useMutation({
		...showAndReload(client, locale),
		mutationKey: [...CART_KEY, "voucher", "add"],
		mutationFn: (typed: VoucherInput) =>
			changeVouchers(client, () =>
				call("POST /voucher/cart/add/{cartId}", {
					params: { cartId },
					body: { ...typed, serviceType: CART_SERVICE_TYPE, locale },
				}),
			),
	});
}

/** Takes a voucher out of the cart by its id. */
export function useRemoveVoucher(locale: Locale, cartId: string) {
	const client = useQueryClient();
	return useMutation({
		...showAndReload(client, locale),
		mutationKey: [...CART_KEY, "voucher", "delete"],
		mutationFn: (voucherId: number) =>
			changeVouchers(client, () =>
				call("POST /voucher/cart/delete/{cartId}", { params: { cartId }, body: { voucherId, locale } }),
			),
	});
}

/** A voucher's discount and validity depend on the goods, so pending changes of the cart go first. */
async function changeVouchers(client: QueryClient, change: () => Promise<VoucherReply>): Promise<Cart> {
	await cartWriterOf(client).settled();
	return (await change()).cart;
}

/** Shows the cart of the reply at once; then, or after a failure, reloads it. */
function showAndReload(client: QueryClient, locale: Locale) {
	return {
		// One after another, so that the latest reply is the latest cart.
		scope: { id: "vouchers" },
		// When the browser thinks it is offline, the mutation would wait for ever; a request fails at once.
		networkMode: "always",
		onSuccess: async (cart: Cart) => {
			await showCart(client, locale, cart);
			tellOtherTabs();
		},
		onSettled: () => void client.invalidateQueries({ queryKey: CART_KEY }),
	} as const;
}
