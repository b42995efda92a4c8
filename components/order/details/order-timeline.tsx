"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasEnded } from "#lib/domain/order/order-states.ts";
import { statesAhead } from "#lib/domain/order/order-steps.ts";
import { useDates } from "../../dates/use-dates.ts";
import { OrderFlags } from "./order-flags.tsx";
import styles from "./order-timeline.module.scss";

/** Past states of the order with their times, the present one, and those ahead. */
export function OrderTimeline({ order }: { order: Order }) {
	const t = useTranslations("order.timeline");
	const { moment } = useDates();
	const ahead = statesAhead({ state: order.state, isPickup: order.branch !== null });
	const last = order.events.length - 1;
	return (
		<section className={styles.root} aria-labelledby="order-timeline">
			<h2 id="order-timeline">{t("title")}</h2>
			{!order.events.some(({ state }) => hasEnded(state)) && (
				<OrderFlags reached={last} steps={order.events.length + ahead.length} />
			)}
			<ol className={styles.steps}>
				{order.events.map(({ state, date }, position) => (
					<li
						key={date + state}
						className={hasEnded(state) ? styles.off : styles.done}
						aria-current={position === last ? "step" : undefined}
					>
						<strong>{t(`steps.${state}`)}</strong>
						<time dateTime={date}>{moment(date)}</time>
					</li>
				))}
				{ahead.map((state) => (
					<li key={state} className={styles.ahead}>
						<span>{t(`steps.${state}`)}</span>
						<span className={styles.hidden}> ({t("ahead")})</span>
					</li>
				))}
			</ol>
		</section>
	);
}
