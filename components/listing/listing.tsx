import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ProductGrid } from "#components/product/product-grid.tsx";
import type { ListingQuery, Listing as Page } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { DEFAULT_SORT, SORTS, type Sort } from "#lib/domain/sorting.ts";
import { listingPath } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./listing.module.scss";
import { LoadMore } from "./load-more.tsx";

type Props = {
	locale: Locale;
	/** Address without a query string. */
	url: string;
	sort: Sort;
	listing: Page;
	/** What the next pages are asked for with. */
	query: Pick<ListingQuery, "category" | "list">;
};

/** A list of goods with sorting and pages, all plain links; load-more appends the next page and changes the address. */
export async function Listing({ locale, url, sort, listing, query }: Props) {
	const t = await getTranslations({ locale, namespace: "listing" });
	if (listing.products.length === 0) {
		return (
			<div className={styles.empty}>
				<p>{t("empty")}</p>
				<p>{t("emptyHint")}</p>
				<Link href={screenPath(locale, "home")}>{t("toHome")}</Link>
			</div>
		);
	}
	const pathOf = (state: { sort: Sort; page: number }) => listingPath(locale, url, state);
	return (
		<>
			<div className={styles.tools}>
				<p className={styles.count}>{t("count", { count: listing.total })}</p>
				<nav className={styles.sorts} aria-label={t("sort")}>
					{SORTS.filter((one) => one !== "rating").map((one) => (
						<Link
							key={one}
							href={pathOf({ sort: one, page: 1 })}
							aria-current={one === sort ? "true" : undefined}
							rel={one === DEFAULT_SORT ? undefined : "nofollow"}
							prefetch={false}
							scroll={false}
						>
							{t(`sorts.${one}`)}
						</Link>
					))}
				</nav>
			</div>
			<ProductGrid products={listing.products} locale={locale} eager={listing.page === 1 ? 2 : 0} />
			<LoadMore
				// A new sort or page is a new list.
				key={`${url} ${sort} ${listing.page}`}
				locale={locale}
				query={{ ...query, sort }}
				page={listing.page}
				pages={listing.pages}
				total={listing.total}
				shown={listing.products.length}
				nextPath={listing.page < listing.pages ? pathOf({ sort, page: listing.page + 1 }) : null}
				pathOfPage={pathOf({ sort, page: 2 })}
			/>
			{listing.pages > 1 && (
				<nav className={styles.pages} aria-label={t("pages")}>
					{Array.from({ length: listing.pages }, (_, index) => index + 1)
						.filter((page) => page === 1 || page === listing.pages || Math.abs(page - listing.page) <= 2)
						.map((page) => (
							<Link
								key={page}
								href={pathOf({ sort, page })}
								aria-label={t("page", { page })}
								aria-current={page === listing.page ? "page" : undefined}
								prefetch={false}
							>
								{page}
							</Link>
						))}
				</nav>
			)}
		</>
	);
}
