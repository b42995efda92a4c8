"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/order.ts";
import { hasLeftShop } from "#lib/domain/order-steps.ts";
import { coveredGoods } from "#lib/domain/withdrawal.ts";
import styles from "./withdrawal-step.module.scss";

/** Which goods a withdrawal covers, and which it does not and why (OZ § 1837). */
export function WithdrawalGoods({ order }: { order: Order }) {
	const t = useTranslations("withdrawal");
	const covered = coveredGoods(order.lines, hasLeftShop(order.events));
	const exempt = order.lines.filter((line) => line.kind === "goods" && !covered.includes(line));
	const name = (line: Order["lines"][number]) =>
		t("piece", { count: line.quantity, name: [line.name, line.variant_name].filter(Boolean).join(", ") });
	return (
		<>
			{covered.length > 0 && (
				<section className={styles.part} aria-labelledby="withdrawal-goods">
					<h2 id="withdrawal-goods">{t("goodsTitle")}</h2>
					<ul className={styles.goods}>
						{covered.map((line) => (
							<li key={order.lines.indexOf(line)}>{name(line)}</li>
						))}
					</ul>
				</section>
			)}
			{exempt.length > 0 && (
				<section className={styles.part} aria-labelledby="withdrawal-exempt">
					<h2 id="withdrawal-exempt">{t("exemptTitle")}</h2>
					<ul className={styles.goods}>
						{exempt.map((line) => (
							<li key={order.lines.indexOf(line)}>
								{name(line)}
								{line.withdrawal_exemption && (
									<span className={styles.quiet}> – {t(`exemptions.${line.withdrawal_exemption}`)}</span>
								)}
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
