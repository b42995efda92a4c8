"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import { usePutItem } from "#lib/api/cart.ts";
import { useErrorText } from "#lib/api/use-error-text.ts";
import type { Variant } from "#lib/contract/catalogue.ts";
import { CART_MAX_QUANTITY } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./add-to-cart.module.scss";
import { AgeDialog } from "./age-dialog.tsx";

/** Quantity and the button; goods with a minimum age ask for a confirmation first. */
export function AddToCart({
	locale,
	productId,
	variant,
	minimumAge,
}: {
	locale: Locale;
	productId: number;
	variant: Variant;
	minimumAge: number | null;
}) {
	const t = useTranslations();
	const notice = useNotice();
	const errorText = useErrorText();
	const put = usePutItem(locale);
	const [quantity, setQuantity] = useState(1);
	const dialog = useRef<HTMLDialogElement>(null);
	if (variant.availability !== "in_stock") return null;

	const add = (ageConfirmed: boolean) =>
		put.mutate(
			{ id: productId, variantId: variant.id, by: quantity, ...(ageConfirmed ? { ageConfirmed } : {}) },
			{
				onSuccess: () => notice("success", t("cart.added")),
				onError: (error) => notice("danger", errorText(error, "add_to_cart")),
			},
		);
	const ask = () => (minimumAge === null ? add(false) : dialog.current?.showModal());
	return (
		<div className={styles.root}>
			<QuantityStepper
				value={quantity}
				min={1}
				max={Math.min(variant.stock, CART_MAX_QUANTITY)}
				onCommit={setQuantity}
				labels={{ quantity: t("product.quantity"), less: t("product.less"), more: t("product.more") }}
			/>
			<Button size="large" isBusy={put.isPending} onClick={ask}>
				{put.isPending ? t("product.adding") : t("product.addToCart")}
			</Button>
			{put.isSuccess && (
				<Link className={buttonClass({ tone: "secondary" })} href={screenPath(locale, "cart")}>
					{t("cart.toCart")}
				</Link>
			)}
			{minimumAge !== null && <AgeDialog dialog={dialog} age={minimumAge} onConfirm={() => add(true)} />}
		</div>
	);
}
