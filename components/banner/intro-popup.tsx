"use client";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { INTRO_POPUP_DELAY_MS, MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { isBannerHidden, keepBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";

type Banner = Poster[string];

type Props = {
	desktop: Banner | null;
	mobile: Banner | null;
	/** Addresses from the cart to the paid order, where no popup disturbs. */
	notBelow: string[];
};

const loadDialog = () => import("./popup-dialog.tsx");

/** Interval of checks while the visitor is busy. */
const LOOK_AGAIN_MS = 1000;

/**
 * The intro popup, 3 s after the page has loaded (promises §4 Banners, §9), with its picture; once closed it stays hidden
 * for 14 days.
 */
export function IntroPopup({ desktop, mobile, notBelow }: Props) {
	const [shown, setShown] = useState<Banner | null>(null);
	const [isDue, setDue] = useState(false);
	const { part: dialog } = usePart(loadDialog, isDue);
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
		if (!dialog || !isDue) return;
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
		dialog.waitForPicture(banner).then(show);
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
		};
	}, [dialog, isDue, desktop, mobile]);
	const close = useCallback(() => {
		keepBannerHidden("introPopup");
		setShown(null);
	}, []);
	return (
		shown &&
		dialog && (
			<LateTexts>
				<dialog.PopupDialog banner={shown} onClose={close} />
			</LateTexts>
		)
	);
}

/** Whether a dialog is open or a field is being typed in. */
function isVisitorBusy(): boolean {
	return (
		document.querySelector("dialog[open], header [aria-expanded='true']") !== null ||
		// The filters on small screens are a popover, which a dialog would close.
		[...document.querySelectorAll("[popover]")].some((element) => element.getClientRects().length > 0) ||
		document.activeElement?.matches("input, textarea, select, [contenteditable]") === true
	);
}
