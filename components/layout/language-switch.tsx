"use client";
import Cookies from "js-cookie";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { useNeeded } from "#components/ui/use-needed.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { LOCALE_MAX_AGE_S } from "#lib/domain/limits.ts";
import { LOCALE_FACTS, type Locale, otherLocales } from "#lib/domain/locale.ts";
import { homePath } from "#lib/i18n/home-path.ts";
import { atFirstTouch } from "#lib/storefront/browser/first-touch.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import styles from "./language-switch.module.scss";
import type { Way } from "./language-way.ts";

/** Leads to the same page in each other language. */
export function LanguageSwitch({ locale }: { locale: Locale }) {
	return (
		<div className={styles.root}>
			{otherLocales(locale).map((other) => (
				<LanguageLink key={other} locale={locale} other={other} />
			))}
		</div>
	);
}

type Props = { locale: Locale; other: Locale };

/** It knows all addresses of the shop, which no other part of a page needs. */
const loadWays = () => import("./language-way.ts");

/**
 * Pages name their other languages by `<link rel="alternate">`, those that search engines may not list by tags of ours, and personal
 * ones have them from their address. Pages of signing in go on leading where they led. A page that is not in that language says that
 * the way leads home.
 */
function LanguageLink({ locale, other }: Props) {
	const t = useTranslations("header");
	const { name } = LOCALE_FACTS[other];
	const path = usePathname();
	const [way, setWay] = useState<Way>({ href: homePath(other), isHome: false });
	const [isTouched, setTouched] = useState(false);
	const { part: ways } = useNeeded(loadWays, isTouched);
	useEffect(() => atFirstTouch(() => setTouched(true)), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page names its other languages in its own head
	useEffect(() => {
		if (ways) setWay(ways.wayTo(other, locale));
	}, [ways, other, locale, path]);
	const aim = (event: MouseEvent<HTMLAnchorElement>) => {
		keepLocale(other);
		const link = event.currentTarget;
		// A page's head may have come after the page.
		if (ways) return link.setAttribute("href", ways.wayTo(other, locale).href);
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		loadWays().then(
			({ wayTo }) => leaveTo(wayTo(other, locale).href),
			() => leaveTo(link.href),
		);
	};
	return (
		<a className={styles.link} href={way.href} hrefLang={other} onClick={aim}>
			<span lang={other}>{name}</span>
			{way.isHome && <span className={styles.home}>{t("languageHome")}</span>}
		</a>
	);
}

/** Stores the chosen language (promises §9). */
function keepLocale(locale: Locale): void {
	Cookies.set(COOKIES.locale, locale, {
		expires: LOCALE_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
}
