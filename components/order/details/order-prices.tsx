"use client";
import { useTranslations } from "next-intl";
import { SLIP } from "#components/voucher/ticket.ts";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { PriceRow } from "../../price/price-row.tsx";
import styles from "./order-prices.module.scss";
import { VatTable } from "./vat-table.tsx";

/** Price lines (promises §3 Order) with the VAT recapitulation. */
export function OrderPrices({ order: { prices, currency, delivery, payment, lines } }: { order: Order }) {
	const t = useTranslations("order");
	const money = (minor: number) => formatMoney(minor, currency);
	const fee = (minor: number) => (minor === 0 ? t("free") : money(minor));
	const codes = lines.filter(({ kind }) => kind === "voucher").map(({ code }) => code);
	return (
		<div className={styles.root}>
			<dl className={styles.lines}>
				<PriceRow label={t("priceLines.goods")} price={money(prices.goods_with_tax)} />
				{prices.discount_with_tax !== 0 && (
					<PriceRow
						style={codes.length > 0 ? SLIP : undefined}
						label={t("priceLines.discount")}
						detail={codes.join(", ")}
						price={`−${money(prices.discount_with_tax)}`}
					/>
				)}
				<PriceRow label={t("priceLines.delivery")} detail={delivery.name} price={fee(prices.delivery_with_tax)} />
				<PriceRow label={t("priceLines.payment")} detail={payment.name} price={fee(prices.payment_with_tax)} />
				{prices.rounding !== 0 && <PriceRow label={t("priceLines.rounding")} price={money(prices.rounding)} />}
				<PriceRow isTotal label={t("priceLines.total")} price={money(prices.total_with_tax)} />
				<PriceRow isQuiet label={t("priceLines.withoutVat")} price={money(prices.total_without_tax)} />
			</dl>
			<VatTable prices={prices} currency={currency} />
		</div>
	);
}
