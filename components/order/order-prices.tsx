"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { Order } from "#lib/contract/order.ts";
import { formatMoney } from "#lib/domain/money.ts";
import styles from "./order-prices.module.scss";
import { PriceRow } from "./price-row.tsx";

/** Price lines with the VAT recapitulation (spec §3 Order). */
export function OrderPrices({ order: { prices, currency, delivery, payment } }: { order: Order }) {
	const t = useTranslations("order");
	const format = useFormatter();
	const money = (minor: number) => formatMoney(minor, currency);
	const fee = (minor: number) => (minor === 0 ? t("free") : money(minor));
	return (
		<dl className={styles.root}>
			<PriceRow label={t("priceLines.goods")} price={money(prices.goods_with_tax)} />
			{prices.discount_with_tax !== 0 && (
				<PriceRow label={t("priceLines.discount")} price={`−${money(prices.discount_with_tax)}`} />
			)}
			<PriceRow label={t("priceLines.delivery")} detail={delivery.name} price={fee(prices.delivery_with_tax)} />
			<PriceRow label={t("priceLines.payment")} detail={payment.name} price={fee(prices.payment_with_tax)} />
			{prices.rounding !== 0 && <PriceRow label={t("priceLines.rounding")} price={money(prices.rounding)} />}
			<PriceRow isTotal label={t("priceLines.total")} price={money(prices.total_with_tax)} />
			<PriceRow isQuiet label={t("priceLines.withoutVat")} price={money(prices.total_without_tax)} />
			{prices.vat.map(({ rate, base, vat }) => (
				<PriceRow
					key={rate}
					isQuiet
					label={t("priceLines.vat", { rate: format.number(rate), base: money(base) })}
					price={money(vat)}
				/>
			))}
		</dl>
	);
}
