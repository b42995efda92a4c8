import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import type { AccountScreen } from "#lib/i18n/screens.ts";
import { AccountFrame } from "./account-frame.tsx";
import styles from "./account-layout.module.scss";

type Props = {
	locale: Locale;
	/** The screen whose link is marked as the current one. */
	current: AccountScreen;
	/** Namespaces of texts besides the account's. */
	messages?: Parameters<typeof clientMessages>[1];
	/** Heading of the page; without it the page has its own. */
	title?: string;
	/** Rendered only in the browser, for signed-in customers. */
	children: ReactNode;
};

/** Frame of all account pages: a static shell without customer data, the menu, and the page's title. */
export async function AccountLayout({ locale, current, messages = [], title, children }: Props) {
	const t = await getTranslations({ locale, namespace: "myAccount" });
	const texts = await clientMessages(locale, ["myAccount", "validation", ...messages]);
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={texts}>
				<WithQueries>
					<AccountFrame locale={locale} current={current} title={title}>
						{children}
					</AccountFrame>
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
