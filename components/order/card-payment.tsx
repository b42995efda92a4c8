"use client";
import { CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import type { OrderLink } from "#lib/api/order.ts";
import { usePayOrder } from "#lib/api/order-actions.ts";
import { useErrorText } from "#lib/api/use-error-text.ts";
import type { Order } from "#lib/contract/order.ts";
import { formatMoney } from "#lib/domain/money.ts";
import styles from "./payment-box.module.scss";
import { useDates } from "./use-dates.ts";
import type { PaymentOutcome } from "./use-payment-return.ts";
import { useRunOnce } from "./use-run-once.ts";

type Props = { order: Order; link: OrderLink; outcome: PaymentOutcome };

/** The way to the gateway, as often as it takes, and how the last visit there ended. */
export function CardPayment({ order, link, outcome }: Props) {
	const t = useTranslations("order.pay");
	const { moment } = useDates();
	const errorText = useErrorText();
	const runOnce = useRunOnce();
	const pay = usePayOrder(link);
	const { reset } = pay;
	const amount = formatMoney(order.prices.total_with_tax, order.currency);

	// A page that the Back button revives is not on its way to the gateway any more.
	useEffect(() => {
		const revive = ({ persisted }: PageTransitionEvent) => persisted && reset();
		window.addEventListener("pageshow", revive);
		return () => window.removeEventListener("pageshow", revive);
	}, [reset]);

	const leave = () =>
		runOnce(async () => {
			const { redirect } = await pay.mutateAsync();
			window.location.assign(redirect);
		});
	const isLeaving = pay.isPending || pay.isSuccess;
	return (
		<section className={styles.root} aria-labelledby="order-pay">
			<h2 id="order-pay">{t("title")}</h2>
			<div>
				<div role="status">{outcome !== null && <p className={styles.outcome}>{t(outcome)}</p>}</div>
				<p>
					{order.expires_at === null
						? t("textOpen", { amount })
						: t("text", { amount, date: moment(order.expires_at) })}
				</p>
			</div>
			<div>
				<Button size="large" isBusy={isLeaving || outcome === "checking"} onClick={leave}>
					<CreditCard aria-hidden="true" size={22} />
					{isLeaving ? t("opening") : t("button")}
				</Button>
				<div role="alert">
					{pay.isError && <p className={styles.problem}>{errorText(pay.error, "gateway_unavailable")}</p>}
				</div>
			</div>
		</section>
	);
}
