/** What influencers earn from their vouchers. Money is CZK haléře. */

import { DAY_S, SECOND_MS } from "../durations.ts";
import { czkMinorOf } from "../money/document-amounts.ts";
import { percentOfMinor, vatPartMinor } from "../money/money.ts";
import { ORDER_STANDINGS, ORDER_STATES, type OrderState, type SaleStanding } from "../order/order-states.ts";
import { spreadDiscount } from "./cart.ts";

/**
 * What an order brings the owner of its voucher: `earned` pays commission; `waiting` counts as a use and pays once the
 * order is paid; `lost` counts for nothing. Cash on delivery is earned from the beginning.
 */
type Commission = "earned" | "waiting" | "lost";
const COMMISSIONS: Record<SaleStanding, Commission> = {
	open: "waiting",
	certain: "earned",
	returned: "lost",
	lost: "lost",
};

/** Order states that mean one of these commissions. */
export function statesOfCommission(...commissions: Commission[]): OrderState[] {
	return ORDER_STATES.filter((state) => commissions.includes(COMMISSIONS[ORDER_STANDINGS[state].sale]));
}

type SoldGoods = {
	/** Lines of the order, gross minor units of its currency; the fees among them do not count. */
	lines: readonly { kind: string; totalMinor: number; vatPercent: string }[];
	currency: { rate: string; decimals: number };
};

/**
 * Base of every commission of an order: its goods after all vouchers, without VAT. Vouchers are split among the VAT
 * rates by share, as in the order's VAT recapitulation.
 */
export function commissionBaseMinor({ lines, currency }: SoldGoods): number {
	const goodsByRate = new Map<string, number>();
	let discountMinor = 0;
	for (const { kind, totalMinor, vatPercent } of lines) {
		if (kind === "voucher") discountMinor -= totalMinor;
		if (kind === "goods") goodsByRate.set(vatPercent, (goodsByRate.get(vatPercent) ?? 0) + totalMinor);
	}
	let baseMinor = 0;
	for (const [vatPercent, grossMinor] of spreadDiscount(goodsByRate, discountMinor))
		baseMinor += grossMinor - vatPartMinor(grossMinor, vatPercent);
	return czkMinorOf(baseMinor, currency);
}

/**
 * Commission of one voucher, rounded half up. `percent` is decimal text 0–100 with 2 places at most. With several
 * vouchers, each earns its percent of the whole base.
 */
export function commissionMinor(baseMinor: number, percent: string): number {
	return percentOfMinor(baseMinor, percent);
}

/** Whether the voucher's owner is the buyer, by account or by e-mail (case ignored): such an order earns no commission. */
export function isOwnPurchase(
	owner: { id: number; email: string },
	buyer: { userId: number | null; email: string },
): boolean {
	return owner.id === buyer.userId || owner.email.toLowerCase() === buyer.email.toLowerCase();
}

/** The commission of orders placed at this instant or earlier may be paid out. */
export function payableUntil(now: Date, payableAfterDays: number): Date {
	return new Date(now.getTime() - payableAfterDays * DAY_S * SECOND_MS);
}

export type CommissionSums = { earnedMinor: number; ripeMinor: number; paidMinor: number };

/**
 * Unpaid commission, and how much of it may be paid out today. `ripeMinor` is the earned commission of orders old
 * enough. Unpaid is negative when orders were withdrawn after their payout; later commission first covers that.
 */
export function commissionBalance({ earnedMinor, ripeMinor, paidMinor }: CommissionSums): {
	unpaidMinor: number;
	payableMinor: number;
} {
	return { unpaidMinor: earnedMinor - paidMinor, payableMinor: Math.max(0, ripeMinor - paidMinor) };
}

/** The last `count` months up to the month of `day` ("2026-11-20"), oldest first: "2025-12", …, "2026-11". */
export function lastMonths(day: string, count: number): string[] {
	const [year = 0, month = 0] = day.split("-").map(Number);
	return Array.from({ length: count }, (_, index) => {
		const months = year * 12 + month - 1 - (count - 1 - index);
		return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
	});
}
