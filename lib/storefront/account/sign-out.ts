"use client";
/** Signing out, and noticing that somebody did so elsewhere in this browser. */
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
 * Signs out and goes to the home page, whatever the shop says to it (promises §7); nothing of the customer stays in this tab. The
 * text that the change is given is said there.
 */
export function useSignOut(locale: Locale) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["sign-out"],
		networkMode: "always",
		mutationFn: async (_farewell: string) => {
			// What was clicked last still belongs to the customer's cart.
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

/** Drafts hold names and addresses. */
function forgetDrafts(): void {
	withStorage("sessionStorage", (store) => store.clear());
}

/**
 * Loads the page again once another customer, or none, is signed in in this browser: in another tab, or before the way back to
 * a page that the browser kept; what the former one typed in this tab is forgotten. Whoever signs in as a guest stays where they are.
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
		// Signing in or out here is what this tab knows of already.
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
