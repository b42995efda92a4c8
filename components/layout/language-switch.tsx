"use client";
import Cookies from "js-cookie";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { LOCALE_MAX_AGE_S } from "#lib/domain/limits.ts";
import { LOCALE_FACTS, type Locale, otherLocale } from "#lib/domain/locale.ts";
import { OTHER_LANGUAGE_TAG } from "#lib/i18n/alternates.ts";
import { localPath, screenPathIn } from "#lib/i18n/paths.ts";
import { queryIn } from "#lib/i18n/query-in.ts";
import { wayOnIn } from "#lib/storefront/browser/leave.ts";
import styles from "./language-switch.module.scss";

/**
 * Leads to the same page in the other language; pages name it by `<link rel="alternate">`, those that search engines may not list
 * by a tag of ours, and personal ones have it from their address. Pages of signing in go on leading where they led. A page of one language alone says that the way leads home.
 */
export function LanguageSwitch({ locale }: { locale: Locale }) {
	const t = useTranslations("header");
	const other = otherLocale(locale);
	const { name } = LOCALE_FACTS[other];
	const path = usePathname();
	const [way, setWay] = useState<Way>({ href: localPath(other, ""), isHome: false });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page names its other language in its own head
	useEffect(() => setWay(wayTo(other)), [other, path]);
	// A page's head may have come after the page.
	const aim = (event: MouseEvent<HTMLAnchorElement>) => {
		event.currentTarget.setAttribute("href", wayTo(other).href);
		keepLocale(other);
	};
	return (
		<a className={styles.root} href={way.href} hrefLang={other} onClick={aim}>
			<span lang={other}>{name}</span>
			{way.isHome && <span className={styles.home}>{t("languageHome")}</span>}
		</a>
	);
}

/** Remembers the language that was chosen (promises §9). */
function keepLocale(locale: Locale): void {
	Cookies.set(COOKIES.locale, locale, {
		expires: LOCALE_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
}

/** `isHome`: this page has no other language. */
type Way = { href: string; isHome: boolean };

function wayTo(other: Locale): Way {
	const named = addressIn(other);
	const { origin, pathname, search } = window.location;
	if (named !== undefined) {
		const there = new URL(named, origin);
		return { href: there.pathname + (wayOnIn(other) || there.search || queryIn(other, search)), isHome: false };
	}
	// A page that has an address of its own for search engines, but no versions, is written in one language.
	const isWrittenOnce = document.querySelector('link[rel="canonical"]') !== null;
	const here = isWrittenOnce ? null : screenPathIn(other, pathname);
	return { href: (here ?? localPath(other, "")) + wayOnIn(other), isHome: here === null };
}

/** The other language of this page as its head names it. */
function addressIn(other: Locale): string | undefined {
	const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`);
	return link?.href ?? document.querySelector<HTMLMetaElement>(`meta[name="${OTHER_LANGUAGE_TAG}"]`)?.content;
}
