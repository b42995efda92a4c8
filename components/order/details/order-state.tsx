"use client";
import { useTranslations } from "next-intl";
import type { OrderState as State } from "#lib/domain/order/order-states.ts";
import styles from "./order-state.module.scss";

/** How an order stands, as a badge. */
export function OrderState({ state }: { state: State }) {
	const t = useTranslations("order.states");
	return <span className={styles[toneOf(state)]}>{t(state)}</span>;
}

/** Badges of specification §4: something is still to come, is well, or is off. */
function toneOf(state: State): "stateSecondary" | "stateSuccess" | "stateDanger" {
	if (state === "cancelled" || state === "withdrawn") return "stateDanger";
	return state === "waiting_for_payment" ? "stateSecondary" : "stateSuccess";
}
