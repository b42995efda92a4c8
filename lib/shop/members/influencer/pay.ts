import { INFLUENCER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { commissionPayouts } from "../../kernel/db/schema/influencers.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockInfluencer } from "./people.sql.ts";
import { moneyOf } from "./report.ts";

export type Payout = {
	email: string;
	/** CZK haléře; null: all that is payable today. */
	amountMinor: number | null;
	by: string;
	note: string;
	isDryRun: boolean;
};

/** CZK haléře; `unpaidMinor` is the rest after the payout. */
export type Paid = { email: string; amountMinor: number; unpaidMinor: number };

/**
 * Records a payout of commission: all that is old enough, or an amount, which may include newer orders but never exceeds the
 * unpaid. Locks the customer's row, so that concurrent payouts see each other. A refusal's value is the limiting amount.
 */
export async function payCommission(
	shop: Shop,
	{ email, amountMinor, by, note, isDryRun }: Payout,
): Promise<Result<Paid, "unknown" | "nothing_payable" | "more_than_unpaid">> {
	return transaction(shop.db, async (tx) => {
		const person = await lockInfluencer(tx, email, INFLUENCER_GROUP_ID);
		if (!person) return refuse("unknown");
		const now = shop.now();
		const { unpaidMinor, payableMinor } = await moneyOf(tx, person.id, now);
		const paidMinor = amountMinor ?? payableMinor;
		if (paidMinor === 0) return refuse("nothing_payable", unpaidMinor);
		if (paidMinor > unpaidMinor) return refuse("more_than_unpaid", unpaidMinor);
		if (!isDryRun)
			await tx
				.insert(commissionPayouts)
				.values({ userId: person.id, payee: person.email, amountMinor: paidMinor, by, note, paidAt: now });
		return accept({ email: person.email, amountMinor: paidMinor, unpaidMinor: unpaidMinor - paidMinor });
	});
}
