import { INFLUENCER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { atOneMoment, type Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { influencerRows } from "./people.sql.ts";
import { type Period, totalsRow, voucherNumbersRows } from "./report.sql.ts";
import { moneyOf, numbersOf } from "./report.ts";

type Numbers = ReturnType<typeof numbersOf>;

/** CZK haléře. `totals` and `vouchers` are of orders in the period; paid, unpaid and payable are of all time. */
export type ListedInfluencer = {
	email: string;
	totals: Numbers;
	paidMinor: number;
	unpaidMinor: number;
	payableMinor: number;
	vouchers: (Numbers & { code: string; percent: string })[];
};

/** All influencers, or the one with this e-mail, with their commission of a period. Changes nothing. */
export function reportAll(
	shop: Shop,
	{ email, period }: { email: string | undefined; period: Period },
): Promise<ListedInfluencer[]> {
	return atOneMoment(shop.db, async (tx) => {
		const people = await influencerRows(tx, INFLUENCER_GROUP_ID, email);
		const listed: ListedInfluencer[] = [];
		for (const person of people) listed.push(await listedOf(tx, person, { period, now: shop.now() }));
		return listed;
	});
}

async function listedOf(
	tx: Database,
	{ id, email }: { id: number; email: string },
	{ period, now }: { period: Period; now: Date },
): Promise<ListedInfluencer> {
	const { paidMinor, unpaidMinor, payableMinor } = await moneyOf(tx, id, now);
	const totals = numbersOf(await totalsRow(tx, id, { ripeUntil: now, period }));
	const vouchers = await voucherNumbersRows(tx, id, period);
	return {
		email,
		totals,
		paidMinor,
		unpaidMinor,
		payableMinor,
		vouchers: vouchers.map((row) => ({ code: row.code, percent: row.percent, ...numbersOf(row) })),
	};
}
