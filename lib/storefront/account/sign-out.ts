"use client";
/** Signing out, and noticing a sign-out in another tab. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { withStorage } from "../browser/browser-storage.ts";
import { listenToOtherTabs } from "../browser/cart-tabs.ts";
import { keepNotice } from "../browser/kept-notice.ts";
import { leaveTo, loadAgain, whileLeaving } from "../browser/leave.ts";
import { forgetCart } from "../cart/cart.ts";
import { cartWriterOf } from "../cart/cart-writer.ts";
import { call } from "../client/browser.ts";
import { forgetToken, listenToToken } from "../client/token.ts";
import { customerOfToken } from "../customer/customer.ts";

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

/** Drafts contain names and addresses. */
function forgetDrafts(): void {
	withStorage("sessionStorage", (store) => store.clear());
}

/**
 * Reloads the page and deletes the drafts when another tab signed the customer out or signed in another one; also when
 * the browser restores a kept page. A guest who signs in elsewhere keeps the page.
 */
export function useReloadForOthers(): void {
	useEffect(() => {
		let owner = customerOfToken();
		const look = () => {
			const before = owner;
			owner = customerOfToken();
			if (before === "" || before === owner) return;
			forgetDrafts();
			loadAgain();
		};
		const comeBack = (event: PageTransitionEvent) => {
			if (event.persisted) look();
		};
		const stopOthers = listenToOtherTabs(look);
		// This tab knows of its own logins and sign-outs.
		const stopHere = listenToToken(() => {
			owner = customerOfToken();
		});
		window.addEventListener("pageshow", comeBack);
		return () => {
			stopOthers();
			stopHere();
			window.removeEventListener("pageshow", comeBack);
		};
	}, []);
}
