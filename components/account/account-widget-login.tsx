"use client";
import { useTranslations } from "next-intl";
import { leaveTo, pathAfterLogin } from "#lib/api/leave.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./account-widget.module.scss";
import { LoginForm } from "./login-form.tsx";
import { LoginLinks } from "./login-links.tsx";

/** The login in the header, which leads where the page's address asks to go, or to the account (spec §4). */
export function AccountWidgetLogin({ locale }: { locale: Locale }) {
	const t = useTranslations("login");
	return (
		<div className={styles.login}>
			<h2 className={styles.title}>{t("title")}</h2>
			<LoginForm locale={locale} onDone={() => leaveTo(pathAfterLogin(locale))} isLeaving />
			<LoginLinks locale={locale} />
		</div>
	);
}
