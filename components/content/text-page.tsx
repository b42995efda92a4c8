import { useFormatter, useTranslations } from "next-intl";
import type { Page } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { Blocks } from "./blocks.tsx";
import { TextFrame } from "./text-frame.tsx";
import { TextHead } from "./text-head.tsx";
import styles from "./text-page.module.scss";

/** A text page with the day of its last change. */
export function TextPage({ locale, page }: { locale: Locale; page: Page }) {
	const t = useTranslations("content");
	const format = useFormatter();
	const date = format.dateTime(new Date(page.updated_at), { day: "numeric", month: "long", year: "numeric" });
	return (
		<TextFrame locale={locale} current={{ name: page.title, url: page.urls[locale] ?? localPath(locale, page.slug) }}>
			<article>
				<TextHead title={page.title} perex={page.perex} image={page.image} />
				<Blocks blocks={page.blocks} locale={locale} />
				<p className={styles.updated}>{t("updated", { date })}</p>
			</article>
		</TextFrame>
	);
}
