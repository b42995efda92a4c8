import Link from "next/link";
import { useTranslations } from "next-intl";
import { BannerLink } from "#components/banner/banner-link.tsx";
import { PostCards } from "#components/blog/post-cards.tsx";
import { CategoryTiles } from "#components/navigation/category-tiles.tsx";
import { PartyForm } from "#components/party/party-form.tsx";
import { usePartyFormTexts } from "#components/party/use-party-form-texts.ts";
import { Image } from "#components/picture/image.tsx";
import { ProductStrip } from "#components/product/card/product-row.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { CategoryNode, ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { InstagramPost, PostCard } from "#lib/contract/schemas/content.ts";
import type { Poster, Settings } from "#lib/contract/schemas/lists.ts";
import type { ServiceCard } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Season } from "#lib/domain/time/season.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { partyWay, themesIn } from "#lib/storefront/goods/themes.ts";
import { graphOf } from "#lib/storefront/structured-data/in-context.ts";
import { organization } from "#lib/storefront/structured-data/organization.ts";
import { webSite } from "#lib/storefront/structured-data/web-site.ts";
import { HeroScene } from "./hero-scene.tsx";
import { HomeInstagram } from "./home-instagram.tsx";
import styles from "./home-page.module.scss";
import { HomeSection } from "./home-section.tsx";
import { HomeServices } from "./home-services.tsx";

type Props = {
	locale: Locale;
	categories: CategoryNode[];
	top: ProductCard[];
	sale: ProductCard[];
	services: ServiceCard[];
	/** The newest articles. */
	news: PostCard[];
	instagram: InstagramPost[];
	contacts: Settings["contacts"];
	/** What the shop's people say in place of the page's own words. */
	hero: Poster[string] | null;
	/** Words and goods of the season; null in none. */
	season: HomeSeason | null;
};

export type HomeSeason = Record<"title" | "text" | "top" | "all", string> & {
	/** Whose scene is shown. */
	name: Season;
	/** Of its category. */
	url: string;
	/** What the finder's form has chosen; "" when the season is no theme. */
	theme: string;
	goods: ProductCard[];
};

/** A banner's picture, where it stands in place of the scene. */
const BANNER = { width: 800, sizes: "(min-width: 1024px) 600px, 92vw" } as const;

/** Home: scene of the season with the party finder, themes, category tiles, services, top products, sale goods, blog news, Instagram (promises §2). */
export function HomePage({ locale, categories, top, sale, services, news, instagram, contacts, hero, season }: Props) {
	const t = useTranslations("home");
	const formTexts = usePartyFormTexts();
	const texts = useTranslations("shop");
	const shop = { name: texts("name"), description: texts("description"), locale };
	const [first] = categories;
	const themes = themesIn(categories);
	return (
		<div className={styles.root}>
			<JsonLd data={graphOf([organization(contacts, shop), webSite(locale, shop)])} />
			<section className={styles.hero}>
				{hero?.image ? (
					<Image src={hero.image.src} {...BANNER} isFirst />
				) : (
					<HeroScene name={season?.name ?? "birthday"} />
				)}
				<div className={styles.heroText}>
					<h1>{hero ? <BannerLink banner={hero}>{hero.title}</BannerLink> : (season?.title ?? t("heroTitle"))}</h1>
					{!hero && (
						<p>
							{season?.text ?? t("heroText")} {themes && t("heroPlan")}
						</p>
					)}
					{themes && <PartyForm {...partyWay(locale, themes)} texts={formTexts} theme={season?.theme ?? ""} />}
					{!themes && (
						<div className={styles.actions}>
							{first && (
								<Link className={buttonClass({ size: "large" })} href={first.url} prefetch={false}>
									{t("heroAction")}
								</Link>
							)}
							{sale.length > 0 && (
								<Link
									className={buttonClass({ size: "large", tone: "secondary" })}
									href={screenPath(locale, "sale")}
									prefetch={false}
								>
									{t("heroSecondAction")}
								</Link>
							)}
						</div>
					)}
				</div>
			</section>
			{themes && (
				<section aria-labelledby="themes">
					<h2 id="themes">{t("themes")}</h2>
					<CategoryTiles
						id={themes.id}
						categories={themes.subcategories}
						all={{ url: themes.url, text: t("allThemes") }}
					/>
				</section>
			)}
			{categories.length > 0 && (
				<section aria-labelledby="categories">
					<h2 id="categories">{t("categories")}</h2>
					<CategoryTiles id={0} categories={categories} />
				</section>
			)}
			<HomeServices services={services} />
			{season && (
				<HomeSection id="season" title={season.top} all={{ url: season.url, text: season.all }}>
					<ProductStrip products={season.goods} locale={locale} list={LISTS.homeSeason} />
				</HomeSection>
			)}
			<section aria-labelledby="top">
				<h2 id="top">{t("topProducts")}</h2>
				{top.length > 0 ? <ProductStrip products={top} locale={locale} list={LISTS.homeTop} /> : <p>{t("noGoods")}</p>}
			</section>
			{sale.length > 0 && (
				<HomeSection id="sale" title={t("sale")} all={{ url: screenPath(locale, "sale"), text: t("allSale") }}>
					<ProductStrip products={sale} locale={locale} list={LISTS.homeSale} />
				</HomeSection>
			)}
			{news.length > 0 && (
				<HomeSection id="news" title={t("news")} all={{ url: screenPath(locale, "blog"), text: t("allNews") }}>
					<PostCards posts={news} headingLevel={3} isRail />
				</HomeSection>
			)}
			<HomeInstagram posts={instagram} />
		</div>
	);
}
