import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Image } from "#components/picture/image.tsx";
import { ProductRow } from "#components/product/card/product-row.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { fetchCategoryTree, fetchListing } from "#lib/storefront/goods/catalogue.ts";
import styles from "./start-here.module.scss";

const FAVOURITES = 4;

/** Where to begin when nothing was found or asked for: the shop's categories, and goods that others like. */
export async function StartHere({ locale }: { locale: Locale }) {
	const [t, categories, { products }] = await Promise.all([
		getTranslations({ locale, namespace: "search" }),
		fetchCategoryTree(locale),
		fetchListing(locale, { per_page: FAVOURITES }),
	]);
	return (
		<div className={styles.root}>
			{categories.length > 0 && (
				<section aria-labelledby="popular">
					<h2 id="popular">{t("popular")}</h2>
					<ul className={styles.categories}>
						{categories.map((category) => (
							<li key={category.id}>
								<Link href={category.url} prefetch={false}>
									{category.image && (
										<Image src={category.image.src} width={48} style={{ background: category.tint }} />
									)}
									{category.name}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			<ProductRow id="favourites" title={t("favourites")} products={products} locale={locale} list={LISTS.favourites} />
		</div>
	);
}
