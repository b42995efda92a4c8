"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { isConsentAsked, listenToConsentOpening } from "#lib/storefront/browser/consent.ts";
import styles from "./consent-bar.module.scss";
import { ConsentChoices } from "./consent-choices.tsx";

type Shown = "no" | "asking" | "reopened";

/**
 * The cookie bar: at the bottom until the visitor decides (promises §4 Cookie consent), and on request. It blocks
 * nothing: the page gets a margin for it at its end, and focused elements scroll clear of it.
 */
export function ConsentBar({ locale }: { locale: Locale }) {
	const t = useTranslations("consent");
	const [shown, setShown] = useState<Shown>("no");
	const opener = useRef<Element | null>(null);
	useEffect(() => {
		// Not before hydration: the page is the same for everybody.
		if (isConsentAsked()) setShown("asking");
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
		setShown("no");
		if (opener.current instanceof HTMLElement) opener.current.focus();
		opener.current = null;
	};
	return (
		<section ref={bar} className={styles.root} aria-labelledby="consent-title" tabIndex={-1}>
			<p id="consent-title" className={styles.title}>
				{t("title")}
			</p>
			<ConsentChoices locale={locale} onDecided={close} />
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
