import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { WatchOfLink } from "./watch-of-link.tsx";
import styles from "./watch-page.module.scss";

/** Target of the links in mails about a watch. */
export async function WatchPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "watchdogEnd" });
	const { watchdogEnd, notFound } = await getMessages({ locale });
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider locale={locale} messages={{ watchdogEnd, notFound }}>
				<WithQueries>
					<WatchOfLink locale={locale} />
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
