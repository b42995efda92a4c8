import { earliestPickup, type WorkingDays } from "../goods/availability.ts";
import { pragueDay } from "../time/calendar-day.ts";
import { type Dispatch, promisedDates } from "../time/promised-dates.ts";

/** So many packs of goods, and where they are. */
export type PlacedPacks = {
	packs: number;
	warehouse: number;
	branches: readonly { id: number; is_prague: boolean; stock: number }[];
};

/** How the shop delivers. */
export type PartyShop = {
	/** Working days of the quickest courier; null without a courier. */
	courier: WorkingDays | null;
	hasPickup: boolean;
	dispatch: Dispatch;
};

/** When all goods together are there: by courier from the warehouse alone, and at a branch. Null: not in this way. */
export type PartyDays = { courier: WorkingDays | null; pickup: WorkingDays | null };

/** The days of a whole party, by the rules of one product's page. */
export function partyDays(
	items: readonly PlacedPacks[],
	{ courier, hasPickup }: Pick<PartyShop, "courier" | "hasPickup">,
): PartyDays {
	const wanted = items.filter(({ packs }) => packs > 0);
	if (wanted.length === 0) return { courier: null, pickup: null };
	const isAllInWarehouse = wanted.every(({ packs, warehouse }) => warehouse >= packs);
	const branches = new Map(wanted.flatMap((item) => item.branches.map((branch) => [branch.id, branch] as const)));
	const having = [...branches.values()].filter(({ id }) =>
		wanted.every(({ packs, branches: of }) => of.some((branch) => branch.id === id && branch.stock >= packs)),
	);
	// What no branch has whole is brought together there.
	const brought = { branches: having.map(({ is_prague }) => ({ isPrague: is_prague })), warehouse: 1 };
	return { courier: isAllInWarehouse ? courier : null, pickup: hasPickup ? earliestPickup(brought) : null };
}

/** Whether goods ordered now are there for a party: on a day before it for sure, perhaps in time, or too late. */
export type Arrival = "before" | "maybe" | "late";

export function arrivalFor(party: string, days: WorkingDays, now: Date, dispatch: Dispatch): Arrival {
	const { from, to } = promisedDates(days, now, dispatch);
	if (to < party) return "before";
	return (from ?? to) <= party ? "maybe" : "late";
}

/** Whether a day, "2026-12-05", is over in Prague. */
export function isPast(day: string, now: Date): boolean {
	return day < pragueDay(now);
}
