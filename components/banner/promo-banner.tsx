"use client";
import { useTranslations } from "next-intl";
import { type FocusEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useAutoHide } from "#components/ui/use-auto-hide.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { TOP_BANNER_SHOWN_MS } from "#lib/domain/limits.ts";
import { isBannerHidden, keepBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";
import { BannerLink } from "./banner-link.tsx";
import styles from "./promo-banner.module.scss";

/**
 * The top promo banner (promises §4 Banners, §9): it hides after 30 s, and for a day when closed. The shop's claim
 * takes its place, so that nothing moves.
 */
export function PromoBanner({ banner, claim }: { banner: Poster[string]; claim: string }) {
	const t = useTranslations("header");
	// Only the browser knows whether it was closed; before hydration TOP_BANNER_SCRIPT hides it.
	const [shown, setShown] = useState<object | null>(null);
	const [isHidden, setHidden] = useState(false);
	const [isHovered, setHovered] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const instead = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (isBannerHidden("topBanner")) setHidden(true);
		// Nothing moves, so reduced motion needs no exception.
		else setShown({});
	}, []);
	const hide = useCallback(() => {
		setHidden(true);
		setShown(null);
	}, []);
	useAutoHide({ shown, ms: TOP_BANNER_SHOWN_MS, isPaused: isHovered || isFocused, onHide: hide });
	const close = () => {
		keepBannerHidden("topBanner");
		// The button is gone: the focus moves here for the next Tab. A hidden element takes no focus.
		flushSync(hide);
		instead.current?.focus();
	};
	const leave = (event: FocusEvent) => {
		if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
	};
	return (
		<div className={styles.root}>
			<section
				className={styles.banner}
				aria-label={t("banner")}
				style={isHidden ? { visibility: "hidden" } : {}}
				onPointerEnter={() => setHovered(true)}
				onPointerLeave={() => setHovered(false)}
				onFocus={() => setFocused(true)}
				onBlur={leave}
			>
				<BannerLink banner={banner} className={styles.words ?? ""}>
					{banner.image && <Image className={styles.picture} src={banner.image.src} width={32} />}
					{banner.title}
				</BannerLink>
				<button type="button" className={styles.close} aria-label={t("closeBanner")} onClick={close}>
					<Icon name="x" size={18} />
				</button>
			</section>
			<p ref={instead} className={styles.claim} tabIndex={-1} style={isHidden ? { visibility: "visible" } : {}}>
				{claim}
			</p>
		</div>
	);
}
