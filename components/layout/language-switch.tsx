"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { wayOnIn } from "#lib/api/leave.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { localPath, screenPathIn } from "#lib/i18n/paths.ts";
import styles from "./language-switch.module.scss";

/**
 * Leads to the same page in the other language; pages name it by `<link rel="alternate">`, personal ones have it from their
 * address. Pages of signing in go on leading where they led.
 */
export function LanguageSwitch({ locale }: { locale: Locale }) {
	const t = useTranslations("header");
	const other: Locale = locale === "cs" ? "en" : "cs";
	const path = usePathname();
	const [href, setHref] = useState(localPath(other, ""));
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page names its other language in its own head
	useEffect(() => {
		const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`);
		const here = screenPathIn(other, window.location.pathname) ?? localPath(other, "");
		setHref((link ? new URL(link.href).pathname : here) + wayOnIn(other));
	}, [other, path]);
	return (
		<a className={styles.root} href={href} hrefLang={other} lang={other}>
			{t("language")}
		</a>
	);
}
