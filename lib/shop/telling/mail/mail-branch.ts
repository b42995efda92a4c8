import type { StoreCard } from "../../../contract/schemas/store.ts";
import type { Locale } from "../../../domain/locale.ts";
import { addDays, pragueDay } from "../../../domain/time/calendar-day.ts";
import { formatWeek, type Hours } from "../../../domain/time/opening-hours.ts";
import { getStore } from "../../content/store/stores.ts";
import type { Shop } from "../../kernel/shop.ts";

/** What a mail says of a branch beside its address: when it is open, its phone, its page. */
export type MailBranch = {
	/** "Po–Pá 9:00–18:00", "So 9:00–13:00"; empty when it is never open. */
	week: readonly string[];
	/** Days soon that differ from the week; null: closed. */
	special: readonly { day: string; hours: Hours | null }[];
	phone: string;
	/** Path of its page. */
	url: string;
};

/** Ahead of a mail within which its goods are fetched. */
const SPECIAL_DAYS = 10;

/**
 * The branch of an order or a request as a mail shows it; null without one, and for one that is closed for good. `visits` are
 * days on which the reader is to come, later than soon as well.
 */
export async function mailBranch(
	shop: Shop,
	branch: { id: number } | null,
	locale: Locale,
	visits: readonly string[] = [],
): Promise<MailBranch | null> {
	const store = branch && (await getStore(shop, locale, branch.id));
	return store && branchOf(store, locale, pragueDay(shop.now()), visits);
}

/** The same of a store, on a day. */
export function branchOf(
	{ opening_hours, special_days, phone, url }: StoreCard,
	locale: Locale,
	today: string,
	visits: readonly string[] = [],
): MailBranch {
	const until = addDays(today, SPECIAL_DAYS);
	const special = special_days
		.filter(({ day }) => day <= until || visits.includes(day))
		.map(({ day, hours }) => ({ day, hours }));
	return { week: formatWeek(opening_hours, locale), special, phone, url };
}
