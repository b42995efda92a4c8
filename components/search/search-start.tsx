import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { SearchBox } from "./search-box.tsx";
import styles from "./search-start.module.scss";

type Props = {
	locale: Locale;
	/** Address of this page. */
	action: string;
	placeholders: string[];
	/** Where to start. */
	children?: ReactNode;
};

/** The search page without a query: the box, and where to start. */
export async function SearchStart({ locale, action, placeholders, children }: Props) {
	const [t, box] = await Promise.all([
		getTranslations({ locale, namespace: "search" }),
		getTranslations({ locale, namespace: "searchBox" }),
	]);
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("title"), url: action }} />
			<div className={styles.prompt}>
				<h1>{t("promptTitle")}</h1>
				<p>{t("promptText")}</p>
				<SearchBox
					locale={locale}
					action={action}
					placeholders={placeholders}
					labels={{ label: t("promptTitle"), submit: box("submit") }}
				/>
			</div>
			{children}
		</div>
	);
}
