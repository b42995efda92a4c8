"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Product } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { BranchAvailability } from "./branch-availability.tsx";
import { Gallery } from "./gallery.tsx";
import { Price } from "./price.tsx";
import styles from "./product-decision.module.scss";
import { ProductLabels } from "./product-labels.tsx";
import { VariantPicker } from "./variant-picker.tsx";

export type DecisionProduct = Pick<
	Product,
	"id" | "name" | "code" | "tint" | "minimum_age" | "labels" | "images" | "variants"
> & { brand: string | null };

/** What one needs to decide: pictures, variant, price, availability and the button. */
export function ProductDecision({ locale, product }: { locale: Locale; product: DecisionProduct }) {
	const t = useTranslations("product");
	const first = product.variants.find((variant) => variant.availability === "in_stock") ?? product.variants[0];
	const [chosenId, setChosenId] = useState(first?.id);
	const chosen = product.variants.find((variant) => variant.id === chosenId) ?? first;
	if (!chosen) return null;
	const pieces = chosen.stock > 20 ? t("piecesMany", { count: 20 }) : t("pieces", { count: chosen.stock });
	return (
		<div className={styles.root}>
			<Gallery images={product.images} shown={chosen.image} tint={product.tint} />
			<div className={styles.decision}>
				<ProductLabels
					product={{
						labels: product.labels,
						minimum_age: product.minimum_age,
						price_with_tax: chosen.price_with_tax,
						lowest_price_with_tax: chosen.lowest_price_with_tax,
					}}
				/>
				<h1>{product.name}</h1>
				<p className={styles.facts}>
					{t("code")}: {chosen.code}
					{product.brand && ` · ${t("brand")}: ${product.brand}`}
				</p>
				{product.variants.length > 1 && (
					<VariantPicker variants={product.variants} chosenId={chosen.id} onChoose={setChosenId} />
				)}
				<div className={styles.price} aria-live="polite">
					<Price priced={chosen} size="large" />
					<small>{t("withVat")}</small>
				</div>
				<AvailabilityBadge availability={chosen.availability}>{chosen.stock > 0 ? pieces : ""}</AvailabilityBadge>
				{/* A new variant starts again with one piece. */}
				<AddToCart
					key={chosen.id}
					locale={locale}
					productId={product.id}
					variant={chosen}
					minimumAge={product.minimum_age}
				/>
				<p className={styles.promise}>{t("deliveryPromise")}</p>
				<BranchAvailability variant={chosen} />
			</div>
		</div>
	);
}
