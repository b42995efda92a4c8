"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useDates } from "../../dates/use-dates.ts";
import { PAY_ID } from "./pay-id.ts";
import styles from "./payment-box.module.scss";
import { usePay } from "./use-pay.ts";
import type { PaymentOutcome } from "./use-payment-return.ts";

type Props = { order: Order; link: OrderLink; outcome: PaymentOutcome };

/** The button to the gateway, which can be used again, and the outcome of the last attempt. */
export function CardPayment({ order, link, outcome }: Props) {
	const t = useTranslations("order.pay");
	const { moment } = useDates();
	const errorText = useErrorText();
	const { pay, isLeaving, error } = usePay(link);
	// The order comes after the document, too late for the browser to go to the anchor.
	useEffect(() => {
		if (window.location.hash === `#${PAY_ID}`) document.getElementById(PAY_ID)?.scrollIntoView();
	}, []);
	const amount = formatMoney(order.prices.total_with_tax, order.currency);
	return (
		<section className={styles.root} aria-labelledby={PAY_ID}>
			<h2 id={PAY_ID}>{t("title")}</h2>
			<div>
				<div role="status">{outcome !== null && <p className={styles.outcome}>{t(outcome)}</p>}</div>
				<p>
					{order.expires_at === null
						? t("textOpen", { amount })
						: t("text", { amount, date: moment(order.expires_at) })}
				</p>
			</div>
			<div>
				<Button size="large" isBusy={isLeaving || outcome === "checking"} onClick={pay}>
					<Icon name="credit-card" size={22} />
					{isLeaving ? t("opening") : t("button")}
				</Button>
				{error && <p className={styles.problem}>{errorText(error, "gateway_unavailable")}</p>}
			</div>
		</section>
	);
}
