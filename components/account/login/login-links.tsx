"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { wayBack } from "#lib/storefront/browser/way-on.ts";
import styles from "./login-links.module.scss";

const subscribeToNothing = () => () => {};

/** A screen's path with the login's target as `redirect`; in static HTML without it. */
export function useWithWayBack(path: string): string {
	const back = useSyncExternalStore(subscribeToNothing, wayBack, () => null);
	return back === null ? path : `${path}?${new URLSearchParams({ redirect: back })}`;
}

/** Links for people who forgot the password or have no account. */
export function LoginLinks({ locale }: { locale: Locale }) {
	const t = useTranslations("login");
	return (
		<ul className={styles.root}>
			<li>
				<Link href={screenPath(locale, "passwordReset")} prefetch={false}>
					{t("forgotten")}
				</Link>
			</li>
			<li>
				{t("noAccount")}{" "}
				<Link href={useWithWayBack(screenPath(locale, "register"))} prefetch={false}>
					{t("register")}
				</Link>
			</li>
		</ul>
	);
}
