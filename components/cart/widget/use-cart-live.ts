import Cookies from "js-cookie";
import { useEffect } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { listenToOtherTabs } from "#lib/storefront/browser/cart-tabs.ts";
import { atFirstTouch } from "#lib/storefront/browser/first-touch.ts";

const loadLive = () => import("./cart-live.tsx");

const mayHaveCart = () => Boolean(Cookies.get(COOKIES.token) ?? Cookies.get(COOKIES.cartTempId));

/**
 * The code of the cart: at once for who may have one, for others at the first sign that somebody is there, since it is
 * as large as all else of a page.
 */
export function useCartLive(isNeeded: boolean) {
	const live = usePart(loadLive, isNeeded);
	const { fetchNow } = live;
	useEffect(() => {
		const look = () => {
			if (mayHaveCart()) fetchNow();
		};
		look();
		const stopTouch = atFirstTouch(fetchNow);
		const stopTabs = listenToOtherTabs(look);
		// Another page of this tab may have begun a cart before this one was kept and shown again.
		window.addEventListener("pageshow", look);
		return () => {
			stopTouch();
			stopTabs();
			window.removeEventListener("pageshow", look);
		};
	}, [fetchNow]);
	return live;
}
