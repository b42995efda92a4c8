"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CartSkeleton, FailedCart } from "#components/cart/cart-states.tsx";
import { unsellableLine } from "#components/cart/sellable.ts";
import { useBasketProblem } from "#components/cart/use-basket-problem.ts";
import { Button } from "#components/ui/button.tsx";
import { useFailureNotice } from "#components/ui/notices.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useCart } from "#lib/storefront/cart/cart.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { deliveriesQuery } from "#lib/storefront/order/order.ts";
import { BackTo } from "./back-to.tsx";
import styles from "./checkout-gate.module.scss";

export type CheckoutData = {
	cart: Cart;
	options: DeliveryOptions;
	/** The cart is changing, so the shown prices are about to be replaced. */
	isStale: boolean;
};

type Props = {
	locale: Locale;
	/** The cart of an order whose reply was lost: it may no longer exist, but the order can be sent again. */
	keptCart?: Cart | null;
	children: (data: CheckoutData) => ReactNode;
};

/** Shows a step once there is a cart that can be ordered; otherwise redirects to the cart. */
export function CheckoutGate({ locale, keptCart = null, children }: Props) {
	const t = useTranslations("checkout.steps");
	const query = useCart(locale);
	const cart = query.data ?? keptCart;
	const isLoading = useSteadyLoading(!cart && query.isPending);
	const tooLarge = useBasketProblem(cart);
	const isSellable =
		cart && cart.items.length > 0 && (keptCart !== null || (!unsellableLine(cart) && tooLarge === null));
	if (isSellable) {
		return (
			<Deliveries locale={locale} cart={cart} isCartLoading={isLoading}>
				{children}
			</Deliveries>
		);
	}
	if (isLoading) return <CartSkeleton />;
	if (!cart && query.isError) return <FailedCart isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
	if (!cart || cart.items.length === 0) return <BackTo locale={locale} screen="cart" />;
	return <BackTo locale={locale} screen="cart" because={tooLarge ?? t("cartFirst")} />;
}

type DeliveriesProps = {
	locale: Locale;
	cart: Cart;
	/** The cart's skeleton is still shown for its minimum time; deliveries load meanwhile. */
	isCartLoading: boolean;
	children: Props["children"];
};

function Deliveries({ locale, cart, isCartLoading, children }: DeliveriesProps) {
	const t = useTranslations("checkout");
	const query = useQuery(deliveriesQuery(locale, cart));
	const { data: options, isPlaceholderData, isFetching, refetch } = query;
	const error = useFailure(query);
	useFailureNotice(error !== null, useTranslations("errors")("load_carriers"));
	const isLoading = useSteadyLoading(!options && error === null);
	if (isLoading || isCartLoading) return <CartSkeleton />;
	if (!options) {
		return (
			<div className={styles.message} role="alert">
				<p>{t("delivery.failed")}</p>
				<Button isBusy={isFetching} onClick={() => void refetch()}>
					{t("retry")}
				</Button>
			</div>
		);
	}
	if (options.deliveries.length === 0) return <p className={styles.message}>{t("delivery.none")}</p>;
	return children({ cart, options, isStale: isPlaceholderData });
}
