import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HomePage, type HomeSeason } from "#components/home/home-page.tsx";
import type { CategoryNode, ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata, screenUrls } from "#lib/i18n/page-metadata.ts";
import { themeWord } from "#lib/i18n/paths.ts";
import { fetchInstagram, fetchPosts, fetchServices } from "#lib/storefront/content/content.ts";
import { fetchPoster, fetchSettings } from "#lib/storefront/content/settings.ts";
import { fetchCategoryTree, fetchListing } from "#lib/storefront/goods/catalogue.ts";
import { seasonIn } from "#lib/storefront/goods/season.ts";
import { themesIn } from "#lib/storefront/goods/themes.ts";

export const ensureStatic = "navigation";

/** Favourites, and goods on sale that are not among them. */
const TOP = 8;
const SALE = 4;
/** Of a season one row, whose heading leads to all: eight of New Year's Eve made the page too heavy. */
const SEASON_TOP = 4;
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
	const [categories, settings, poster] = await Promise.all([
		fetchCategoryTree(locale),
		fetchSettings(locale),
		fetchPoster(locale),
	]);
	const season = seasonIn(settings, categories);
	const [top, sale, services, posts, instagram] = await Promise.all([
		fetchListing(locale, season ? { category: season.category.id, per_page: SEASON_TOP } : { per_page: TOP }),
		fetchListing(locale, { list: "sale", per_page: TOP + SALE }),
		fetchServices(locale),
		fetchPosts(locale, { perPage: NEWS }),
		fetchInstagram(locale),
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
			hero={poster["banner.hero"] ?? null}
			season={season && (await seasonWords(locale, season, categories))}
		/>
	);
}

async function seasonWords(
	locale: Locale,
	{ season, category }: NonNullable<ReturnType<typeof seasonIn>>,
	categories: CategoryNode[],
): Promise<HomeSeason> {
	const t = await getTranslations({ locale, namespace: "season" });
	const isTheme = themesIn(categories)?.subcategories.some(({ id }) => id === category.id);
	return {
		title: t(`${season}.title`),
		text: t(`${season}.text`),
		top: t(`${season}.top`),
		all: t(`${season}.all`),
		url: category.url,
		theme: isTheme ? themeWord(category) : "",
	};
}

const shownOnce = (goods: ProductCard[], shown: ProductCard[]) =>
	goods.filter(({ id }) => shown.every((other) => other.id !== id));
