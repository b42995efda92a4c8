import { useMessages, useTranslations } from "next-intl";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { itemList } from "#lib/storefront/structured-data/item-list.ts";
import { CountryOutline } from "./finder/country-outline.tsx";
import { mapPins } from "./finder/map-pins.ts";
import { StoreFinder } from "./finder/store-finder.tsx";
import styles from "./stores-page.module.scss";

/** All stores, as a list, on a map, or by distance. */
export function StoresPage({ locale, stores }: { locale: Locale; stores: StoreCard[] }) {
	const t = useTranslations("stores");
	const { stores: texts } = useMessages();
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("title"), url: screenPath(locale, "stores") }} />
			<JsonLd data={inContext(itemList(stores))} />
			<header className={styles.head}>
				<h1>{t("title")}</h1>
				<p>{t("intro")}</p>
				<noscript>
					<p className={styles.noscript}>{t("noscript")}</p>
				</noscript>
			</header>
			<AddedTexts texts={{ stores: texts }}>
				<StoreFinder stores={stores} pins={mapPins(stores)} frame={COUNTRY_FRAME} outline={<CountryOutline />} />
			</AddedTexts>
		</div>
	);
}
