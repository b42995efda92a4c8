import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HomePage } from "#components/home/home-page.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata, screenUrls } from "#lib/i18n/page-metadata.ts";
import { fetchInstagram, fetchPosts, fetchServices } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { fetchCategoryTree, fetchListing } from "#lib/storefront/goods/catalogue.ts";

export const ensureStatic = "navigation";

/** Favourites, and goods on sale that are not among them. */
const TOP = 8;
const SALE = 4;
/** Articles of the blog on the home page. */
const NEWS = 3;

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "shop" });
	const texts = { title: t("title"), description: t("description"), isWholeTitle: true };
	return pageMetadata({ locale, ...texts, urls: screenUrls("home") });
}

export default async function Page() {
	const locale = await pageLocale();
	const [categories, top, sale, services, posts, instagram, settings] = await Promise.all([
		fetchCategoryTree(locale),
		fetchListing(locale, { per_page: TOP }),
		fetchListing(locale, { list: "sale", per_page: TOP + SALE }),
		fetchServices(locale),
		fetchPosts(locale, { perPage: NEWS }),
		fetchInstagram(locale),
		fetchSettings(locale),
	]);
	return (
		<HomePage
			locale={locale}
			categories={categories}
			top={top.products}
			sale={shownOnce(sale.products, top.products).slice(0, SALE)}
			services={services}
			news={posts?.posts ?? []}
			instagram={instagram}
			contacts={settings.contacts}
		/>
	);
}

const shownOnce = (goods: ProductCard[], shown: ProductCard[]) =>
	goods.filter(({ id }) => shown.every((other) => other.id !== id));
