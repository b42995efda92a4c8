"use client";
/** Links by mail in the browser: a new password, and the proof of an e-mail. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ResetRequestInput } from "#lib/contract/schemas/account.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { forgetToken } from "../client/token.ts";
import { callAsAnyone, isSignedIn, retryUnlessRefused } from "../customer/customer.ts";

/** Asks for a link for a new password; the answer is the same whether the e-mail is known or not. */
export function useRequestReset() {
	return useMutation({
		mutationKey: ["password-reset", "request"],
		mutationFn: (body: ResetRequestInput) => callAsAnyone("POST /auth/password-reset", { body }),
		networkMode: "always",
	});
}

/** Whether a link for a new password still works: a refusal says that it does not. */
export const resetLinkQuery = (secret: string) =>
	queryOptions({
		queryKey: ["password-reset", secret],
		queryFn: () => callAsAnyone("GET /auth/password-reset/{secret}", { params: { secret } }),
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});

export function useResetPassword(secret: string) {
	return useMutation({
		mutationKey: ["password-reset", "set"],
		mutationFn: (password: string) =>
			callAsAnyone("POST /auth/password-reset/{secret}", { params: { secret }, body: { password } }),
		// Every session ended with the old password; this browser's would only stand in the way of the login.
		onSuccess: () => {
			if (!isSignedIn()) return;
			forgetToken();
			tellOtherTabs();
		},
		networkMode: "always",
	});
}

/** Opens the link that confirms an e-mail, as its own customer; again answers the same. */
export const confirmEmailQuery = (secret: string) =>
	queryOptions({
		queryKey: ["confirm-email", secret],
		queryFn: () => callAsAnyone("POST /auth/confirm/{secret}", { params: { secret } }),
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});
