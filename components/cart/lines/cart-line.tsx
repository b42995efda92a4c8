"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { CART_MAX_QUANTITY } from "#lib/domain/cart/cart-limits.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import { leftFor } from "../sellable.ts";
import type { CartChanges } from "../use-cart-changes.ts";
import styles from "./cart-line.module.scss";
import { lineElementId } from "./line-element.ts";
import { NoteField } from "./note-field.tsx";
import { PriceChange } from "./price-change.tsx";
import { StockProblem } from "./stock-problem.tsx";

type Props = {
	item: CartLineItem;
	cart: Cart;
	changes: CartChanges;
	onRemove: () => void;
};

/** One line of the cart: goods, quantity, price, and changes since it was added. */
export function CartLine({ item, cart, changes, onRemove }: Props) {
	const t = useTranslations("cartPage.goods");
	const { currency } = cart;
	const { product, variant } = item;
	const name = variantTitle(product.name, variant.name);
	const price = formatMoney(variant.price_with_tax, currency);
	const quantity = changes.quantityOf(item);
	const left = leftFor(item, cart);
	// The cart may hold more than the stock; the quantity cannot be raised in either case.
	const max = Math.min(CART_MAX_QUANTITY, Math.max(left, quantity));
	const setQuantity = (wanted: number) => (wanted === 0 ? onRemove() : changes.setQuantity(item, wanted));
	return (
		<article
			id={lineElementId(item)}
			className={item.parentId === null ? styles.root : styles.isBelow}
			aria-label={name}
			tabIndex={-1}
		>
			<div className={styles.picture} style={{ background: product.tint }}>
				{product.main_image && <Image src={product.main_image.src} width={96} />}
			</div>
			<div className={styles.texts}>
				<Link className={styles.name} href={product.url} prefetch={false}>
					{product.name}
				</Link>
				{variant.name && <span className={styles.variant}>{variant.name}</span>}
				<span className={styles.unit}>
					{product.pack === null ? t("unitPrice", { price }) : t("packPrice", { price, pack: product.pack })}
				</span>
				{item.branches_only && <span className={styles.unit}>{t("branchesOnly")}</span>}
			</div>
			<button type="button" className={styles.remove} aria-label={`${t("remove")}: ${name}`} onClick={onRemove}>
				<Icon name="trash-2" size={20} />
			</button>
			<div className={styles.amount}>
				<QuantityStepper
					value={quantity}
					min={0}
					max={max}
					onCommit={setQuantity}
					labels={{ quantity: t("quantity", { name }), less: t("less", { name }), more: t("more", { name }) }}
				/>
				<strong className={styles.total} aria-busy={changes.isChanging(item) || undefined}>
					{formatMoney(item.total_with_tax, currency)}
				</strong>
			</div>
			<div className={styles.news}>
				<StockProblem item={item} left={left} quantity={quantity} onChange={setQuantity} />
				<PriceChange item={item} currency={currency} onAccept={() => changes.acceptPrice(item)} />
				<NoteField item={item} name={name} onChange={(note) => changes.setNote(item, note)} />
			</div>
		</article>
	);
}
