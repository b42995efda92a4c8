"use client";
import { useTranslations } from "next-intl";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { PriceRow } from "#components/price/price-row.tsx";
import { SLIP } from "#components/voucher/ticket.ts";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import { type Chosen, promiseOf } from "../../form/form-values.ts";
import styles from "./panel-prices.module.scss";
import { totalText } from "./total-text.ts";

type Props = {
	cart: Cart;
	chosen: Chosen;
	isStale: boolean;
	/** With VAT per rate. */
	isFull?: boolean;
};

/** Price lines that the shop computed for the chosen delivery and payment; before a choice only the goods. */
export function PanelPrices({ cart, chosen, isStale, isFull = false }: Props) {
	const t = useTranslations("checkout");
	const texts = usePromiseTexts();
	const { delivery, payment, branch } = chosen;
	const money = (minor: number) => formatMoney(minor, cart.currency);
	const fee = (minor: number) => (minor === 0 ? t("free") : money(minor));
	const when = promisedWhen(texts, { ...promiseOf(chosen), isPaidFirst: true });
	const prices = payment?.prices;
	const total = totalText(cart, chosen);
	return (
		<div className={styles.root}>
			<dl className={styles.lines} aria-busy={isStale || undefined}>
				<PriceRow label={t("panel.goods")} price={money(prices?.goods_with_tax ?? cart.totals.goods_with_tax)} />
				{cart.vouchers.map(
					(voucher) =>
						voucher.problem === null && (
							<PriceRow
								key={voucher.voucher_id}
								style={SLIP}
								label={t("panel.voucher", { code: voucher.code })}
								price={`−${money(voucher.discount_with_tax)}`}
							/>
						),
				)}
				<PriceRow
					label={t("panel.delivery")}
					detail={delivery && [delivery.name, branch?.name, when].filter(Boolean).join(", ")}
					price={delivery ? fee(delivery.price_with_tax) : t("panel.toChoose")}
				/>
				<PriceRow
					label={t("panel.payment")}
					detail={payment?.name}
					price={payment ? fee(payment.price_with_tax) : t("panel.toChoose")}
				/>
				{prices !== undefined && prices.rounding !== 0 && (
					<PriceRow label={t("panel.rounding")} price={money(prices.rounding)} />
				)}
				{isFull &&
					prices?.vat.map(({ rate, base, vat }) => (
						<PriceRow
							key={rate}
							isQuiet
							label={t("panel.vat", { rate: String(rate) })}
							detail={t("panel.vatBase", { base: money(base) })}
							price={money(vat)}
						/>
					))}
				<PriceRow
					isTotal
					label={t(prices ? "panel.total" : "panel.goodsTotal")}
					detail={t("panel.withVat")}
					price={total}
				/>
			</dl>
			{cart.vouchers
				.filter(({ problem, removable }) => problem !== null && !removable)
				.map(({ voucher_id, code }) => (
					<p key={voucher_id} className={styles.note}>
						{t("panel.voucherLeftOut", { code })}
					</p>
				))}
			{!prices && <p className={styles.note}>{t("panel.totalLater")}</p>}
		</div>
	);
}
