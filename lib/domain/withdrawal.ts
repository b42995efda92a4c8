import { addDays, pragueDay } from "./calendar-day.ts";
import { WITHDRAWAL_DAYS } from "./limits.ts";
import { isWorkingDay } from "./working-days.ts";

/** Why goods cannot be given back (OZ § 1837 d, e, g): made to order, quickly perishable, opened hygiene goods. */
export const WITHDRAWAL_EXEMPTIONS = ["made_to_order", "perishable", "hygiene"] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

/** Whether these goods cannot be given back. A hygienic seal is whole as long as they have not left the shop. */
export function isExempt(line: { withdrawal_exemption: WithdrawalExemption | null }, hasLeftShop: boolean): boolean {
	const why = line.withdrawal_exemption;
	return why !== null && (why !== "hygiene" || hasLeftShop);
}

/**
 * The goods that a withdrawal takes back. As long as they are all in the shop the whole order ends and nothing of it will
 * come, so it is everything; later it is what is not exempt. When that is nothing, only the shop's people can have taken the
 * withdrawal down, and they take all of it back of their own will.
 */
export function coveredGoods<Line extends { kind: string; withdrawal_exemption: WithdrawalExemption | null }>(
	lines: readonly Line[],
	hasLeftShop: boolean,
): Line[] {
	const goods = lines.filter(({ kind }) => kind === "goods");
	const returnable = goods.filter((line) => !isExempt(line, true));
	return hasLeftShop && returnable.length > 0 ? returnable : goods;
}

/**
 * The last millisecond in which a consumer who took the goods over at this moment may withdraw: the day of taking over does
 * not count, 14 days do (OZ § 605, § 1829), and a period that would end on a weekend or holiday ends on the next working day
 * (§ 607). Days are those of Prague.
 */
export function withdrawalEnds(deliveredAt: Date): Date {
	let last = addDays(pragueDay(deliveredAt), WITHDRAWAL_DAYS);
	while (!isWorkingDay(last)) last = addDays(last, 1);
	// Prague is one hour before UTC in winter and two in summer.
	const inWinter = new Date(`${last}T22:59:59.999Z`);
	return pragueDay(inWinter) === last ? inWinter : new Date(`${last}T21:59:59.999Z`);
}
