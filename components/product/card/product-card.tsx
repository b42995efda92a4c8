import Link from "next/link";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import { CARD_SIZES } from "#lib/domain/goods/picture-sizes.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { shownPrice } from "#lib/storefront/goods/price.ts";
import { Price } from "../../price/price.tsx";
import { ProductRating } from "../product-rating.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import styles from "./product-card.module.scss";
import { ProductLabels } from "./product-labels.tsx";
import { QuickAdd } from "./quick-add.tsx";

/** A product in a list. The whole card is one link; goods with a single variant can be added at once. */
export function ProductCard({
	product,
	locale,
	isFirst = false,
	headingLevel = 2,
}: {
	product: Card;
	locale: Locale;
	isFirst?: boolean;
	headingLevel?: 2 | 3;
}) {
	const t = useTranslations("product");
	const Heading = `h${headingLevel}` as const;
	const price = shownPrice(product);
	const canAdd =
		product.only_variant_id !== null && product.availability === "in_stock" && product.minimum_age === null;
	return (
		<article className={styles.root}>
			<div className={styles.picture} style={{ "--tint": product.tint } as CSSProperties}>
				{product.main_image && <Image src={product.main_image.src} width={480} sizes={CARD_SIZES} isFirst={isFirst} />}
				{product.hire && (
					<small className={styles.hire}>{t("hire", { price: formatCzk(product.hire.from_with_tax) })}</small>
				)}
				<div className={styles.labels}>
					<ProductLabels product={product} price={price} />
				</div>
			</div>
			<Heading className={styles.name}>
				<Link className={styles.link} href={product.url} prefetch={false}>
					{product.name}
				</Link>
			</Heading>
			{/* The space stays without a rating, so that cards align. */}
			<div className={styles.rating}>{product.rating && <ProductRating locale={locale} rating={product.rating} />}</div>
			{/* Sizes are told in lists, where costumes are chosen; strips of other pages are short. */}
			<AvailabilityBadge availability={product.availability}>
				{headingLevel === 2 ? product.hire?.sizes : ""}
			</AvailabilityBadge>
			<div className={styles.buy}>
				<Price goods={{ productId: product.id }} price={price} isFrom={product.is_price_from} />
				{canAdd && product.only_variant_id !== null ? (
					<QuickAdd productId={product.id} variantId={product.only_variant_id} name={product.name} locale={locale} />
				) : (
					<i aria-hidden="true">
						<Icon name="chevron-right" size={20} />
					</i>
				)}
			</div>
		</article>
	);
}
