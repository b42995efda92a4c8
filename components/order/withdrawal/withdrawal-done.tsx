"use client";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { useDates } from "../../dates/use-dates.ts";
import styles from "./withdrawal-step.module.scss";

type Props = {
	order: Order;
	withdrawal: NonNullable<Order["withdrawal"]>;
	/** E-mail of the receipt, if the withdrawal was sent from this page. */
	email: string | undefined;
	heading: RefObject<HTMLHeadingElement | null>;
};

/** The acknowledgement: who withdrew from what and when, and the next steps. */
export function WithdrawalDone({ order, withdrawal, email, heading }: Props) {
	const t = useTranslations("withdrawal.done");
	const tForm = useTranslations("withdrawal.form");
	const tOrder = useTranslations("order");
	const { moment } = useDates();
	const next = hasLeftShop(order.events) ? "goods" : order.is_paid ? "noGoods" : "unpaid";
	return (
		<div className={styles.root}>
			<h1 ref={heading} tabIndex={-1}>
				{t("title")}
			</h1>
			<dl className={`${styles.facts} ${styles.box}`}>
				<div>
					<dt>{tForm("number")}</dt>
					<dd>{order.number}</dd>
				</div>
				<div>
					<dt>{t("who")}</dt>
					<dd>{withdrawal.name}</dd>
				</div>
				{withdrawal.reason !== "" && (
					<div>
						<dt>{tForm("reason")}</dt>
						<dd>{withdrawal.reason}</dd>
					</div>
				)}
				<div>
					<dt>{t("when")}</dt>
					<dd>
						<time dateTime={withdrawal.date}>{moment(withdrawal.date)}</time>
					</dd>
				</div>
			</dl>
			<p>{email === undefined ? t("mailedBefore") : t("mailed", { email })}</p>
			<p>{t(next)}</p>
			<div className={styles.actions}>
				<Button tone="secondary" onClick={() => window.print()}>
					<Icon name="printer" size={20} />
					{tOrder("print")}
				</Button>
			</div>
		</div>
	);
}
