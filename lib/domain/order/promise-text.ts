import type { WorkingDays } from "../goods/availability.ts";
import type { PromisedDates } from "../time/promised-dates.ts";
import { endedOnce } from "../words/ended-once.ts";
import { type DeliveryKind, isBrought } from "./delivery-kinds.ts";
import type { OrderState } from "./order-states.ts";

/** What was promised with an order. */
export type Promised = { days: WorkingDays | null; dates: PromisedDates | null };

/** The promise of an order that was sent (contract `order`). */
export type OrderPromise = Promised & {
	state: OrderState;
	delivery: { kind: DeliveryKind };
	dates_until: string | null;
	is_late: boolean;
};

/** Says a promise's days: their own wording, and sentences of the namespace `promise`. */
export type PromiseTexts = {
	daysText: (days: WorkingDays) => string;
	datesText: (dates: PromisedDates) => string;
	/** A moment to the minute. */
	momentText: (moment: string) => string;
	t: (
		key: "arrives" | "ready" | "arrivesIfPaid" | "readyIfPaid" | "arrivesLate" | "readyLate" | "oncePaid",
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

/** The sentence with an order's promise, or an apology for a broken one; null when it has none. */
export function promiseText(texts: PromiseTexts, order: OrderPromise): string | null {
	const { dates, dates_until: until, is_late: isLate } = order;
	const key = isBrought(order.delivery.kind) ? "arrives" : "ready";
	if (isLate && dates) return endedOnce(texts.t(`${key}Late`, { when: texts.datesText({ from: null, to: dates.to }) }));
	const when = promisedWhen(texts, { ...order, isPaidFirst: order.state === "waiting_for_payment" });
	if (when === null) return null;
	if (!until) return endedOnce(texts.t(key, { when }));
	return endedOnce(texts.t(`${key}IfPaid`, { when, until: texts.momentText(until) }));
}
