"use client";
import { useCallback, useEffect, useState } from "react";
import { CONSENT_TITLE_ID } from "#components/consent/consent-title-id.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { isBannerHidden, keepBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";
import { PopupCard, waitForPicture } from "./popup-card.tsx";
import { QUIET_MARK } from "./quiet-mark.ts";

type Banner = Poster[string];

/** Interval of checks while the visitor is busy. */
const LOOK_AGAIN_MS = 1000;

/** The intro popup once it is due: with its picture, and when the visitor is not busy. */
export function LatePopup({ desktop, mobile }: { desktop: Banner | null; mobile: Banner | null }) {
	const [shown, setShown] = useState<Banner | null>(null);
	useEffect(() => {
		const banner = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches ? desktop : mobile;
		if (!banner) return;
		let timer = 0;
		let isLeft = false;
		const show = () => {
			// Another tab may have closed it meanwhile.
			if (isLeft || isBannerHidden("introPopup")) return;
			if (isVisitorBusy()) timer = window.setTimeout(show, LOOK_AGAIN_MS);
			else setShown(banner);
		};
		waitForPicture(banner).then(show);
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
		};
	}, [desktop, mobile]);
	const isTyping = useIsTyping(shown !== null);
	const close = useCallback(() => {
		keepBannerHidden("introPopup");
		setShown(null);
	}, []);
	return shown && !isTyping && <PopupCard banner={shown} onClose={close} />;
}

/** Whether something is open or being typed, the consent is not decided, or the page shows what the popup must not cover. */
function isVisitorBusy(): boolean {
	return (
		[...document.querySelectorAll(BUSY)].some(isShown) ||
		[...document.querySelectorAll("[popover]")].some(isOverPage) ||
		[...document.querySelectorAll("footer form")].some(isInSight) ||
		isField(document.activeElement)
	);
}

const isField = (element: Element | null) => element?.matches("input, textarea, select, [contenteditable]") === true;

/** The popup stands at the lower edge, where the newsletter's form is at the end of a page. */
function isInSight(element: Element): boolean {
	const { top, bottom, height } = element.getBoundingClientRect();
	return height > 0 && bottom > 0 && top < window.innerHeight;
}

/** Whether a field has the focus, which the popup might lie over. */
function useIsTyping(isShown: boolean): boolean {
	const [isTyping, setTyping] = useState(false);
	useEffect(() => {
		if (!isShown) return;
		const look = () => setTyping(isField(document.activeElement));
		// When the focus leaves, the next element does not have it yet.
		const lookLater = () => window.setTimeout(look);
		document.addEventListener("focusin", look);
		document.addEventListener("focusout", lookLater);
		return () => {
			document.removeEventListener("focusin", look);
			document.removeEventListener("focusout", lookLater);
		};
	}, [isShown]);
	return isTyping;
}

/** The router keeps left pages in the document, hidden. */
const isShown = (element: Element) => typeof element.checkVisibility !== "function" || element.checkVisibility();

/** Filters are a popover on small screens alone. */
const isOverPage = (popover: Element) =>
	popover.getClientRects().length > 0 && getComputedStyle(popover).position === "fixed";

/** A product to decide on, and a form to fill in; the form of a search or of filters is none. */
const BUSY = `dialog[open], header [aria-expanded='true'], #${CONSENT_TITLE_ID}, main [${QUIET_MARK}], main form:not([method='get'])`;
