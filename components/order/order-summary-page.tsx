import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./order-summary-page.module.scss";

export async function OrderSummaryPage({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = await getTranslations({ locale, namespace: "order" });
	return (
		<div className={styles.root}>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			{children}
		</div>
	);
}
