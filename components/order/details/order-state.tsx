"use client";
import { useTranslations } from "next-intl";
import { ORDER_STANDINGS, type SaleStanding, type OrderState as State } from "#lib/domain/order/order-states.ts";
import styles from "./order-state.module.scss";

/** An order's state as a badge. */
export function OrderState({ state }: { state: State }) {
	const t = useTranslations("order.states");
	return <span className={styles[TONES[ORDER_STANDINGS[state].sale]]}>{t(state)}</span>;
}

/** Badges of promises §4 Availability: pending, good, or failed. */
const TONES: Record<SaleStanding, "stateSecondary" | "stateSuccess" | "stateDanger"> = {
	open: "stateSecondary",
	certain: "stateSuccess",
	returned: "stateDanger",
	lost: "stateDanger",
};
