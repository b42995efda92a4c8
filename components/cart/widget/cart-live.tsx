"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useLayoutEffect, useState } from "react";
import { LatePart } from "#components/queries/late-part.tsx";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { useFailureNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { useCart } from "#lib/storefront/cart/cart.ts";
import { wantedCount } from "#lib/storefront/cart/cart-wishes.ts";
import { useIsCartChanging, useWishes } from "#lib/storefront/cart/use-cart-signals.ts";
import { useCartKeeping } from "#lib/storefront/cart/use-cart-writer.ts";
import { useCartCurrency } from "../use-cart-currency.ts";
import { AddedPopup } from "./added-popup.tsx";
import { CartPanel } from "./cart-panel.tsx";

/** What the button of the cart says. */
export type ShownCart = { count: number; total: string; isChanging: boolean };

type Props = {
	locale: Locale;
	isOpen: boolean;
	/** Not opened by a mouse's rest or the focus alone; a failure is news then. */
	isAsked: boolean;
	onShown: (cart: ShownCart) => void;
};

/** The cart of somebody who has one, or wants to see it: its content while it is open, and what keeps it up to date. */
export function CartLive(props: Props) {
	return (
		<LatePart>
			<Content {...props} />
		</LatePart>
	);
}

function Content({ locale, isOpen, isAsked, onShown }: Props) {
	const tErrors = useTranslations("errors");
	useCartKeeping(locale);
	const { data: cart, isPending, isError, isFetching, refetch } = useCart(locale);
	useFailureNotice(isError && !cart && isAsked, tErrors("load_cart"));
	useCartCurrency(locale, cart);
	const wishes = useWishes();
	const isChanging = useIsCartChanging();
	const count = wantedCount(cart, wishes);
	const total = count > 0 && cart && cart.count > 0 ? formatMoney(cart.totals.total_with_tax, cart.currency) : "";
	useLayoutEffect(() => onShown({ count, total, isChanging }), [onShown, count, total, isChanging]);
	if (!isOpen) return null;
	return (
		<CartPanel
			locale={locale}
			cart={cart}
			isPending={isPending}
			isError={isError}
			isFetching={isFetching}
			onRetry={() => void refetch()}
		/>
	);
}

/** What was just added; outside the content of the cart, which may be closed. */
export function CartNews({ news, ...props }: ComponentProps<typeof AddedPopup>) {
	// A live region is read out when its words come after it.
	const [told, setTold] = useState<typeof news>(null);
	useEffect(() => setTold(news), [news]);
	return (
		<LateTexts>
			<AddedPopup {...props} news={news && told} />
		</LateTexts>
	);
}
