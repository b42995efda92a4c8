"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Cookies from "js-cookie";
import type { LoginReply } from "#lib/contract/account.ts";
import { COOKIES } from "#lib/domain/limits.ts";
import { callApi } from "./browser.ts";
import { CART_KEY } from "./cart.ts";
import { tellOtherTabs } from "./cart-tabs.ts";
import { cartWriterOf } from "./cart-writer.ts";
import { forgetToken, keepToken } from "./token.ts";

/** Signs in; the shop brings the guest's cart along, and whatever belongs to the customer is loaded anew. */
export function useLogin() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["login"],
		mutationFn: async (credentials: { email: string; password: string }): Promise<LoginReply> => {
			// What was clicked last goes into the guest's cart before that is brought along.
			await cartWriterOf(client).settled();
			// The shop refuses every call with a token that has ended.
			forgetToken();
			const tempId = Cookies.get(COOKIES.cartTempId);
			return callApi<LoginReply>("POST", "/auth/login", { body: tempId ? { ...credentials, tempId } : credentials });
		},
		networkMode: "always",
		onSuccess: async ({ token }) => {
			keepToken(token);
			tellOtherTabs();
			// The cart first: what hangs on a cart is asked for by its id, and the guest's is gone.
			await client.invalidateQueries({ predicate: ({ queryKey }) => isCartItself(queryKey) });
			await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CART_KEY[0] });
		},
	});
}

const isCartItself = (key: readonly unknown[]) => key[0] === CART_KEY[0] && key.length === CART_KEY.length + 1;
