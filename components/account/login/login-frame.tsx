import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Scene } from "#components/picture/scene.tsx";
import { WithQueries } from "#components/queries/with-queries.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import type { clientMessages } from "#lib/i18n/client-messages.ts";
import styles from "./login-frame.module.scss";

type Messages = Awaited<ReturnType<typeof clientMessages>>;

type Props = {
	locale: Locale;
	/** Heading of the page; without it the page has its own, which changes. */
	title?: string;
	lead?: string;
	/** Texts for client components. */
	messages: Messages;
	children: ReactNode;
};

/** A card in the middle of the page, for login, registration and mailed links. */
export async function LoginFrame({ locale, title, lead, messages, children }: Props) {
	const t = await getTranslations({ locale, namespace: "login" });
	return (
		<div className={styles.root}>
			<div className={styles.card}>
				<Scene name="open" width={150} margin="0 auto" />
				{title !== undefined && <h1>{title}</h1>}
				{lead !== undefined && <p>{lead}</p>}
				<noscript>
					<p className={styles.noscript}>{t("noscript")}</p>
				</noscript>
				<NextIntlClientProvider messages={messages}>
					<WithQueries>{children}</WithQueries>
				</NextIntlClientProvider>
			</div>
		</div>
	);
}
