"use client";
/** Noticing a sign-out in another tab. */
import { useEffect } from "react";
import { withStorage } from "../browser/browser-storage.ts";
import { listenToOtherTabs } from "../browser/cart-tabs.ts";
import { loadAgain } from "../browser/leave.ts";
import { customerOfToken, listenToToken } from "../client/token.ts";

/** Drafts contain names and addresses. */
export function forgetDrafts(): void {
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
