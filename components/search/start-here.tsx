import { getTranslations } from "next-intl/server";
import { ProductRow } from "#components/product/card/product-row.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { fetchListing } from "#lib/storefront/goods/catalogue.ts";
import { StartCategories } from "./start-categories.tsx";
import styles from "./start-here.module.scss";

const FAVOURITES = 4;

/** Where to begin when nothing was found or asked for: the shop's categories, and goods that others like. */
export async function StartHere({ locale }: { locale: Locale }) {
	const [t, { products }] = await Promise.all([
		getTranslations({ locale, namespace: "search" }),
		fetchListing(locale, { per_page: FAVOURITES }),
	]);
	return (
		<div className={styles.root}>
			<StartCategories locale={locale} />
			<ProductRow id="favourites" title={t("favourites")} products={products} locale={locale} list={LISTS.favourites} />
		</div>
	);
}
