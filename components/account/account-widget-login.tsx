"use client";
import { useTranslations } from "next-intl";
import { isSignInPage, leaveTo, loadAgain, pathAfterLogin } from "#lib/api/leave.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./account-widget.module.scss";
import { LoginForm } from "./login-form.tsx";
import { LoginLinks } from "./login-links.tsx";

/** The login in the header. The page stays where it is and is loaded again, since it may look otherwise to a customer. */
export function AccountWidgetLogin({ locale }: { locale: Locale }) {
	const t = useTranslations("login");
	const leave = () => (isSignInPage() ? leaveTo(pathAfterLogin(locale)) : loadAgain());
	return (
		<div className={styles.login}>
			<h2 className={styles.title}>{t("title")}</h2>
			<LoginForm locale={locale} onDone={leave} isLeaving />
			<LoginLinks locale={locale} />
		</div>
	);
}
