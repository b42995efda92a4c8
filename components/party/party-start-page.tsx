import { useTranslations } from "next-intl";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { CategoryTiles } from "#components/navigation/category-tiles.tsx";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { partyPath, screenPath } from "#lib/i18n/paths.ts";
import { tableOf } from "#lib/storefront/goods/theme-papers.ts";
import { partyWay } from "#lib/storefront/goods/themes.ts";
import styles from "./party.module.scss";
import { PartyForm } from "./party-form.tsx";
import { PartyTable } from "./party-table.tsx";
import { usePartyFormTexts } from "./use-party-form-texts.ts";

/** The party finder by itself, for who has chosen no theme yet: the form, and the parties of all themes. */
export function PartyStartPage({ locale, themes }: { locale: Locale; themes: CategoryNode }) {
	const t = useTranslations("party");
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("title"), url: screenPath(locale, "party") }} />
			<h1>{t("title")}</h1>
			<p>{t("intro")}</p>
			<PartyTable table={tableOf(null)} />
			<div className={styles.form}>
				<PartyForm {...partyWay(locale, themes)} texts={usePartyFormTexts()} />
			</div>
			<section className={styles.themes} aria-labelledby="themes">
				<h2 id="themes">{t("byTheme")}</h2>
				<CategoryTiles
					id={themes.id}
					categories={themes.subcategories.map((theme) => ({ ...theme, url: partyPath(locale, theme) }))}
					all={{ url: themes.url, text: t("allThemes") }}
				/>
			</section>
		</div>
	);
}
