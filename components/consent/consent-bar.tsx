"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { isConsentAsked, listenToConsentOpening } from "#lib/storefront/browser/consent.ts";
import styles from "./consent-bar.module.scss";
import { ConsentChoices } from "./consent-choices.tsx";
import { CONSENT_TITLE_ID } from "./consent-title-id.ts";

type Shown = "no" | "asking" | "reopened";

/**
 * The cookie bar: at the bottom until the visitor decides (promises §4 Cookie consent), and on request. It blocks
 * nothing, and is painted with the page, as the largest text of many: the page gets a margin for it at its end, and focused elements scroll clear of it.
 */
export function ConsentBar({ more }: { more: string }) {
	const t = useTranslations("consent");
	// The page is the same for everybody: until hydration only the mark of the document tells who sees it.
	const [shown, setShown] = useState<Shown>("asking");
	const opener = useRef<Element | null>(null);
	useEffect(() => {
		if (!isConsentAsked()) setShown("no");
		// React draws the whole document anew after an error of all of it.
		else document.documentElement.dataset.consent = "asked";
		return listenToConsentOpening(() => {
			opener.current = document.activeElement;
			setShown("reopened");
		});
	}, []);
	const bar = useRoom(shown !== "no");
	useEffect(() => {
		if (shown === "reopened") bar.current?.focus();
	}, [shown, bar]);
	if (shown === "no") return null;
	const close = () => {
		delete document.documentElement.dataset.consent;
		setShown("no");
		if (opener.current instanceof HTMLElement) opener.current.focus();
		opener.current = null;
	};
	return (
		<section
			ref={bar}
			className={shown === "reopened" ? styles.isReopened : styles.root}
			aria-labelledby={CONSENT_TITLE_ID}
			tabIndex={-1}
		>
			<p id={CONSENT_TITLE_ID} className={styles.title}>
				{t("title")}
			</p>
			<ConsentChoices key={shown} more={more} isOpen={shown === "reopened"} onDecided={close} />
		</section>
	);
}

/** Tells the page the bar's height (styles/globals.scss) while it is shown. */
function useRoom(isShown: boolean) {
	const bar = useRef<HTMLElement>(null);
	useEffect(() => {
		const element = bar.current;
		if (!isShown || !element) return;
		const { style } = document.documentElement;
		const measure = () => style.setProperty("--consent-room", `${element.offsetHeight}px`);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty("--consent-room");
		};
	}, [isShown]);
	return bar;
}
