"use client";
import Link from "next/link";
import { Image } from "#components/picture/image.tsx";
import type { Cart, CartItem } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import styles from "./cart-panel-item.module.scss";

/** An item in the header's cart, with its add-ons. */
export function CartPanelItem({ item, currency }: { item: CartItem; currency: Cart["currency"] }) {
	const { product, variant } = item;
	const times = (one: Pick<CartItem, "quantity" | "variant">) =>
		`${one.quantity} × ${formatMoney(one.variant.price_with_tax, currency)}`;
	return (
		<li className={styles.root}>
			{product.main_image && (
				<Image
					className={styles.picture}
					src={product.main_image.src}
					width={48}
					style={{ background: product.tint }}
				/>
			)}
			<div className={styles.name}>
				<Link href={product.url} prefetch={false}>
					{product.name}
				</Link>
				{variant.name && <span className={styles.variant}>{variant.name}</span>}
			</div>
			<span className={styles.price}>{times(item)}</span>
			{item.children.length > 0 && (
				<ul className={styles.children}>
					{item.children.map((child) => (
						<li key={child.id} className={styles.child}>
							<span>
								{child.product.name}
								{child.variant.name && `, ${child.variant.name}`}
							</span>
							<span className={styles.price}>{times(child)}</span>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
