import Link from "next/link";
import { getMessages, getTranslations } from "next-intl/server";
import { Scene } from "#components/picture/scene.tsx";
import { ProductGrid } from "#components/product/card/product-grid.tsx";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { countFilters, listingPath, listingQuery, withoutFilters } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { LISTS, listOf } from "#lib/storefront/analytics/item-lists.ts";
import { fetchListing } from "#lib/storefront/goods/catalogue.ts";
import { type ListingParams, listingParams } from "#lib/storefront/goods/listing-params.ts";
import type { ListingPage } from "#lib/storefront/pages/listing-page.ts";
import { scopeOf, urlsOf } from "#lib/storefront/pages/listing-place.ts";
import { Pages } from "../navigation/pages.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { Filters } from "./filters.tsx";
import styles from "./listing.module.scss";
import { ListingBar } from "./listing-bar.tsx";
import { LoadMore } from "./load-more.tsx";
import { PartyTicket } from "./party-ticket.tsx";
import { Sorts } from "./sorts.tsx";
import { swatchesOf } from "./swatches.ts";

const INSTEAD = 4;

/**
 * A list of goods with filters, sorting and pages: links and a plain form. With JavaScript a filter shows at once, and load-more
 * appends the next page and changes the address.
 */
export async function Listing({ locale, page }: { locale: Locale; page: ListingPage }) {
	const { place, state, listing, theme } = page;
	const t = await getTranslations({ locale, namespace: "listing" });
	const url = urlsOf(place)[locale];
	const filters = countFilters(state);
	const first = (listing.page - 1) * listing.per_page;
	if (listing.products.length === 0 && filters === 0) {
		return (
			<>
				<div className={styles.empty}>
					<Scene name="box" width={150} />
					<p>{t("empty")}</p>
					<p>{t("emptyHint")}</p>
					<Link href={screenPath(locale, "home")} prefetch={false}>
						{t("toHome")}
					</Link>
				</div>
				<Instead locale={locale} title={t("instead")} params={{}} />
			</>
		);
	}
	const pathOf = (number: number) => listingPath(locale, url, { ...state, page: number });
	return (
		<AddedTexts texts={{ listing: (await getMessages({ locale })).listing }}>
			<div className={styles.root}>
				<ListingBar state={state} hasFilters={listing.facets !== null} />
				{listing.facets && (
					<Filters
						// A new state remounts the form, so that its inputs match the address.
						key={listingQuery(locale, state)}
						locale={locale}
						url={url}
						state={state}
						facets={listing.facets}
						total={listing.total}
						swatches={swatchesOf(listing.facets)}
					/>
				)}
				<div className={styles.goods} id="goods">
					<div className={styles.tools}>
						<p className={listing.is_cut ? styles.countCut : styles.count} role="status">
							{listing.is_cut ? t("countCut", { count: listing.total }) : t("count", { count: listing.total })}
						</p>
						<Sorts locale={locale} url={url} state={state} />
					</div>
					{listing.facets && filters > 0 && (
						<ChosenFilters locale={locale} url={url} state={state} facets={listing.facets} />
					)}
					{listing.products.length === 0 && (
						<div className={styles.empty}>
							<Scene name="glass" width={150} />
							<p>{t("nothingFits")}</p>
							<Link href={listingPath(locale, url, withoutFilters(state))} prefetch={false}>
								{t("clearFilters")}
							</Link>
						</div>
					)}
					{listing.products.length === 0 && (
						<Instead
							locale={locale}
							title={t("withoutFilters")}
							params={listingParams(scopeOf(place), withoutFilters(state))}
						/>
					)}
					<ProductGrid
						products={listing.products}
						locale={locale}
						list={listOf(place)}
						first={first}
						eager={listing.page === 1 ? 1 : 0}
						aside={theme && listing.page === 1 && filters === 0 && <PartyTicket locale={locale} category={theme} />}
					/>
					<LoadMore
						// A new state or page remounts the list.
						key={listingQuery(locale, state)}
						locale={locale}
						list={listOf(place)}
						first={first + listing.products.length}
						params={listingParams(scopeOf(place), state)}
						page={listing.page}
						pages={listing.pages}
						total={listing.total}
						shown={listing.products.length}
						pathOfNext={listing.page < listing.pages ? pathOf(listing.page + 1) : null}
						pageKey={LANGUAGES[locale].listingKeys.page}
					/>
					{listing.pages > 1 && <Pages page={listing.page} pages={listing.pages} pathOf={pathOf} />}
				</div>
			</div>
		</AddedTexts>
	);
}

/** In place of goods that there are not: a few others. */
async function Instead({ locale, title, params }: { locale: Locale; title: string; params: ListingParams }) {
	const { products } = await fetchListing(locale, { ...params, per_page: INSTEAD });
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="instead">
			<h2 id="instead">{title}</h2>
			<ProductGrid products={products} locale={locale} list={LISTS.instead} headingLevel={3} />
		</section>
	);
}
