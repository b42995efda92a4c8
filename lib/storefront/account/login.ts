"use client";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import Cookies from "js-cookie";
import type { LoginReply } from "#lib/contract/schemas/account.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { CART_KEY } from "../cart/cart.ts";
import { cartWriterOf } from "../cart/cart-writer.ts";
import { call } from "../client/browser.ts";
import { forgetToken, keepToken } from "../client/token.ts";

/**
 * Signs in; the shop merges the guest's cart, and the customer's data is reloaded unless the document is left at once
 * (`isLeaving`).
 */
export function useLogin({ isLeaving }: { isLeaving: boolean }) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["login"],
		mutationFn: (credentials: { email: string; password: string; locale: Locale }) =>
			signIn(client, (tempId) => call("POST /auth/login", { body: { ...credentials, tempId } })),
		networkMode: "always",
		onSuccess: async () => {
			if (isLeaving) return;
			// The cart first: other queries need its id, and the guest's cart is gone.
			await client.invalidateQueries({ predicate: ({ queryKey }) => isCartItself(queryKey) });
			await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CART_KEY[0] });
		},
	});
}

/** Makes a call that signs in and merges the guest's cart; stores its token. */
export async function signIn(
	client: QueryClient,
	send: (tempId: string | undefined) => Promise<LoginReply>,
): Promise<LoginReply> {
	// Pending changes reach the guest's cart before the merge.
	await cartWriterOf(client).settled();
	// The shop refuses every call with an ended token.
	forgetToken();
	const reply = await send(Cookies.get(COOKIES.cartTempId));
	keepToken(reply.token);
	tellOtherTabs();
	return reply;
}

const isCartItself = (key: readonly unknown[]) => key[0] === CART_KEY[0] && key.length === CART_KEY.length + 1;
