import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./newsletter-page.module.scss";
import { SubscriptionScreen } from "./subscription-screen.tsx";

/** Target of the newsletter's links. */
export async function NewsletterPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "newsletterPage" });
	const { newsletterPage, errors, notFound } = await getMessages({ locale });
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider locale={locale} messages={{ newsletterPage, errors, notFound }}>
				<WithQueries>
					<SubscriptionScreen locale={locale} />
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
