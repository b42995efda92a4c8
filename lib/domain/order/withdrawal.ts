import { addDays, pragueDay } from "../time/calendar-day.ts";
import { isWorkingDay } from "../time/working-days.ts";
import { WITHDRAWAL_DAYS } from "./order-terms.ts";

/** Why goods cannot be returned (OZ § 1837 d, e, g): made to order, quickly perishable, opened hygiene goods. */
export const WITHDRAWAL_EXEMPTIONS = ["made_to_order", "perishable", "hygiene"] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

type Exemptible = { withdrawal_exemption: WithdrawalExemption | null };

/** Whether these goods cannot be returned. Hygiene goods can, while their seal is intact. */
export function isExempt(line: Exemptible, isSealed: boolean): boolean {
	const why = line.withdrawal_exemption;
	return why !== null && !(why === "hygiene" && isSealed);
}

/** Whether these goods can be returned only with an intact seal. */
export function isSealable(line: Exemptible | undefined): boolean {
	return line?.withdrawal_exemption === "hygiene";
}

/**
 * The goods that a consumer may return: all of them while the order has not left the shop, then those not exempt.
 * `sealed` holds the places of lines whose seal the buyer says is intact.
 */
export function returnableGoods<Line extends Exemptible & { kind: string }>(
	lines: readonly Line[],
	hasLeftShop: boolean,
	sealed: ReadonlySet<number> = new Set(),
): Line[] {
	return lines.filter((line, place) => line.kind === "goods" && !(hasLeftShop && isExempt(line, sealed.has(place))));
}

/**
 * The goods that a received withdrawal covers. If none of them is returnable, only the staff can have recorded the
 * withdrawal, as a goodwill return of everything.
 */
export function coveredGoods<Line extends Exemptible & { kind: string }>(
	lines: readonly Line[],
	hasLeftShop: boolean,
): Line[] {
	const returnable = returnableGoods(lines, hasLeftShop);
	return returnable.length > 0 ? returnable : lines.filter(({ kind }) => kind === "goods");
}

/**
 * The last millisecond for a withdrawal from goods delivered at this moment: 14 days, not counting the day of delivery
 * (OZ § 605, § 1829). A period that would end on a weekend or holiday ends on the next working day (§ 607). Days are
 * those of Prague.
 */
export function withdrawalEnds(deliveredAt: Date): Date {
	let last = addDays(pragueDay(deliveredAt), WITHDRAWAL_DAYS);
	while (!isWorkingDay(last)) last = addDays(last, 1);
	// Prague is one hour ahead of UTC in winter, two in summer.
	const inWinter = new Date(`${last}T22:59:59.999Z`);
	return pragueDay(inWinter) === last ? inWinter : new Date(`${last}T21:59:59.999Z`);
}
