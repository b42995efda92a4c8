"use client";
/** Mailed links in the browser: a new password, and the confirmation of an e-mail. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ResetRequestInput } from "#lib/contract/schemas/account.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { forgetToken } from "../client/token.ts";
import { retryUnlessRefused } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";
import { isSignedIn } from "../customer/signed-in.ts";

/** Requests a link for a new password; the reply is the same for known and unknown e-mails. */
export function useRequestReset() {
	return useMutation({
		mutationKey: ["password-reset", "request"],
		mutationFn: (body: ResetRequestInput) => callAsAnyone("POST /auth/password-reset", { body }),
		networkMode: "always",
	});
}

/** Checks a link for a new password; refused if it no longer works. */
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
		// Every session ended with the old password; this browser's ended token would block the login page.
		onSuccess: () => {
			if (!isSignedIn()) return;
			forgetToken();
			tellOtherTabs();
		},
		networkMode: "always",
	});
}

/** Confirms an e-mail by its link, as the signed-in customer; a repeat gets the same reply. */
export const confirmEmailQuery = (secret: string) =>
	queryOptions({
		queryKey: ["confirm-email", secret],
		queryFn: () => callAsAnyone("POST /auth/confirm/{secret}", { params: { secret } }),
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});
