"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import { CART_MAX_QUANTITY } from "#lib/domain/cart/cart-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import { AgeDialog } from "./age-dialog.tsx";
import { BuyBar } from "./buy-bar.tsx";
import type { DecisionVariant } from "./decision-product.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

/** Quantity and button. Goods with a minimum age ask for a confirmation first. */
export function AddToCart({
	locale,
	toCart,
	productId,
	variant,
	minimumAge,
	picture = null,
	words = null,
}: {
	locale: Locale;
	/** Address of the cart. */
	toCart: string;
	productId: number;
	variant: Pick<DecisionVariant, "id" | "stock">;
	minimumAge: number | null;
	/** What the bar of a phone shows beside the button. */
	picture?: string | null;
	words?: ReactNode;
}) {
	const t = useTranslations();
	const { add, isPending, isSuccess, ageQuestion } = useAddToCart(locale);
	const earlyClick = useEarlyClick();
	const [quantity, setQuantity] = useState(1);
	return (
		<>
			<BuyBar
				picture={picture}
				words={words}
				before={
					<QuantityStepper
						value={quantity}
						min={1}
						max={Math.min(variant.stock, CART_MAX_QUANTITY)}
						onCommit={setQuantity}
						labels={{
							quantity: t("productDetail.quantity"),
							less: t("productDetail.less"),
							more: t("productDetail.more"),
						}}
					/>
				}
			>
				<Button
					{...earlyClick}
					size="large"
					// Two clicks add twice the quantity; a double click adds it once.
					onClick={({ detail }) =>
						detail < 2 && add({ id: productId, variantId: variant.id, by: quantity }, minimumAge)
					}
				>
					{isPending ? t("product.adding") : t(isSuccess ? "product.addMore" : "product.addToCart")}
				</Button>
				{isSuccess && (
					<Link className={buttonClass({ tone: "secondary", size: "large" })} href={toCart} prefetch={false}>
						{t("cart.toCart")}
					</Link>
				)}
			</BuyBar>
			{ageQuestion && <AgeDialog {...ageQuestion} />}
		</>
	);
}
