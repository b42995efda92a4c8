"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShown } from "#components/analytics/use-shown.ts";
import { MemberLabel } from "#components/price/member-price.tsx";
import { Button } from "#components/ui/button.tsx";
import { WatchButton } from "#components/watchdog/watch-button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { trackView } from "#lib/storefront/analytics/view-event.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import { Price, PriceNow } from "../../price/price.tsx";
import { AvailabilityBadge } from "../card/availability-badge.tsx";
import { ProductLabels } from "../card/product-labels.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { BranchAvailability } from "./branch-availability.tsx";
import { BuyBar } from "./buy-bar.tsx";
import type { DecisionPaths, DecisionProduct, DecisionVariant } from "./decision-product.ts";
import { DeliveryPromise } from "./delivery-promise.tsx";
import { PerPiece } from "./per-piece.tsx";
import styles from "./product-decision.module.scss";
import { undecided } from "./undecided.ts";
import { useChosenVariant } from "./use-chosen-variant.ts";
import { useVariantPicker, VariantPicker } from "./variant-picker.tsx";

/** Above this number of pieces the exact stock is not shown. */
const PIECES_SHOWN_MAX = 20;

/**
 * The interactive part of a product's page: name and price, pictures, variant, availability and button. Static parts come from the
 * server.
 */
export function ProductDecision({
	locale,
	product,
	paths,
	heading,
	sizeTable,
	offers,
	beside,
}: {
	locale: Locale;
	product: DecisionProduct;
	paths: DecisionPaths;
	/** Name and stars. */
	heading: ReactNode;
	sizeTable: ReactNode;
	/** What a set saves, what it costs to hire or to fill with helium. */
	offers?: ReactNode;
	/** Below what is decided: what a set contains, what to take instead. */
	beside?: ReactNode;
}) {
	const t = useTranslations("productDetail");
	const { chosen, choose } = useChosenVariant(paths.variantKey, product.variants);
	const { picker, open } = useVariantPicker();
	const earlyClick = useEarlyClick();
	const general = undecided(product);
	const shown = chosen ?? general?.cheapest ?? null;
	useShown(shown?.id ?? null, () => shown && trackView({ product, variant: shown }));
	if (!shown || !general) return heading;
	const { availability } = chosen ?? general;
	const places = chosen ?? general.everywhere;
	const piecesOf = ({ stock }: DecisionVariant) =>
		stock > PIECES_SHOWN_MAX ? t("piecesMany", { count: PIECES_SHOWN_MAX }) : t("pieces", { count: stock });
	const goods = { variantId: shown.id };
	const isFrom = !chosen && general.isPriceFrom;
	const bar = {
		picture: chosen?.picture ?? product.images[0]?.src ?? null,
		words: (
			<>
				<div>{chosen?.name || product.name}</div>
				<strong>
					<PriceNow goods={goods} price={shown.price} isFrom={isFrom} />
				</strong>
			</>
		),
	};
	return (
		<div className={styles.root}>
			<div className={styles.head}>
				<ProductLabels product={product} price={shown.price} />
				{heading}
				<div className={styles.price} aria-live="polite">
					<Price goods={goods} price={shown.price} isFrom={isFrom} size="large" />
					{!isFrom && product.pack && <PerPiece pack={product.pack} minor={shown.price.nowMinor} />}
					<small>{t("withVat")}</small> {chosen && <MemberLabel variantId={chosen.id} />}
				</div>
				{offers}
			</div>
			<Gallery images={product.images} shown={chosen?.picture ?? null} tint={product.tint} />
			<div className={styles.decision}>
				{product.variants.length > 1 && (
					<VariantPicker
						variants={product.variants}
						choice={product.choice}
						chosenId={chosen?.id ?? null}
						onChoose={choose}
						picker={picker}
					/>
				)}
				{sizeTable}
				<AvailabilityBadge availability={availability}>
					{chosen && chosen.stock > 0 ? piecesOf(chosen) : ""}
				</AvailabilityBadge>
				{!chosen && availability !== "not_active" && (
					<BuyBar {...bar}>
						<Button {...earlyClick} size="large" onClick={open}>
							{t("choose", { what: product.choice })}
						</Button>
					</BuyBar>
				)}
				{chosen && availability === "in_stock" && (
					// A new variant starts again with one piece.
					<AddToCart
						key={chosen.id}
						locale={locale}
						toCart={paths.cart}
						productId={product.id}
						variant={chosen}
						minimumAge={product.minimum_age}
						{...bar}
					/>
				)}
				{availability === "in_stock" && places && (
					<DeliveryPromise variant={places} isOpen={!chosen} product={product} />
				)}
				{chosen && availability === "in_stock" && product.pickupBranches > 0 && (
					<BranchAvailability variant={chosen} product={product} stores={paths.stores} />
				)}
				{chosen && availability !== "in_stock" && availability !== "not_active" && (
					<WatchButton key={chosen.id} variantId={chosen.id} locale={locale} />
				)}
				{beside}
				<Facts code={chosen?.code} brand={product.brand} />
			</div>
		</div>
	);
}

/** Code of the chosen variant, and the brand. */
function Facts({ code, brand }: { code: string | undefined; brand: DecisionProduct["brand"] }) {
	const t = useTranslations("productDetail");
	return (
		<p className={styles.facts}>
			{code !== undefined && <span>{`${t("code")}: ${code}`}</span>}
			{brand && (
				<span>
					{`${t("brand")}: `}
					<Link href={brand.url} prefetch={false}>
						{brand.name}
					</Link>
				</span>
			)}
		</p>
	);
}
