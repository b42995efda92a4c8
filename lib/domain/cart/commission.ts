/** What influencers earn by their vouchers. Money is CZK haléře. */

import { DAY_S, SECOND_MS } from "../durations.ts";
import { czkMinorOf } from "../money/document-amounts.ts";
import { percentOfMinor, vatPartMinor } from "../money/money.ts";
import { ORDER_STANDINGS, ORDER_STATES, type OrderState, type SaleStanding } from "../order/order-states.ts";
import { spreadDiscount } from "./cart.ts";

/**
 * What an order is to the owner of its voucher: `earned` pays commission, `waiting` is counted as a use and pays once somebody
 * has paid it, `lost` is as if the voucher had never been used. Cash on delivery is earned from the beginning.
 */
type Commission = "earned" | "waiting" | "lost";
const COMMISSIONS: Record<SaleStanding, Commission> = {
	open: "waiting",
	certain: "earned",
	returned: "lost",
	lost: "lost",
};

/** States in which orders are one of these to the owner of a voucher. */
export function statesOfCommission(...commissions: Commission[]): OrderState[] {
	return ORDER_STATES.filter((state) => commissions.includes(COMMISSIONS[ORDER_STANDINGS[state].sale]));
}

type SoldGoods = {
	/** Lines of the order, gross minor units of its currency; the fees among them do not count. */
	lines: readonly { kind: string; totalMinor: number; vatPercent: string }[];
	currency: { rate: string; decimals: number };
};

/**
 * Goods of an order after all its vouchers without VAT: what every commission of it is a percent of. Vouchers lie over the
 * VAT rates by their share, as in the order's own recapitulation.
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
 * Commission of one voucher, rounded half up. `percent` is decimal text 0–100 with 2 places at most. Several vouchers of an
 * order earn each its own percent of the whole base.
 */
export function commissionMinor(baseMinor: number, percent: string): number {
	return percentOfMinor(baseMinor, percent);
}

/** Nobody earns by buying for themselves: by the owner's account, or with the owner's e-mail in the order, in any case of letters. */
export function isOwnPurchase(
	owner: { id: number; email: string },
	buyer: { userId: number | null; email: string },
): boolean {
	return owner.id === buyer.userId || owner.email.toLowerCase() === buyer.email.toLowerCase();
}

/** Orders placed at this instant or before have waited long enough for their commission to be paid out. */
export function payableUntil(now: Date, payableAfterDays: number): Date {
	return new Date(now.getTime() - payableAfterDays * DAY_S * SECOND_MS);
}

export type CommissionSums = { earnedMinor: number; ripeMinor: number; paidMinor: number };

/**
 * What is unpaid, and how much of it may be paid out today. `ripeMinor` is the earned commission of orders old enough. Unpaid
 * is below zero when orders were withdrawn after their payout: later commission makes up for it before anything is paid again.
 */
export function commissionBalance({ earnedMinor, ripeMinor, paidMinor }: CommissionSums): {
	unpaidMinor: number;
	payableMinor: number;
} {
	return { unpaidMinor: earnedMinor - paidMinor, payableMinor: Math.max(0, ripeMinor - paidMinor) };
}

/** So many months up to the one of this day ("2026-11-20"), the oldest first: "2025-12", …, "2026-11". */
export function lastMonths(day: string, count: number): string[] {
	const [year = 0, month = 0] = day.split("-").map(Number);
	return Array.from({ length: count }, (_, index) => {
		const months = year * 12 + month - 1 - (count - 1 - index);
		return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
	});
}
