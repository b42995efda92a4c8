import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./form-place.module.scss";

type Namespace = "rental" | "inflation" | "decoration" | "eventForm";

/** Frame of a service's form, with the texts for its client components. */
export async function FormPlace({
	locale,
	texts,
	children,
}: {
	locale: Locale;
	/** Texts of the form. */
	texts: Namespace;
	children: ReactNode;
}) {
	const t = await getTranslations({ locale, namespace: "requestForm" });
	const { myAccount, checkout } = await getMessages({ locale });
	const messages = {
		...(await clientMessages(locale, ["captcha", "holidays", "requestForm", "validation", texts])),
		// Corrections use the account's texts, the phone field the checkout's.
		myAccount: { requiredHint: myAccount.requiredHint, problems: myAccount.problems },
		checkout: { contact: checkout.contact },
	};
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>{children}</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
