"use client";
import type { Cart, CartItem } from "#lib/contract/cart.ts";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-lines.module.scss";
import { FreeDelivery } from "./free-delivery.tsx";
import type { CartLineItem } from "./use-cart-changes.ts";

type Props = {
	cart: Cart;
	/** Quantities that are on their way to the shop, by item id. */
	wanted: ReadonlyMap<number, number>;
	onChange: (item: CartItem | CartLineItem, quantity: number) => void;
};

export function CartLines({ cart, wanted, onChange }: Props) {
	const isShown = (item: CartLineItem) => wanted.get(item.id) !== 0;
	const line = (item: CartItem | CartLineItem) => (
		<CartLine
			item={item}
			currency={cart.currency}
			wanted={wanted.get(item.id)}
			onChange={(quantity) => onChange(item, quantity)}
		/>
	);
	return (
		<>
			<ul className={styles.root}>
				{cart.items.filter(isShown).map((item) => (
					<li key={item.id} className={styles.item}>
						{line(item)}
						{item.children.length > 0 && (
							<ul className={styles.children}>
								{item.children.filter(isShown).map((child) => (
									<li key={child.id}>{line(child)}</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
			<FreeDelivery missing={cart.totals.missing_to_free_delivery} isStale={wanted.size > 0} />
		</>
	);
}
