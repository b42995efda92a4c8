"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { returnableGoods } from "#lib/domain/order/withdrawal.ts";
import { useDates } from "../../dates/use-dates.ts";
import styles from "./withdrawal-step.module.scss";

/** The consumer's rights in plain words (OZ § 1829–1832). */
export function WithdrawalTerms({ order, sealed }: { order: Order; sealed: readonly number[] }) {
	const t = useTranslations("withdrawal");
	const { day } = useDates();
	const until = order.withdraw_until;
	const covered = returnableGoods(order.lines, hasLeftShop(order.events), new Set(sealed));
	const isWhole = order.lines.every((line) => line.kind !== "goods" || covered.includes(line));
	return (
		<div className={styles.root}>
			<h1>{t("title")}</h1>
			<p className={styles.quiet}>{t("order", { number: order.number, date: day(order.date) })}</p>
			<p className={styles.lead}>
				{t("intro")} {until === null ? t("notYet") : t("until", { date: day(until) })}
			</p>
			<section className={styles.part} aria-labelledby="withdrawal-terms">
				<h2 id="withdrawal-terms">{t("termsTitle")}</h2>
				<ol className={styles.terms}>
					<li>{t("terms.send")}</li>
					<li>{t("terms.goods")}</li>
					<li>{t(isWhole ? "terms.money" : "terms.moneyOfPart")}</li>
				</ol>
			</section>
		</div>
	);
}
