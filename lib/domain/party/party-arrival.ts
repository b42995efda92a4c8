import { pickupDays, type WorkingDays } from "../goods/availability.ts";
import { pragueDay } from "../time/calendar-day.ts";
import { type Dispatch, promisedDates } from "../time/promised-dates.ts";
import { notSent, type PlacedPacks, packsInWay } from "./party-ways.ts";

type Branch = { id: number; name: string; is_prague: boolean; stock: number };
/** So many packs of goods, and where they are. */
export type PartyPacks = Omit<PlacedPacks, "branches"> & { branches: readonly Branch[] };

/** How the shop delivers. */
export type PartyShop = {
	/** Working days of the quickest courier; null without a courier. */
	courier: WorkingDays | null;
	hasPickup: boolean;
	dispatch: Dispatch;
};

export type PartyPickup = {
	days: WorkingDays;
	/** Branches where it is so: one of them, and how many more; null: all of them. */
	at: { name: string; others: number } | null;
	/** At further branches, later; null: at none. */
	elsewhere: WorkingDays | null;
};

/** When all goods together are there, in each way; null: not in this way. */
export type PartyDays<Item> = {
	courier: WorkingDays | null;
	pickup: PartyPickup | null;
	/** Goods that keep the rest from being sent; when nothing can be picked up either, no order can have all. */
	notSent: Item[];
};

/** The days of a whole party: the checkout's rule for its order (decisions 4, promises §4). */
export function partyDays<Item extends PartyPacks>(
	items: readonly Item[],
	{ courier, hasPickup }: Pick<PartyShop, "courier" | "hasPickup">,
): PartyDays<Item> {
	const wanted = items.filter(({ packs }) => packs > 0);
	if (wanted.length === 0) return { courier: null, pickup: null, notSent: [] };
	const short = notSent(wanted);
	return {
		courier: short.length === 0 ? courier : null,
		pickup: hasPickup ? soonestPickup(wanted, short) : null,
		notSent: short,
	};
}

/** At a branch that has all itself it is quick; where the warehouse has all, every other branch gets it too. */
function soonestPickup(wanted: readonly PartyPacks[], short: readonly PartyPacks[]): PartyPickup | null {
	const named = new Map(wanted.flatMap(({ branches }) => branches.map((branch) => [branch.id, branch] as const)));
	const hasAll = ({ id }: Branch) => wanted.every(({ packs, branches }) => packs <= stockAt(branches, id));
	const getsAll = ({ id }: Branch) =>
		short.every((item) => item.packs <= packsInWay(item, { kind: "pickup", branchId: id }));
	const choices = [...named.values()].filter(getsAll).map((branch) => {
		const days = pickupDays({ isPrague: branch.is_prague, lacksStock: !hasAll(branch) });
		return { name: branch.name, days };
	});
	const to = Math.min(...choices.map(({ days }) => days.to));
	const soonest = choices.filter(({ days }) => days.to === to);
	const [first] = soonest;
	const brought = pickupDays({ isPrague: false, lacksStock: true });
	if (short.length === 0 && (!first || to >= brought.to)) return { days: brought, at: null, elsewhere: null };
	if (!first) return null;
	const [latest] = choices.toSorted((a, b) => b.days.to - a.days.to);
	const later = latest && latest.days.to > to ? latest.days : null;
	return {
		days: first.days,
		at: { name: first.name, others: soonest.length - 1 },
		elsewhere: short.length === 0 ? brought : later,
	};
}

const stockAt = (branches: readonly Branch[], id: number) => branches.find((branch) => branch.id === id)?.stock ?? 0;

/** Whether goods ordered now are there for a party: on a day before it for sure, perhaps in time, or too late. */
export type Arrival = "before" | "maybe" | "late";

export function arrivalFor(party: string, days: WorkingDays, now: Date, dispatch: Dispatch): Arrival {
	const { from, to } = promisedDates({ ...days, from: days.from ?? 1 }, now, dispatch);
	if (to < party) return "before";
	return from !== null && from <= party ? "maybe" : "late";
}

/** Whether a day, "2026-12-05", is over in Prague. */
export function isPast(day: string, now: Date): boolean {
	return day < pragueDay(now);
}
