"use client";
import { useTranslations } from "next-intl";
import { LatePart } from "#components/queries/late-part.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { pathAfterLogin } from "#lib/storefront/browser/way-on.ts";
import { LoginForm } from "../login/login-form.tsx";
import { LoginLinks } from "../login/login-links.tsx";
import styles from "./account-widget.module.scss";

/** The login in the header; it leads to the target in the page's address, or to the account (promises §4). */
export function AccountWidgetLogin({ locale }: { locale: Locale }) {
	return (
		<LatePart>
			<Login locale={locale} />
		</LatePart>
	);
}

function Login({ locale }: { locale: Locale }) {
	const t = useTranslations("login");
	return (
		<div className={styles.login}>
			<h2 className={styles.title}>{t("title")}</h2>
			<LoginForm locale={locale} onDone={() => leaveTo(pathAfterLogin(locale))} isLeaving />
			<LoginLinks locale={locale} />
		</div>
	);
}
