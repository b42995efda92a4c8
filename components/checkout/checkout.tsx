"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import { useCart } from "#lib/api/cart.ts";
import { useErrorText } from "#lib/api/use-error-text.ts";
import type { Cart, CartItem } from "#lib/contract/cart.ts";
import type { OrderCreated } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { CartLines } from "./cart-lines.tsx";
import styles from "./checkout.module.scss";
import { CartSkeleton, EmptyCart, FailedCart, OrderSent } from "./checkout-states.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { type CartLineItem, useCartChanges } from "./use-cart-changes.ts";

/** The whole checkout: the cart's lines, and below them everything an order needs. */
export function Checkout({ locale }: { locale: Locale }) {
	const t = useTranslations("checkout");
	const query = useCart(locale);
	const notice = useNotice();
	const errorText = useErrorText();
	const [removed, setRemoved] = useState<CartItem | CartLineItem | null>(null);
	const changes = useCartChanges(locale, (error) => {
		setRemoved(null);
		notice("danger", errorText(error, "add_to_cart"));
	});
	const [sent, setSent] = useState<OrderCreated | null>(null);
	/** The cart of an order whose answer was lost: it may be gone on the server, but the order can be asked for again. */
	const [uncertain, setUncertain] = useState<Cart | null>(null);

	if (sent) return <OrderSent order={sent} />;
	const cart = query.data ?? uncertain;
	if (!cart && query.isPending) return <CartSkeleton />;
	if (!cart && query.isError) return <FailedCart isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;

	const change = (item: CartItem | CartLineItem, quantity: number) => {
		setRemoved(quantity === 0 ? item : null);
		changes.setQuantity(item, quantity);
	};
	const undo = (item: CartLineItem) => {
		setRemoved(null);
		changes.setQuantity(item, item.quantity);
	};
	// What was with it went too, and does not come back by one quantity.
	const canUndo = removed !== null && !("children" in removed && removed.children.length > 0);
	const strip = removed && (
		<RemovedLine key={removed.id} item={removed} onUndo={canUndo ? () => undo(removed) : undefined} />
	);
	if (!cart || cart.items.length === 0) return <EmptyCart locale={locale}>{strip}</EmptyCart>;
	return (
		<div className={styles.root}>
			<section className={styles.goods} aria-labelledby="checkout-goods">
				<h2 id="checkout-goods">{t("goods.title")}</h2>
				{strip}
				<CartLines cart={cart} wanted={changes.wanted} onChange={change} />
			</section>
			<CheckoutSteps
				locale={locale}
				cart={cart}
				isChanging={changes.isChanging}
				onUncertain={setUncertain}
				onSent={setSent}
			/>
		</div>
	);
}
