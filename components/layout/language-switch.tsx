"use client";
import Cookies from "js-cookie";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { LOCALE_MAX_AGE_S } from "#lib/domain/limits.ts";
import { LOCALE_FACTS, type Locale, otherLocales } from "#lib/domain/locale.ts";
import { OTHER_LANGUAGE_TAG } from "#lib/i18n/alternates.ts";
import { localPath, readPath, screenPathIn } from "#lib/i18n/paths.ts";
import { queryIn } from "#lib/i18n/query-in.ts";
import { wayOnIn } from "#lib/storefront/browser/leave.ts";
import styles from "./language-switch.module.scss";

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

/**
 * Pages name their other languages by `<link rel="alternate">`, those that search engines may not list by tags of ours, and personal
 * ones have them from their address. Pages of signing in go on leading where they led. A page that is not in that language says that
 * the way leads home.
 */
function LanguageLink({ locale, other }: Props) {
	const t = useTranslations("header");
	const { name } = LOCALE_FACTS[other];
	const path = usePathname();
	const [way, setWay] = useState<Way>({ href: localPath(other, ""), isHome: false });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page names its other languages in its own head
	useEffect(() => setWay(wayTo(other, locale)), [other, locale, path]);
	// A page's head may have come after the page.
	const aim = (event: MouseEvent<HTMLAnchorElement>) => {
		event.currentTarget.setAttribute("href", wayTo(other, locale).href);
		keepLocale(other);
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

/** `isHome`: this page is not in that language. */
type Way = { href: string; isHome: boolean };

function wayTo(other: Locale, locale: Locale): Way {
	const named = addressIn(other);
	const { origin, pathname, search } = window.location;
	if (named !== undefined) {
		const there = new URL(named, origin);
		const query = wayOnIn(other) || there.search || queryIn(other, { from: locale, search });
		return { href: there.pathname + query, isHome: false };
	}
	// A page with a canonical address but no language versions exists in one language only.
	const isWrittenOnce = document.querySelector('link[rel="canonical"]') !== null;
	const here = isWrittenOnce ? null : screenPathIn(other, pathname);
	return { href: (here ?? localPath(other, "")) + wayOnIn(other), isHome: here === null };
}

/** This page in another language as its head names it. */
function addressIn(other: Locale): string | undefined {
	const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`);
	if (link) return link.href;
	const tags = document.querySelectorAll<HTMLMetaElement>(`meta[name="${OTHER_LANGUAGE_TAG}"]`);
	return [...tags].map(({ content }) => content).find((path) => readPath(path).locale === other);
}
