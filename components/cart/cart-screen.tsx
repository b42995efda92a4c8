"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useShown } from "#components/analytics/use-shown.ts";
import type { CartItem } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { trackCartView } from "#lib/storefront/analytics/cart-events.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useCart } from "#lib/storefront/cart/cart.ts";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import styles from "./cart-screen.module.scss";
import { CartSkeleton, EmptyCart, FailedCart } from "./cart-states.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { Companions } from "./companions/companions.tsx";
import { inPlace, type Places } from "./in-place.ts";
import { CartLines } from "./lines/cart-lines.tsx";
import { RemovedLine } from "./lines/removed-line.tsx";
import { useCartChanges } from "./use-cart-changes.ts";

/** The cart's page: lines, vouchers, totals and the button to the next step. `begin`: where to go with an empty one; `filling`: to the form that fills balloons. */
export function CartScreen({ locale, begin, filling }: { locale: Locale; begin?: ReactNode; filling?: ReactNode }) {
	const t = useTranslations("cartPage");
	const { data: cart, isPending, isError, isFetching, refetch } = useCart(locale);
	const [removed, setRemoved] = useState<CartItem | CartLineItem | null>(null);
	const [places, setPlaces] = useState<Places>(new Map());
	const changes = useCartChanges(locale, () => setRemoved(null));
	useShown(cart && cart.items.length > 0 ? cart.id : null, () => cart && trackCartView(cart));
	const isLoading = useSteadyLoading(!cart && isPending);

	if (isLoading) return <CartSkeleton />;
	if (!cart && isError) return <FailedCart isRetrying={isFetching} onRetry={() => void refetch()} />;
	const lines = inPlace(cart?.items ?? [], places);
	const remove = (item: CartItem | CartLineItem) => {
		setRemoved(item);
		const place = lines.findIndex(({ id }) => id === item.id);
		if (place >= 0) setPlaces(new Map([...places, [item.variant.id, place]]));
		changes.setQuantity(item, 0);
	};
	const undo = (item: CartItem | CartLineItem) => {
		setRemoved(null);
		changes.restore(item);
	};
	const strip = removed && <RemovedLine key={removed.id} item={removed} onUndo={() => undo(removed)} />;
	if (!cart || cart.items.every((item) => changes.quantityOf(item) === 0)) {
		return (
			<EmptyCart locale={locale} begin={begin}>
				{strip}
			</EmptyCart>
		);
	}
	return (
		<div className={styles.root}>
			<section className={styles.goods} aria-label={t("goods.title")}>
				{strip}
				<CartLines
					locale={locale}
					cart={{ ...cart, items: lines }}
					changes={changes}
					filling={filling}
					onRemove={remove}
				/>
			</section>
			<CartSummary locale={locale} cart={cart} />
			<div className={styles.companions}>
				<Companions locale={locale} cart={cart} />
			</div>
		</div>
	);
}
