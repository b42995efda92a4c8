import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./breadcrumb.module.scss";

/** The way from the home page; the last step is where one stands. */
export function Breadcrumb({
	locale,
	steps,
	current,
}: {
	locale: Locale;
	steps: { name: string; url: string }[];
	current: string;
}) {
	const t = useTranslations("breadcrumb");
	return (
		<nav className={styles.root} aria-label={t("label")}>
			<ol>
				{[{ name: t("home"), url: screenPath(locale, "home") }, ...steps].map((step) => (
					<li key={step.url}>
						<Link href={step.url} prefetch={false}>
							{step.name}
						</Link>
					</li>
				))}
				<li aria-current="page">{current}</li>
			</ol>
		</nav>
	);
}
