import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./order-summary-page.module.scss";

type Props = {
	locale: Locale;
	messages?: Parameters<typeof clientMessages>[1];
	isNarrow?: boolean;
	children: ReactNode;
};

/** Frame of an order's pages; the browser loads their content. `messages` adds texts to the order's. */
export async function OrderSummaryPage({ locale, messages = [], isNarrow = false, children }: Props) {
	const t = await getTranslations({ locale, namespace: "order" });
	const texts = await clientMessages(locale, ["order", "workingDays", "promisedDates", "promise", ...messages]);
	return (
		<div className={isNarrow ? styles.narrow : styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={texts}>
				<WithQueries>{children}</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
