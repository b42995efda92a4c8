"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { INTRO_POPUP_DELAY_MS } from "#lib/domain/limits.ts";
import { isBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";

type Props = {
	desktop: Poster[string] | null;
	mobile: Poster[string] | null;
	/** Addresses from the cart over the gateway to the order, and of a request that was sent, where no popup disturbs. */
	notBelow: string[];
};

const loadPopup = () => import("./late-popup.tsx");

/**
 * The intro popup, 3 s after the page has loaded (promises §4 Banners, §9), with its picture: a card at the bottom that takes neither
 * the focus nor the page away. Once closed it stays hidden for 14 days.
 */
export function IntroPopup({ desktop, mobile, notBelow }: Props) {
	const [isDue, setDue] = useState(false);
	const { part: late } = usePart(loadPopup, isDue);
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
	return (
		isDue &&
		late && (
			<LateTexts>
				<late.LatePopup desktop={desktop} mobile={mobile} />
			</LateTexts>
		)
	);
}
