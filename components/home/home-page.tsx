import { Music2, PartyPopper, Shirt } from "lucide-react";
import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ProductGrid } from "#components/product/product-grid.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import type { CategoryNode, ProductCard } from "#lib/contract/catalogue.ts";
import type { Poster } from "#lib/contract/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./home-page.module.scss";

type Props = {
	locale: Locale;
	categories: CategoryNode[];
	top: ProductCard[];
	sale: ProductCard[];
	promo: Poster[string] | null;
};

const SERVICES = [
	{ key: "rental", Icon: Shirt },
	{ key: "inflation", Icon: PartyPopper },
	{ key: "decoration", Icon: Music2 },
] as const;

/** Home: header image, category tiles, services, top products, sale goods (spec §2). */
export async function HomePage({ locale, categories, top, sale, promo }: Props) {
	const t = await getTranslations({ locale, namespace: "home" });
	const hero = top
		.flatMap((product) => (product.main_image ? [{ ...product.main_image, tint: product.tint }] : []))
		.slice(0, 3);
	const [first] = categories;
	return (
		<div className={styles.root}>
			<section className={styles.hero}>
				<div className={styles.heroText}>
					{promo && <p className={styles.promo}>{promo.title}</p>}
					<h1>{t("heroTitle")}</h1>
					<p>{t("heroText")}</p>
					<div className={styles.actions}>
						{first && (
							<Link className={buttonClass({ size: "large" })} href={first.url}>
								{t("heroAction")}
							</Link>
						)}
						<Link className={buttonClass({ size: "large", tone: "secondary" })} href={screenPath(locale, "sale")}>
							{t("heroSecondAction")}
						</Link>
					</div>
				</div>
				<div className={styles.heroPictures} aria-hidden="true">
					{hero.map((image, index) => (
						<div key={image.src} style={{ background: image.tint }}>
							<Image
								src={image.src}
								alt=""
								width={320}
								height={400}
								sizes="(min-width: 1024px) 240px, 30vw"
								{...(index === 0 ? { fetchPriority: "high" } : {})}
								loading="eager"
							/>
						</div>
					))}
				</div>
			</section>
			<section aria-labelledby="categories">
				<h2 id="categories">{t("categories")}</h2>
				<ul className={styles.tiles}>
					{categories.map((category) => (
						<li key={category.id}>
							<Link href={category.url} style={{ background: category.tint }}>
								{category.image && <Image src={category.image.src} alt="" width={192} height={240} sizes="192px" />}
								<span>{category.name}</span>
							</Link>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="top">
				<h2 id="top">{t("topProducts")}</h2>
				<ProductGrid products={top} locale={locale} headingLevel={3} />
			</section>
			<section aria-labelledby="services">
				<h2 id="services">{t("services")}</h2>
				<ul className={styles.services}>
					{SERVICES.map(({ key, Icon }) => (
						<li key={key}>
							<Icon aria-hidden="true" size={28} />
							<h3>{t(`service.${key}Title`)}</h3>
							<p>{t(`service.${key}Text`)}</p>
						</li>
					))}
				</ul>
			</section>
			{sale.length > 0 && (
				<section aria-labelledby="sale">
					<div className={styles.head}>
						<h2 id="sale">{t("sale")}</h2>
						<Link href={screenPath(locale, "sale")}>{t("allSale")}</Link>
					</div>
					<ProductGrid products={sale} locale={locale} headingLevel={3} />
				</section>
			)}
		</div>
	);
}
