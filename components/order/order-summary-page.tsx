import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./order-summary-page.module.scss";

export async function OrderSummaryPage({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = await getTranslations({ locale, namespace: "order" });
	const messages = await clientMessages(locale, ["order"]);
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
		</div>
	);
}
