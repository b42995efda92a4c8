import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./login-page.module.scss";
import { LoginScreen } from "./login-screen.tsx";

export async function LoginPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "login" });
	const messages = await clientMessages(locale, ["login", "validation"]);
	return (
		<div className={styles.root}>
			<div className={styles.card}>
				<h1>{t("title")}</h1>
				<p>{t("lead")}</p>
				<noscript>
					<p className={styles.noscript}>{t("noscript")}</p>
				</noscript>
				<NextIntlClientProvider messages={messages}>
					<LoginScreen locale={locale} />
				</NextIntlClientProvider>
			</div>
		</div>
	);
}
