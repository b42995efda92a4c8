"use client";
/** Signing out. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { keepNotice } from "../browser/kept-notice.ts";
import { leaveTo, whileLeaving } from "../browser/leave.ts";
import { forgetCart } from "../cart/cart.ts";
import { cartWriterOf } from "../cart/cart-writer.ts";
import { call } from "../client/browser.ts";
import { forgetToken } from "../client/token.ts";
import { forgetDrafts } from "./reload-for-others.ts";

const WAIT_MS = 3 * SECOND_MS;

/**
 * Signs out and goes to the home page, even if the call fails (promises §7); no data of the customer stays in this tab.
 * The mutation's argument is a text to show there.
 */
export function useSignOut(locale: Locale) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["sign-out"],
		networkMode: "always",
		mutationFn: async (_farewell: string) => {
			// Pending changes still belong to the customer's cart.
			await cartWriterOf(client).settled();
			await call("GET /auth/logout", { keepalive: true, signal: AbortSignal.timeout(WAIT_MS) });
		},
		onSettled: (_reply, _error, farewell) => {
			forgetToken();
			forgetDrafts();
			forgetCart(client);
			client.clear();
			keepNotice("success", farewell);
			leaveTo(screenPath(locale, "home"));
			return whileLeaving();
		},
	});
}
