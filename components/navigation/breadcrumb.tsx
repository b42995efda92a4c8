import Link from "next/link";
import { useTranslations } from "next-intl";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { breadcrumbList } from "#lib/storefront/structured-data/breadcrumb-list.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import styles from "./breadcrumb.module.scss";

export type Step = { name: string; url: string };

/** The path from the home page to this page, also as structured data. */
export function Breadcrumb({ locale, steps, current }: { locale: Locale; steps: Step[]; current: Step }) {
	const t = useTranslations("breadcrumb");
	const way = [{ name: t("home"), url: screenPath(locale, "home") }, ...steps];
	return (
		<nav className={styles.root} aria-label={t("label")}>
			<ol>
				{way.map((step) => (
					<li key={step.url}>
						<Link href={step.url} prefetch={false}>
							{step.name}
						</Link>
					</li>
				))}
				<li aria-current="page">{current.name}</li>
			</ol>
			<JsonLd data={inContext(breadcrumbList([...way, current]))} />
		</nav>
	);
}
