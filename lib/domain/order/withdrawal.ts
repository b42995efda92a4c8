import { addDays, pragueDay } from "../time/calendar-day.ts";
import { isWorkingDay } from "../time/working-days.ts";
import { WITHDRAWAL_DAYS } from "./order-terms.ts";

/** Why goods cannot be given back (OZ § 1837 d, e, g): made to order, quickly perishable, opened hygiene goods. */
export const WITHDRAWAL_EXEMPTIONS = ["made_to_order", "perishable", "hygiene"] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

type Exemptible = { withdrawal_exemption: WithdrawalExemption | null };

/** Whether these goods cannot be given back. Hygiene goods can as long as their seal is whole. */
export function isExempt(line: Exemptible, isSealed: boolean): boolean {
	const why = line.withdrawal_exemption;
	return why !== null && !(why === "hygiene" && isSealed);
}

/** Whether it depends on their seal that these goods can be given back. */
export function isSealable(line: Exemptible | undefined): boolean {
	return line?.withdrawal_exemption === "hygiene";
}

/**
 * The goods that a consumer may give back. As long as they are all in the shop the whole order ends and nothing of it will
 * come, so it is everything; later it is what is not exempt. Whose seal is whole then, by its place, only its buyer knows.
 */
export function returnableGoods<Line extends Exemptible & { kind: string }>(
	lines: readonly Line[],
	hasLeftShop: boolean,
	sealed: ReadonlySet<number> = new Set(),
): Line[] {
	return lines.filter((line, place) => line.kind === "goods" && !(hasLeftShop && isExempt(line, sealed.has(place))));
}

/**
 * The goods that a withdrawal which was received takes back; the lines tell whose seal is whole. When nothing could be given
 * back, only the shop's people can have taken the withdrawal down, and they take all of it back of their own will.
 */
export function coveredGoods<Line extends Exemptible & { kind: string }>(
	lines: readonly Line[],
	hasLeftShop: boolean,
): Line[] {
	const returnable = returnableGoods(lines, hasLeftShop);
	return returnable.length > 0 ? returnable : lines.filter(({ kind }) => kind === "goods");
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
