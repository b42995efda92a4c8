"use client";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { CONSENT_TITLE_ID } from "#components/consent/consent-title-id.ts";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { INTRO_POPUP_DELAY_MS, MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { isBannerHidden, keepBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";
import { QUIET_MARK } from "./quiet-mark.ts";

type Banner = Poster[string];

type Props = {
	desktop: Banner | null;
	mobile: Banner | null;
	/** Addresses from the cart over the gateway to the order, and of a request that was sent, where no popup disturbs. */
	notBelow: string[];
};

const loadCard = () => import("./popup-card.tsx");

/** Interval of checks while the visitor is busy. */
const LOOK_AGAIN_MS = 1000;

/**
 * The intro popup, 3 s after the page has loaded (promises §4 Banners, §9), with its picture: a card at the bottom that takes neither
 * the focus nor the page away. Once closed it stays hidden for 14 days.
 */
export function IntroPopup({ desktop, mobile, notBelow }: Props) {
	const [shown, setShown] = useState<Banner | null>(null);
	const [isDue, setDue] = useState(false);
	const { part: card } = usePart(loadCard, isDue);
	const path = usePathname();
	const isBuying = notBelow.some((start) => path === start || path.startsWith(`${start}/`));
	useEffect(() => {
		if (isBuying || isBannerHidden("introPopup")) return;
		const timer = window.setTimeout(() => setDue(true), INTRO_POPUP_DELAY_MS);
		return () => {
			window.clearTimeout(timer);
			setDue(false);
		};
	}, [isBuying]);
	useEffect(() => {
		if (!card || !isDue) return;
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
		card.waitForPicture(banner).then(show);
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
		};
	}, [card, isDue, desktop, mobile]);
	const close = useCallback(() => {
		keepBannerHidden("introPopup");
		setShown(null);
	}, []);
	return (
		shown &&
		card && (
			<LateTexts>
				<card.PopupCard banner={shown} onClose={close} />
			</LateTexts>
		)
	);
}

/** Whether something is open or being typed, the consent is not decided, or the page shows what the popup must not cover. */
function isVisitorBusy(): boolean {
	return (
		[...document.querySelectorAll(BUSY)].some(isShown) ||
		[...document.querySelectorAll("[popover]")].some(isOverPage) ||
		document.activeElement?.matches("input, textarea, select, [contenteditable]") === true
	);
}

/** The router keeps left pages in the document, hidden. */
const isShown = (element: Element) => typeof element.checkVisibility !== "function" || element.checkVisibility();

/** Filters are a popover on small screens alone. */
const isOverPage = (popover: Element) =>
	popover.getClientRects().length > 0 && getComputedStyle(popover).position === "fixed";

/** A product to decide on, and a form to fill in; the form of a search or of filters is none. */
const BUSY = `dialog[open], header [aria-expanded='true'], #${CONSENT_TITLE_ID}, main [${QUIET_MARK}], main form:not([method='get'])`;
