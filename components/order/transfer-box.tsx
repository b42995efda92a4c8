"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/order.ts";
import { formatMoney } from "#lib/domain/money.ts";
import styles from "./transfer-box.module.scss";

/** What a bank transfer needs, while the order waits for it. */
export function TransferBox({ order }: { order: Order }) {
	const t = useTranslations("order.transfer");
	return (
		<section className={styles.root} aria-labelledby="order-transfer">
			<h2 id="order-transfer">{t("title")}</h2>
			<dl className={styles.facts}>
				<div>
					<dt>{t("account")}</dt>
					<dd>{order.bank_account}</dd>
				</div>
				<div>
					<dt>{t("symbol")}</dt>
					<dd>{order.variable_symbol}</dd>
				</div>
				<div>
					<dt>{t("amount")}</dt>
					<dd>{formatMoney(order.prices.total_with_tax, order.currency)}</dd>
				</div>
			</dl>
			<p>{t("text")}</p>
		</section>
	);
}
