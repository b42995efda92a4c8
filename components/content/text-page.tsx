import { useFormatter, useTranslations } from "next-intl";
import type { RentalPrices } from "#components/product/card/rental-grid.tsx";
import type { Page } from "#lib/contract/schemas/content.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { TextColumns } from "./text-columns.tsx";
import { TextFrame } from "./text-frame.tsx";
import { TextHead } from "./text-head.tsx";
import styles from "./text-page.module.scss";

type Props = {
	locale: Locale;
	page: Page;
	settings: Pick<Settings, "contacts" | "bottommenu">;
	rentals?: RentalPrices | undefined;
};

/** A text page with the day of its last change. */
export function TextPage({ locale, page, settings, rentals }: Props) {
	const url = page.urls[locale] ?? localPath(locale, page.slug);
	const t = useTranslations("content");
	const format = useFormatter();
	const date = format.dateTime(new Date(page.updated_at), { day: "numeric", month: "long", year: "numeric" });
	return (
		<TextFrame locale={locale} current={{ name: page.title, url }}>
			<article>
				<TextHead title={page.title} perex={page.perex} image={page.image} scene={page.scene} />
				<TextColumns locale={locale} blocks={page.blocks} rentals={rentals} settings={settings} url={url}>
					<p className={styles.updated}>{t("updated", { date })}</p>
				</TextColumns>
			</article>
		</TextFrame>
	);
}
