"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { SLIP } from "#components/voucher/ticket.ts";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { CART_WIDGET_MAX_ITEMS } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useIsCartChanging } from "#lib/storefront/cart/use-cart-signals.ts";
import { Bulbs } from "../bulbs.tsx";
import { useFreeDeliveryText } from "../use-free-delivery-text.ts";
import { CartNotThere } from "./cart-not-there.tsx";
import styles from "./cart-panel.module.scss";
import { CartPanelItem } from "./cart-panel-item.tsx";

type Props = {
	locale: Locale;
	/** Undefined until loaded, null when there is none. */
	cart: Cart | null | undefined;
	isPending: boolean;
	isError: boolean;
	isFetching: boolean;
	onRetry: () => void;
};

/** In a low window it lies over what is scrolled. */
const IN_SIGHT = { position: "sticky", bottom: 0 } as const;

/** Content of the cart: items with their add-ons, vouchers, total (promises §2 Header). */
export function CartPanel({ locale, cart, isPending, isError, isFetching, onRetry }: Props) {
	const t = useTranslations();
	const isChanging = useIsCartChanging();
	const isLoading = useSteadyLoading(!cart && isPending);
	if (isLoading || (!cart && isError)) {
		const state = { hasFailed: !isLoading, isRetrying: isFetching, onRetry };
		return <CartNotThere className={styles.message} {...state} />;
	}
	if (!cart || cart.items.length === 0) return <p className={styles.message}>{t("cart.empty")}</p>;
	const shown = cart.items.slice(0, CART_WIDGET_MAX_ITEMS);
	const toCart = screenPath(locale, "cart");
	return (
		<>
			<ul className={styles.items}>
				{shown.map((item) => (
					<CartPanelItem key={item.id} item={item} currency={cart.currency} />
				))}
			</ul>
			{cart.items.length > shown.length && (
				<Link className={styles.more} href={toCart} prefetch={false}>
					{t("cart.showMore", { count: cart.items.length - shown.length })}
				</Link>
			)}
			<dl className={styles.sums} aria-busy={isChanging || undefined}>
				{cart.vouchers.map((voucher) => (
					<div key={voucher.voucher_id} className={styles.voucher} style={SLIP}>
						<dt>{t("cart.voucher", { code: voucher.code })}</dt>
						<dd>
							{voucher.problem === null
								? `−${formatMoney(voucher.discount_with_tax, cart.currency)}`
								: t("cart.voucherNotUsed")}
						</dd>
					</div>
				))}
				<div className={styles.total}>
					<dt>{t("cart.total")}</dt>
					<dd>{formatMoney(cart.totals.total_with_tax, cart.currency)}</dd>
				</div>
			</dl>
			<ToFreeDelivery missing={cart.totals.missing_to_free_delivery} />
			<Link className={buttonClass({ isWide: true })} style={IN_SIGHT} href={toCart} prefetch={false}>
				{t("cart.toCart")}
			</Link>
		</>
	);
}

function ToFreeDelivery({ missing }: { missing: number }) {
	return (
		<div className={styles.freeDelivery}>
			<p>{useFreeDeliveryText(missing)}</p>
			<Bulbs missing={missing} />
		</div>
	);
}
