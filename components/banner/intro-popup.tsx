"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { INTRO_POPUP_DELAY_MS, MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isBannerHidden, keepBannerHidden } from "#lib/storefront/browser/banner-cookies.ts";
import { BannerLink } from "./banner-link.tsx";
import styles from "./intro-popup.module.scss";

type Banner = Poster[string];

/** Interval of checks while the visitor is busy. */
const LOOK_AGAIN_MS = 1000;

/** The intro popup, 3 s after the page has loaded (promises §4 Banners, §9); once closed it stays hidden for 14 days. */
export function IntroPopup({ desktop, mobile }: { desktop: Banner | null; mobile: Banner | null }) {
	const [shown, setShown] = useState<Banner | null>(null);
	const isBuying = isBetweenGoodsAndMoney(usePathname());
	useEffect(() => {
		if (isBuying || isBannerHidden("introPopup")) return;
		const show = () => {
			// Another tab may have closed it meanwhile.
			if (isBannerHidden("introPopup")) return;
			if (isVisitorBusy()) timer = window.setTimeout(show, LOOK_AGAIN_MS);
			else setShown(window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches ? desktop : mobile);
		};
		let timer = window.setTimeout(show, INTRO_POPUP_DELAY_MS);
		return () => window.clearTimeout(timer);
	}, [desktop, mobile, isBuying]);
	const close = useCallback(() => {
		keepBannerHidden("introPopup");
		setShown(null);
	}, []);
	return shown && <PopupDialog banner={shown} onClose={close} />;
}

/** No popup between the cart and the paid order. */
function isBetweenGoodsAndMoney(path: string): boolean {
	return LOCALES.flatMap((locale) => [screenPath(locale, "cart"), screenPath(locale, "summary")]).some(
		(start) => path === start || path.startsWith(`${start}/`),
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

function PopupDialog({ banner, onClose }: { banner: Banner; onClose: () => void }) {
	const t = useTranslations("header");
	const dialog = useOpenDialog();
	const titleId = useId();
	const close = () => dialog.current?.close();
	const path = usePathname();
	const openedOn = useRef(path);
	useEffect(() => {
		// A navigation closes it.
		if (path !== openedOn.current) dialog.current?.close();
	}, [path, dialog]);
	const closeByBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
		<dialog
			ref={dialog}
			className={styles.root}
			aria-labelledby={titleId}
			data-scroll-lock
			onClose={onClose}
			onClick={closeByBackdrop}
		>
			<div className={styles.inside}>
				<button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
					<Icon name="x" />
				</button>
				{banner.image && (
					<Image
						className={styles.picture}
						src={banner.image.src}
						width={480}
						sizes="(min-width: 1024px) 320px, 80vw"
						isEager
					/>
				)}
				<div className={styles.words}>
					<h2 id={titleId}>{banner.title}</h2>
					{banner.url !== null && (
						<BannerLink banner={banner} className={buttonClass({ size: "large" })} onClick={close}>
							{t("popupOpen")}
						</BannerLink>
					)}
				</div>
			</div>
		</dialog>
	);
}
