import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./satisfaction-page.module.scss";
import { SatisfactionScreen } from "./satisfaction-screen.tsx";

/** The questionnaire after a purchase. */
export async function SatisfactionPage({ locale }: { locale: Locale }) {
	const [t, messages] = await Promise.all([
		getTranslations({ locale, namespace: "satisfaction" }),
		clientMessages(locale, ["satisfaction", "courierReview", "review", "order", "validation"]),
	]);
	return (
		<div className={styles.root}>
			<h1>{t("title")}</h1>
			<p>{t("lead")}</p>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider locale={locale} messages={messages}>
				<WithQueries>
					<SatisfactionScreen locale={locale} />
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
