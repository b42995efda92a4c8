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
 * Signs in; the shop brings the guest's cart along, and whatever belongs to the customer is loaded anew, unless the whole
 * document is left at once (`isLeaving`).
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
			// The cart first: what hangs on a cart is asked for by its id, and the guest's is gone.
			await client.invalidateQueries({ predicate: ({ queryKey }) => isCartItself(queryKey) });
			await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CART_KEY[0] });
		},
	});
}

/** A call that signs in, with the guest's cart to bring along; its token is kept. */
export async function signIn(
	client: QueryClient,
	send: (tempId: string | undefined) => Promise<LoginReply>,
): Promise<LoginReply> {
	// What was clicked last goes into the guest's cart before that is brought along.
	await cartWriterOf(client).settled();
	// The shop refuses every call with a token that has ended.
	forgetToken();
	const reply = await send(Cookies.get(COOKIES.cartTempId));
	keepToken(reply.token);
	tellOtherTabs();
	return reply;
}

const isCartItself = (key: readonly unknown[]) => key[0] === CART_KEY[0] && key.length === CART_KEY.length + 1;
