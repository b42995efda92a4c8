import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./form-place.module.scss";

type Namespace = "rental" | "inflation" | "decoration" | "eventForm";

/** The place of a service's form on its page: it needs the browser, and the texts for it. */
export async function FormPlace({
	locale,
	texts,
	children,
}: {
	locale: Locale;
	/** The form's own. */
	texts: Namespace;
	children: ReactNode;
}) {
	const t = await getTranslations({ locale, namespace: "requestForm" });
	const { myAccount, checkout } = await getMessages({ locale });
	const messages = {
		...(await clientMessages(locale, ["captcha", "requestForm", "validation", texts])),
		// What needs a correction is said as in the account, the phone is asked for as at the checkout.
		myAccount: { requiredHint: myAccount.requiredHint, problems: myAccount.problems },
		checkout: { contact: checkout.contact },
	};
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
		</div>
	);
}
