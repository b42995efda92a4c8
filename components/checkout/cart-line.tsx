"use client";
import { Trash2 } from "lucide-react";
import Image from "next/image";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import type { Cart } from "#lib/contract/cart.ts";
import { CART_MAX_QUANTITY } from "#lib/domain/limits.ts";
import { formatMoney } from "#lib/domain/money.ts";
import styles from "./cart-line.module.scss";
import { StockProblem } from "./stock-problem.tsx";
import type { CartLineItem } from "./use-cart-changes.ts";

type Props = {
	item: CartLineItem;
	currency: Cart["currency"];
	/** The quantity that was asked for, until the shop has answered. */
	wanted: number | undefined;
	onChange: (quantity: number) => void;
};

export function CartLine({ item, currency, wanted, onChange }: Props) {
	const t = useTranslations("checkout.goods");
	const { product, variant } = item;
	const name = variant.name ? `${product.name}, ${variant.name}` : product.name;
	const quantity = wanted ?? item.quantity;
	// What is in the cart may be more than what is left; the way up ends there either way.
	const max = Math.min(CART_MAX_QUANTITY, Math.max(item.stock, quantity));
	return (
		<article className={styles.root} aria-label={name}>
			<div className={styles.picture} style={{ background: product.tint }}>
				{product.main_image && <Image src={product.main_image.src} alt="" width={96} height={120} sizes="96px" />}
			</div>
			<div className={styles.texts}>
				<Link className={styles.name} href={product.url}>
					{product.name}
				</Link>
				{variant.name && <span className={styles.variant}>{variant.name}</span>}
				<span className={styles.unit}>{t("unitPrice", { price: formatMoney(variant.price_with_tax, currency) })}</span>
			</div>
			<button
				type="button"
				className={styles.remove}
				aria-label={`${t("remove")}: ${name}`}
				onClick={() => onChange(0)}
			>
				<Trash2 aria-hidden="true" size={20} />
			</button>
			<div className={styles.amount}>
				<QuantityStepper
					value={quantity}
					min={0}
					max={max}
					onCommit={onChange}
					labels={{ quantity: t("quantity", { name }), less: t("less", { name }), more: t("more", { name }) }}
				/>
				<strong className={styles.total} aria-busy={wanted !== undefined || undefined}>
					{formatMoney(item.total_with_tax, currency)}
				</strong>
			</div>
			<StockProblem item={item} quantity={quantity} onChange={onChange} />
		</article>
	);
}
