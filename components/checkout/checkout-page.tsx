import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./checkout-page.module.scss";

/** Heading of the checkout; what is below it is the shopper's own and comes from the browser. */
export async function CheckoutPage({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = await getTranslations({ locale });
	const messages = await clientMessages(locale, ["checkout", "validation"]);
	return (
		<div className={styles.root}>
			<h1>{t("checkout.title")}</h1>
			<noscript>
				<p className={styles.noscript}>{t("cart.noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
		</div>
	);
}
