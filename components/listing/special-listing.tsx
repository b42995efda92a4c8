import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { Listing as Page } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Sort } from "#lib/domain/sorting.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./category-page.module.scss";
import { Listing } from "./listing.tsx";

const TINTS = { sale: "#ffe1e6", new: "#fff3bf" };

/** Goods on sale or new goods, over all categories. */
export async function SpecialListing({
	locale,
	list,
	sort,
	listing,
}: {
	locale: Locale;
	list: "sale" | "new";
	sort: Sort;
	listing: Page;
}) {
	const t = await getTranslations({ locale, namespace: "listing" });
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={t(`${list}Title`)} />
			<header className={styles.header} style={{ background: TINTS[list] }}>
				<div>
					<h1>{t(`${list}Title`)}</h1>
					<p>{t(`${list}Description`)}</p>
				</div>
			</header>
			<Listing
				locale={locale}
				url={screenPath(locale, list === "sale" ? "sale" : "newProducts")}
				sort={sort}
				listing={listing}
				query={{ list }}
			/>
		</div>
	);
}
