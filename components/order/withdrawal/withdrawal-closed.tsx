"use client";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { Order } from "#lib/contract/schemas/order.ts";
import { isExempt } from "#lib/domain/order/withdrawal.ts";
import { useDates } from "../../dates/use-dates.ts";
import styles from "./withdrawal-step.module.scss";

/** Why nobody can withdraw from this contract now. */
export function WithdrawalClosed({ order, heading }: { order: Order; heading: RefObject<HTMLHeadingElement | null> }) {
	const t = useTranslations("withdrawal.closed");
	const { day } = useDates();
	const goods = order.lines.filter(({ kind }) => kind === "goods");
	const reason = () => {
		if (order.state === "cancelled") return t("cancelled");
		if (order.state === "waiting_for_payment") return t("unpaid");
		if (order.companyId !== "") return t("company");
		if (order.withdraw_until !== null) return t("late", { date: day(order.withdraw_until) });
		return goods.every((line) => isExempt(line, true)) ? t("exempt") : t("other");
	};
	return (
		<div className={styles.root}>
			<h1 ref={heading} tabIndex={-1}>
				{t("title")}
			</h1>
			<p className={styles.lead}>{reason()}</p>
		</div>
	);
}
