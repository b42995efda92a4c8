"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShown } from "#components/analytics/use-shown.ts";
import { MemberLabel } from "#components/price/member-price.tsx";
import { WatchButton } from "#components/watchdog/watch-button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { trackView } from "#lib/storefront/analytics/view-event.ts";
import { Price } from "../../price/price.tsx";
import { AvailabilityBadge } from "../card/availability-badge.tsx";
import { ProductLabels } from "../card/product-labels.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { BranchAvailability } from "./branch-availability.tsx";
import type { DecisionPaths, DecisionProduct } from "./decision-product.ts";
import { DeliveryPromise } from "./delivery-promise.tsx";
import styles from "./product-decision.module.scss";
import { useChosenVariant } from "./use-chosen-variant.ts";
import { VariantPicker } from "./variant-picker.tsx";

/** Above this number of pieces the exact stock is not shown. */
const PIECES_SHOWN_MAX = 20;

/**
 * The interactive part of a product's page: pictures, variant, price, availability and button. Static parts come from
 * the server.
 */
export function ProductDecision({
	locale,
	product,
	paths,
	heading,
	sizeTable,
}: {
	locale: Locale;
	product: DecisionProduct;
	paths: DecisionPaths;
	/** Name and stars. */
	heading: ReactNode;
	sizeTable: ReactNode;
}) {
	const t = useTranslations("productDetail");
	const { chosen, isNamed, choose } = useChosenVariant(paths.variantKey, product.variants);
	useShown(chosen?.id ?? null, () => chosen && trackView({ product, variant: chosen }));
	if (!chosen) return heading;
	const { stock, availability } = chosen;
	const pieces =
		stock > PIECES_SHOWN_MAX ? t("piecesMany", { count: PIECES_SHOWN_MAX }) : t("pieces", { count: stock });
	return (
		<div className={styles.root}>
			<Gallery images={product.images} shown={isNamed ? chosen.picture : null} tint={product.tint} />
			<div className={styles.decision}>
				<ProductLabels product={product} price={chosen.price} />
				{heading}
				<p className={styles.facts}>
					{t("code")}: {chosen.code}
					{product.brand && (
						<>
							{` · ${t("brand")}: `}
							<Link href={product.brand.url} prefetch={false}>
								{product.brand.name}
							</Link>
						</>
					)}
				</p>
				<div className={styles.price} aria-live="polite">
					<Price goods={{ variantId: chosen.id }} price={chosen.price} size="large" />
					<small>{t("withVat")}</small> <MemberLabel variantId={chosen.id} />
				</div>
				{product.variants.length > 1 && (
					<VariantPicker variants={product.variants} chosenId={chosen.id} onChoose={choose} />
				)}
				{sizeTable}
				<AvailabilityBadge availability={availability}>{stock > 0 ? pieces : ""}</AvailabilityBadge>
				{availability === "in_stock" ? (
					<>
						{/* A new variant starts again with one piece. */}
						<AddToCart
							key={chosen.id}
							locale={locale}
							toCart={paths.cart}
							productId={product.id}
							variant={chosen}
							minimumAge={product.minimum_age}
						/>
						<DeliveryPromise variant={chosen} product={product} />
						{product.pickupBranches > 0 && (
							<BranchAvailability variant={chosen} product={product} stores={paths.stores} />
						)}
					</>
				) : (
					availability !== "not_active" && (
						<WatchButton key={chosen.id} variantId={chosen.id} locale={locale} login={paths.login} />
					)
				)}
			</div>
		</div>
	);
}
