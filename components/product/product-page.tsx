import { useMessages, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { QUIET_MARK } from "#components/banner/quiet-mark.ts";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
// These by their whole path: style sheets follow the order of imports, and Next would lay the forms of services into the cart's.
import { FillingLink } from "#components/product/filling-link.tsx";
import { RentalLink } from "#components/product/rental-link.tsx";
import { ProductReviews } from "#components/review/product-reviews.tsx";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Product, ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { viewedOf } from "#lib/storefront/goods/last-viewed.ts";
import { rowsOf } from "#lib/storefront/goods/rows-of.ts";
import { paperOf, patternOf } from "#lib/storefront/goods/theme-papers.ts";
import type { BesideProduct } from "#lib/storefront/pages/product-page.ts";
import { productGraph } from "#lib/storefront/structured-data/product.ts";
import { ProductRow } from "./card/product-row.tsx";
import { decisionPathsOf, decisionProductOf } from "./decision/decision-product.ts";
import { ProductDecision } from "./decision/product-decision.tsx";
import { SizeTable } from "./decision/size-table.tsx";
import { LastViewed } from "./last-viewed.tsx";
import { ProductAttributes } from "./product-attributes.tsx";
import { ProductHeading } from "./product-heading.tsx";
import styles from "./product-page.module.scss";
import { ProductSafety } from "./product-safety.tsx";
import { SetParts } from "./set-parts.tsx";
import { SetSaving } from "./set-saving.tsx";
import { Substitutes } from "./substitutes.tsx";

/** Goods in one row of a wide screen. */
const ROW = 4;
/** For a picture as wide as a phone and more. */
const TILE_PX = 90;
const ROW_IDS = { companions: "k-tomu", sameMotif: "stejny-motiv", related: "podobne" } as const;

/** Product detail: gallery and decision above, everything else below. */
export function ProductPage({
	locale,
	product,
	related,
	reviews,
	deliveries,
	branchCount,
	dispatch,
	rental,
	filling,
}: BesideProduct & { locale: Locale; product: Product }) {
	const t = useTranslations("productPage");
	const isSet = product.parts.length > 0;
	const { productDetail, watchdog, workingDays, promisedDates } = useMessages();
	// The rest of them comes with what the button does.
	const { watch, notSaved } = watchdog;
	const pattern = patternOf(product.theme);
	const dress = pattern && { "--theme": paperOf(product, TILE_PX), "--accent": pattern.accent };
	const { companions, sameMotif } = rowsOf(related, ROW);
	const rowOf = (key: keyof typeof ROW_IDS, products: ProductCard[]) => (
		<ProductRow id={ROW_IDS[key]} title={t(key)} products={products} locale={locale} list={LISTS[key]} />
	);
	const description = (
		<section className={styles.description} aria-labelledby="popis">
			<h2 id="popis">{t("description")}</h2>
			{product.description.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</section>
	);
	return (
		<article className={styles.root} {...{ [QUIET_MARK]: "" }}>
			<Breadcrumb locale={locale} steps={product.breadcrumb} current={product} />
			<AddedTexts texts={{ productDetail, watchdog: { watch, notSaved }, workingDays, promisedDates }}>
				<div style={dress as CSSProperties}>
					<ProductDecision
						locale={locale}
						product={decisionProductOf(product, { deliveries, branchCount, dispatch })}
						paths={decisionPathsOf(locale)}
						heading={<ProductHeading locale={locale} name={product.name} rating={product.rating} />}
						sizeTable={
							product.size_table && (
								<SizeTable table={product.size_table} sizes={product.variants.map(({ name }) => name)} />
							)
						}
						offers={
							<>
								{isSet && <SetSaving set={product} />}
								{rental && <RentalLink locale={locale} productId={product.id} {...rental} />}
								{filling && <FillingLink locale={locale} {...filling} />}
							</>
						}
						beside={
							<>
								{related.substitutes.length > 0 && <Substitutes products={related.substitutes} />}
								{/* The parts of a set are long enough beside its picture. */}
								{isSet ? <SetParts set={product} locale={locale} /> : description}
							</>
						}
					/>
				</div>
			</AddedTexts>
			<div className={styles.details}>
				{isSet && description}
				<ProductAttributes product={product} />
				<ProductSafety product={product} />
			</div>
			<JsonLd data={productGraph(locale, { product, reviews: reviews.reviews, deliveries, dispatch })} />
			{rowOf("companions", companions)}
			{rowOf("sameMotif", sameMotif)}
			<ProductReviews locale={locale} product={{ id: product.id, name: product.name }} firstPage={reviews} />
			{rowOf("related", related.related.slice(0, ROW))}
			<LastViewed locale={locale} title={t("lastViewed")} current={viewedOf(product)} />
		</article>
	);
}
