import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { DocumentTitle } from "./document-title.tsx";
import styles from "./error.module.scss";

/** Error page with status 404 (promises §2 Generic behaviour); also shown by pages whose browser call finds nothing. `children`: ways on. */
export async function NotFoundPage({ locale, children }: { locale: Locale; children?: ReactNode }) {
	const t = await getTranslations({ locale, namespace: "notFound" });
	const page = (
		<div className={styles.root}>
			<DocumentTitle title={t("title")} />
			<div className={styles.lost} />
			<h1>{t("title")}</h1>
			<p lang="en">{t("message")}</p>
			<p>{t("text")}</p>
			<p>{t("hint")}</p>
			<Link className={buttonClass()} href={screenPath(locale, "home")} prefetch={false}>
				{t("home")}
			</Link>
		</div>
	);
	if (!children) return page;
	return (
		<>
			{page}
			<div className={styles.waysOn}>{children}</div>
		</>
	);
}
