import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { countFilters, listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { paperOf } from "#lib/storefront/goods/theme-papers.ts";
import type { ListingPage as Page } from "#lib/storefront/pages/listing-page.ts";
import { urlsOf } from "#lib/storefront/pages/listing-place.ts";
import { collectionPage } from "#lib/storefront/structured-data/collection-page.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { Listing } from "./listing.tsx";
import { ListingHeader } from "./listing-header.tsx";
import styles from "./listing-page.module.scss";
import { Subcategories } from "./subcategories.tsx";

/** A brand's list is a shelf of goods as all goods are. */
const HEADS = {
	sale: { tint: "#ffe1e6", strip: "sale" },
	new: { tint: "#fff3bf", strip: "new" },
	goods: { tint: "#e9e4ff", strip: "goods" },
	brand: { tint: "#e9e4ff", strip: "goods" },
};

/** A category, a brand, goods on sale, new goods or all goods: breadcrumb, header and goods. */
export async function ListingPage({ locale, page }: { locale: Locale; page: Page }) {
	const { place, state, listing } = page;
	if (place.kind === "search") return null;
	const t = await getTranslations({ locale, namespace: "listing" });
	const isPlain = countFilters(state) === 0 && state.page === 1;
	const url = urlsOf(place)[locale];
	// Filtered and sorted lists have the plain list as canonical address; only that one has structured data.
	const isCanonical = countFilters(state) === 0 && state.sort === PLAIN_LISTING.sort;
	const data = (name: string, description: string) =>
		isCanonical && (
			<JsonLd
				data={inContext(collectionPage(locale, { name, description, url: listingPath(locale, url, state), listing }))}
			/>
		);
	if (place.kind === "category") {
		const { category } = place;
		const { theme } = category;
		return (
			// Its goods lie on the theme's paper (components/product/card).
			<div className={styles.root} style={theme ? ({ "--theme": paperOf(category) } as CSSProperties) : undefined}>
				<Breadcrumb locale={locale} steps={category.breadcrumb.slice(0, -1)} current={{ name: category.name, url }} />
				{data(category.name, category.description)}
				<ListingHeader
					name={category.name}
					description={category.description}
					tint={category.tint}
					strip={category.strip}
					image={category.image}
				/>
				<Subcategories
					categories={category.subcategories}
					counts={listing.facets?.categories ?? []}
					tint={category.tint}
				/>
				<Listing locale={locale} page={page} />
			</div>
		);
	}
	const name = place.kind === "brand" ? place.brand.name : t(`${place.kind}Title`);
	const description = place.kind === "brand" ? place.brand.description : t(`${place.kind}Description`);
	const steps = place.kind === "brand" ? [{ id: 0, name: t("brandsTitle"), url: screenPath(locale, "brands") }] : [];
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={steps} current={{ name, url }} />
			{data(name, description)}
			<ListingHeader name={name} description={description} {...HEADS[place.kind]} image={null} />
			{place.kind === "goods" && isPlain && <Subcategories categories={page.categories ?? []} counts={[]} />}
			<Listing locale={locale} page={page} />
		</div>
	);
}
