import { useFormatter, useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ShopDocument } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./document-list.module.scss";

/** Documents to print, by section. */
export function DocumentList({ locale, documents }: { locale: Locale; documents: ShopDocument[] }) {
	const t = useTranslations("documents");
	const sections = Map.groupBy(documents, ({ section }) => section);
	return (
		<TextFrame locale={locale} current={{ name: t("title"), url: screenPath(locale, "documents") }}>
			<TextHead title={t("title")} perex={t("description")} image={null} scene="papers" />
			{documents.length === 0 && <p>{t("empty")}</p>}
			{[...sections].map(([section, papers]) => (
				<section key={section} className={styles.section} aria-label={section}>
					<h2>{section}</h2>
					<ul>
						{papers.map((paper) => (
							<li key={paper.key}>
								<Paper paper={paper} />
							</li>
						))}
					</ul>
				</section>
			))}
		</TextFrame>
	);
}

function Paper({ paper }: { paper: ShopDocument }) {
	const t = useTranslations("documents");
	const format = useFormatter();
	const date = format.dateTime(new Date(paper.updated_at), { day: "numeric", month: "long", year: "numeric" });
	return (
		<>
			<Icon name="file-text" size={28} />
			<div>
				<a href={paper.url} type="application/pdf">
					{t("download", { title: paper.title })}
				</a>
				{paper.description !== "" && <p>{paper.description}</p>}
				<p className={styles.updated}>{t("updated", { date })}</p>
			</div>
		</>
	);
}
