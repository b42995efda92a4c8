"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import styles from "./vat-table.module.scss";

/** VAT per rate, as charged. */
export function VatTable({ prices, currency }: Pick<Order, "prices" | "currency">) {
	const t = useTranslations("order.vat");
	const format = useFormatter();
	return (
		<table className={styles.root}>
			<caption>{t("title")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("rate")}</th>
					<th scope="col">{t("base")}</th>
					<th scope="col">{t("vat")}</th>
					<th scope="col">{t("total")}</th>
				</tr>
			</thead>
			<tbody>
				{prices.vat.map(({ rate, base, vat, with_tax: total }) => (
					<tr key={rate}>
						<th scope="row">{t("percent", { rate: format.number(rate) })}</th>
						<td>{formatMoney(base, currency)}</td>
						<td>{formatMoney(vat, currency)}</td>
						<td>{formatMoney(total, currency)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
