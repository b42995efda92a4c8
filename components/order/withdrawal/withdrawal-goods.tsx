"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { isSealable, returnableGoods } from "#lib/domain/order/withdrawal.ts";
import { usePiece } from "../details/use-piece.ts";
import styles from "./withdrawal-step.module.scss";

/**
 * Goods that a withdrawal covers, and those that it does not, with the reason (OZ § 1837); `sealed` is the buyer's
 * statement.
 */
export function WithdrawalGoods({ order, sealed = [] }: { order: Order; sealed?: readonly number[] | undefined }) {
	const t = useTranslations("withdrawal");
	const name = usePiece();
	const hasLeft = hasLeftShop(order.events);
	const covered = returnableGoods(order.lines, hasLeft, new Set(sealed));
	const exempt = order.lines.filter((line) => line.kind === "goods" && !covered.includes(line));
	return (
		<>
			{covered.length > 0 && (
				<section className={styles.part} aria-labelledby="withdrawal-goods">
					<h2 id="withdrawal-goods">{t("goodsTitle")}</h2>
					<ul className={styles.goods}>
						{covered.map((line) => (
							<li key={order.lines.indexOf(line)}>
								{name(line)}
								{hasLeft && isSealable(line) && <span className={styles.quiet}> – {t("sealed.isSealed")}</span>}
							</li>
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
