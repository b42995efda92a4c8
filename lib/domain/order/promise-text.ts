import type { WorkingDays } from "../goods/availability.ts";
import type { PromisedDates } from "../time/promised-dates.ts";
import { endedOnce } from "../words/ended-once.ts";
import { type DeliveryKind, isBrought } from "./delivery-kinds.ts";
import type { OrderState } from "./order-states.ts";

/** What was promised with an order. */
export type Promised = { days: WorkingDays | null; dates: PromisedDates | null };

/** Says a promise's days: their own wording, and sentences of the namespace `promise`. */
export type PromiseTexts = {
	daysText: (days: WorkingDays) => string;
	datesText: (dates: PromisedDates) => string;
	t: (
		key: "arrives" | "ready" | "arrivesIfPaid" | "readyIfPaid" | "oncePaid",
		values: Record<string, string>,
	) => string;
};

/** When goods come: on days of the calendar, or working days after the payment; null when nothing was promised. */
export function promisedWhen(
	{ t, daysText, datesText }: PromiseTexts,
	{ days, dates, isPaidFirst }: Promised & { isPaidFirst: boolean },
): string | null {
	if (dates) return datesText(dates);
	const duration = days && daysText(days);
	return duration && isPaidFirst ? t("oncePaid", { days: duration }) : duration;
}

/** The sentence with an order's promise; null when it has none. */
export function promiseText(
	texts: PromiseTexts,
	order: Promised & { state: OrderState; delivery: { kind: DeliveryKind } },
): string | null {
	const isPaidFirst = order.state === "waiting_for_payment";
	const when = promisedWhen(texts, { ...order, isPaidFirst });
	if (when === null) return null;
	const key = isBrought(order.delivery.kind) ? "arrives" : "ready";
	return endedOnce(texts.t(isPaidFirst && order.dates ? `${key}IfPaid` : key, { when }));
}
