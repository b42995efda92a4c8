import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import orderStyles from "#components/order/order-summary-page.module.scss";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";

/** Frame of the page of one request, with the texts for the browser. */
export async function RequestPlace({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = await getTranslations({ locale, namespace: "request" });
	const { order } = await getMessages({ locale });
	const messages = {
		...(await clientMessages(locale, ["request"])),
		// Dialog, contacts and printing use the order's components and texts.
		order: { close: order.close, print: order.print },
	};
	return (
		<div className={orderStyles.root}>
			<noscript>
				<p className={orderStyles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>{children}</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
