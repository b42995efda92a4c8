import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import type { AccountScreen } from "#lib/i18n/screens.ts";
import { AccountFrame } from "./account-frame.tsx";
import styles from "./account-layout.module.scss";

type Props = {
	locale: Locale;
	/** The screen whose link is marked as the current one. */
	current: AccountScreen;
	/** Namespaces of texts beside the account's own. */
	messages?: Parameters<typeof clientMessages>[1];
	/** Heading of the page; a page without it brings its own. */
	title?: string;
	/** Shown to signed-in customers alone, in the browser. */
	children: ReactNode;
};

/** Frame of all pages of the account: a static shell that knows nobody, the way between the pages, and the page's title. */
export async function AccountLayout({ locale, current, messages = [], title, children }: Props) {
	const t = await getTranslations({ locale, namespace: "myAccount" });
	const texts = await clientMessages(locale, ["myAccount", "validation", ...messages]);
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={texts}>
				<AccountFrame locale={locale} current={current} title={title}>
					{children}
				</AccountFrame>
			</NextIntlClientProvider>
		</div>
	);
}
