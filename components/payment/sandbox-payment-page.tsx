import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./sandbox-payment-page.module.scss";

/** Frame of the sandbox gateway's page, which always says that no money moves. */
export async function SandboxPaymentPage({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = await getTranslations({ locale, namespace: "sandboxGateway" });
	const { sandboxGateway } = await getMessages({ locale });
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			<NextIntlClientProvider locale={locale} messages={{ sandboxGateway }}>
				<WithQueries>{children}</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
