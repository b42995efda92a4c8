"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { Scene, type SceneName } from "#components/picture/scene.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import type { OrderState as State } from "#lib/domain/order/order-states.ts";
import { isByGateway } from "#lib/domain/order/payment-kinds.ts";
import { promiseText } from "#lib/domain/order/promise-text.ts";
import { celebrate } from "#lib/storefront/analytics/placed-orders.ts";
import { isMotionWanted } from "#lib/storefront/browser/motion.ts";
import { useDates } from "../dates/use-dates.ts";
import { useNextStep } from "./actions/use-next-step.ts";
import { ComingSteps } from "./details/coming-steps.tsx";
import { OrderState } from "./details/order-state.tsx";
import styles from "./order-head.module.scss";
import type { Thanks } from "./use-thanks.ts";

const throwConfetti = async (from: Element) => {
	const confetti = await import("#lib/storefront/browser/confetti-burst.ts").catch(() => null);
	confetti?.burst(from);
};

/** Where the goods are, as a drawing; an end has none, and what is not paid shows how it is to be. */
const SCENES: Partial<Record<State, SceneName>> = {
	paid: "box",
	accepted: "box",
	packed: "box",
	handed_over: "van",
	ready_at_branch: "bag",
	delivered: "home",
};

type Props = {
	order: Order;
	thanks: Thanks;
	/** Takes the focus from removed elements. */
	heading: RefObject<HTMLHeadingElement | null>;
	/** What the buyer can do now. */
	children: ReactNode;
};

/** The order's number, state, next step, and when it comes; a new one begins with thanks over the whole width. */
export function OrderHead({ order, thanks: { isThanked, isDone }, heading, children }: Props) {
	const t = useTranslations("order");
	const { moment } = useDates();
	const next = useNextStep(order);
	const promise = promiseText(usePromiseTexts(), order);
	const { number, state } = order;
	const unpaid = isByGateway(order.payment.kind) ? "card" : "bank";
	const scene = state === "waiting_for_payment" ? unpaid : SCENES[state];
	const confetti = useRef<HTMLImageElement>(null);
	useEffect(() => {
		const box = confetti.current;
		if (isDone && box && isMotionWanted() && celebrate(number)) void throwConfetti(box);
	}, [isDone, number]);
	// What has the focus or is read out as it changes stays the same element, with thanks and without.
	return (
		<div className={isDone ? styles.root : styles.card}>
			{!isDone && scene && <Scene name={scene} width={200} margin="0" />}
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
			<div className={styles.root}>
				<p className={styles.facts}>
					<OrderState state={state} />
					<time dateTime={order.date}>{t("placed", { date: moment(order.date) })}</time>
				</p>
				<p className={styles.next} aria-live="polite">
					{next}
				</p>
				{promise && !isDone && <p className={styles.promise}>{promise}</p>}
				{children}
			</div>
		</div>
	);
}
