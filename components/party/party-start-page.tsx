import { useTranslations } from "next-intl";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./party.module.scss";
import { PartyForm, type PartyWay } from "./party-form.tsx";
import { usePartyFormTexts } from "./use-party-form-texts.ts";

/** The party finder by itself, for who has chosen no theme yet. */
export function PartyStartPage({ locale, way }: { locale: Locale; way: PartyWay }) {
	const t = useTranslations("party");
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("title"), url: screenPath(locale, "party") }} />
			<div className={styles.start}>
				<h1>{t("title")}</h1>
				<p>{t("intro")}</p>
				<PartyForm {...way} texts={usePartyFormTexts()} />
			</div>
		</div>
	);
}
