"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Cart, CartItem } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { cartAddonsQuery } from "#lib/storefront/cart/cart-addons.ts";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import type { CartChanges } from "../use-cart-changes.ts";
import { CartAddons } from "./cart-addons.tsx";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-lines.module.scss";

/** Carts with at most this many lines show add-ons open. */
const OPEN_LINES_MAX = 2;

type Props = {
	locale: Locale;
	cart: Cart;
	changes: CartChanges;
	filling?: ReactNode;
	onRemove: (item: CartItem | CartLineItem) => void;
};

/** Lines of the cart, add-ons below their parents. */
export function CartLines({ locale, cart, changes, filling, onRemove }: Props) {
	// Offers only: the cart is complete without them.
	const { data: offered } = useQuery(cartAddonsQuery(locale, cart));
	const isShown = (item: CartLineItem) => changes.quantityOf(item) > 0;
	const line = (item: CartItem | CartLineItem) => (
		<CartLine item={item} cart={cart} changes={changes} onRemove={() => onRemove(item)} />
	);
	const addonsOf = (item: CartItem) =>
		(offered?.find((one) => one.product_id === item.product.id)?.addons ?? []).filter(
			(addon) => !changes.hasBelow(item, addon),
		);
	return (
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
					<CartAddons
						addons={addonsOf(item)}
						pieces={changes.quantityOf(item)}
						name={item.product.name}
						currency={cart.currency}
						isOpenFirst={cart.items.length <= OPEN_LINES_MAX}
						filling={filling}
						onAdd={(addon) => changes.addBelow(item, addon)}
					/>
				</li>
			))}
		</ul>
	);
}
