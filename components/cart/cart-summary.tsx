"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { PriceRow } from "#components/price/price-row.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { VoucherForm } from "#components/voucher/voucher-form.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useNextPage } from "#lib/storefront/browser/use-prefetch.ts";
import { useIsCartChanging } from "#lib/storefront/cart/use-cart-signals.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import styles from "./cart-summary.module.scss";
import { FreeDelivery } from "./free-delivery.tsx";
import { LimitProblem } from "./limit-problem.tsx";
import { focusLine } from "./lines/line-element.ts";
import { unsellableLine } from "./sellable.ts";
import { useBasketProblem } from "./use-basket-problem.ts";

/** Totals of the cart, vouchers, the amount missing for free delivery, and the button to the next step. */
export function CartSummary({ locale, cart }: { locale: Locale; cart: Cart }) {
	const t = useTranslations("cartPage");
	const titleId = useId();
	const isStale = useIsCartChanging();
	const money = (minor: number) => formatMoney(minor, cart.currency);
	const { totals } = cart;
	return (
		<aside className={styles.root} aria-labelledby={titleId}>
			<div className={styles.panel}>
				<h2 id={titleId}>{t("summary.title")}</h2>
				<dl className={styles.prices} aria-busy={isStale || undefined}>
					<PriceRow label={t("summary.goods")} price={money(totals.goods_with_tax)} />
					{cart.vouchers
						.filter((voucher) => voucher.problem === null)
						.map((voucher) => (
							<PriceRow
								key={voucher.voucher_id}
								label={t("summary.voucher", { code: voucher.code })}
								price={`−${money(voucher.discount_with_tax)}`}
							/>
						))}
					<PriceRow isTotal label={t("summary.total")} price={money(totals.total_with_tax)} />
				</dl>
				<p className={styles.hint}>{t("summary.withVat")}</p>
				<p className={styles.hidden} aria-live="polite">
					{isStale ? "" : t("summary.totalNow", { price: money(totals.total_with_tax) })}
				</p>
				<FreeDelivery missing={totals.missing_to_free_delivery} isStale={isStale} />
				<VoucherForm locale={locale} cart={cart} />
			</div>
			<Onward locale={locale} cart={cart} />
		</aside>
	);
}

/** The button to the next step, on a phone in a bar with the sum; with an unavailable line it says so and moves the focus there. */
function Onward({ locale, cart }: { locale: Locale; cart: Cart }) {
	const t = useTranslations("cartPage.summary");
	const hintId = useId();
	const isCustomer = useIsSignedIn();
	const obstacle = unsellableLine(cart);
	const tooLarge = useBasketProblem(cart);
	const loginPath = `${screenPath(locale, "login")}?${new URLSearchParams({ redirect: screenPath(locale, "cart") })}`;
	const delivery = screenPath(locale, "checkoutDelivery");
	useNextPage(delivery);
	const look = { size: "large", isWide: true } as const;
	return (
		<>
			<div className={styles.bar}>
				<strong className={styles.sum} aria-hidden="true">
					{formatMoney(cart.totals.total_with_tax, cart.currency)}
				</strong>
				{obstacle ? (
					<Button {...look} aria-disabled="true" aria-describedby={hintId} onClick={() => focusLine(obstacle)}>
						{t("continue")}
					</Button>
				) : tooLarge !== null ? (
					<Button {...look} aria-disabled="true" aria-describedby={hintId}>
						{t("continue")}
					</Button>
				) : (
					<Link className={buttonClass(look)} href={delivery} prefetch={false}>
						{t("continue")}
					</Link>
				)}
			</div>
			<div className={styles.onward}>
				{obstacle ? (
					<p id={hintId} className={styles.obstacle}>
						{t("obstacle", { name: obstacle.product.name })}
					</p>
				) : (
					tooLarge !== null && <LimitProblem locale={locale} id={hintId} text={tooLarge} />
				)}
				<Link className={buttonClass({ tone: "quiet" })} href={screenPath(locale, "home")} prefetch={false}>
					{t("back")}
				</Link>
				{!isCustomer && (
					<p className={styles.hint}>
						{t("customer")}{" "}
						<Link href={loginPath} prefetch={false}>
							{t("login")}
						</Link>
					</p>
				)}
			</div>
		</>
	);
}
