"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import type { Order } from "#lib/contract/schemas/order.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { isUnpacked } from "#lib/domain/order/order-states.ts";
import { isByGateway } from "#lib/domain/order/payment-kinds.ts";
import { promiseText } from "#lib/domain/order/promise-text.ts";
import { celebrate } from "#lib/storefront/analytics/placed-orders.ts";
import { isMotionWanted } from "#lib/storefront/browser/motion.ts";
import { useDates } from "../dates/use-dates.ts";
import { useNextStep } from "./actions/use-next-step.ts";
import { ComingSteps } from "./details/coming-steps.tsx";
import { OrderState } from "./details/order-state.tsx";
import styles from "./order-head.module.scss";

const throwConfetti = async (from: Element) => {
	const confetti = await import("#lib/storefront/browser/confetti-burst.ts").catch(() => null);
	confetti?.burst(from);
};

/** For this long after it was placed, the order's page shows a thank-you. */
const FRESH_MS = 30 * 60 * SECOND_MS;

/** The order's number, state, next step, and when it comes; a new one begins with thanks over the whole width. `heading` takes the focus from removed elements. */
export function OrderHead({ order, heading }: { order: Order; heading: RefObject<HTMLHeadingElement | null> }) {
	const t = useTranslations("order");
	const { moment } = useDates();
	const next = useNextStep(order);
	const promise = promiseText(usePromiseTexts(), order);
	const { number, state } = order;
	const [isFresh] = useState(() => Date.now() - Date.parse(order.date) < FRESH_MS);
	const isThanked = isFresh && isUnpacked(state) && !order.is_payment_refused;
	// Who pays by card is not through with it before the gateway has said so.
	const isDone = isThanked && (order.is_paid || !isByGateway(order.payment.kind));
	const confetti = useRef<HTMLImageElement>(null);
	useEffect(() => {
		const box = confetti.current;
		if (isDone && box && isMotionWanted() && celebrate(number)) void throwConfetti(box);
	}, [isDone, number]);
	return (
		<div className={styles.root}>
			<div className={isDone ? styles.thanks : styles.words}>
				{isDone && (
					// biome-ignore lint/performance/noImgElement: one drawing at every width
					<img ref={confetti} src="/scenes/thanks.svg" alt="" width={1200} height={300} />
				)}
				<h1 ref={heading} tabIndex={-1}>
					{isThanked ? t("thanks", { number }) : t("heading", { number })}
				</h1>
				{isThanked && <p className={styles.mailed}>{t("mailed", { email: order.email })}</p>}
				{isDone && <ComingSteps order={order} />}
			</div>
			<p className={styles.facts}>
				<OrderState state={state} />
				<time dateTime={order.date}>{t("placed", { date: moment(order.date) })}</time>
			</p>
			<p className={styles.next} aria-live="polite">
				{next}
			</p>
			{promise && <p className={styles.promise}>{promise}</p>}
		</div>
	);
}
