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
/** In a season a row of its goods, whose heading leads to all, and one of favourites: eight of each would be too heavy. */
const SEASON = 4;
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
	const inSeason = seasonIn(settings, categories);
	const [best, ofSeason, sale, services, posts, instagram] = await Promise.all([
		fetchListing(locale, { per_page: TOP }),
		inSeason && fetchListing(locale, { category: inSeason.category.id, per_page: SEASON }),
		fetchListing(locale, { list: "sale", per_page: TOP + SEASON + SALE }),
		fetchServices(locale),
		fetchPosts(locale, { perPage: NEWS }),
		fetchInstagram(locale),
	]);
	const goods = ofSeason?.products ?? [];
	const season = inSeason && goods.length > 0 ? await seasonWords(locale, inSeason, { categories, goods }) : null;
	const top = season ? shownOnce(best.products, goods).slice(0, SEASON) : best.products;
	return (
		<HomePage
			locale={locale}
			categories={categories}
			top={top}
			sale={shownOnce(sale.products, [...goods, ...top]).slice(0, SALE)}
			services={services}
			news={posts?.posts ?? []}
			instagram={instagram}
			contacts={settings.contacts}
			hero={poster["banner.hero"] ?? null}
			season={season}
		/>
	);
}

async function seasonWords(
	locale: Locale,
	{ season, category }: NonNullable<ReturnType<typeof seasonIn>>,
	{ categories, goods }: { categories: CategoryNode[]; goods: ProductCard[] },
): Promise<HomeSeason> {
	const t = await getTranslations({ locale, namespace: "season" });
	const isTheme = themesIn(categories)?.subcategories.some(({ id }) => id === category.id);
	return {
		name: season,
		title: t(`${season}.title`),
		text: t(`${season}.text`),
		top: t(`${season}.top`),
		all: t(`${season}.all`),
		url: category.url,
		theme: isTheme ? themeWord(category) : "",
		goods,
	};
}

const shownOnce = (goods: ProductCard[], shown: ProductCard[]) =>
	goods.filter(({ id }) => shown.every((other) => other.id !== id));
