import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { EndWatch } from "./end-watch.tsx";
import styles from "./end-watch-page.module.scss";

/** Target of the link in a watchdog's mail. */
export async function EndWatchPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "watchdogEnd" });
	const { watchdogEnd, notFound } = await getMessages({ locale });
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider locale={locale} messages={{ watchdogEnd, notFound }}>
				<WithQueries>
					<EndWatch locale={locale} />
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
