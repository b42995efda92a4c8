import { INFLUENCER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockInfluencer } from "./people.sql.ts";
import { keepTerms, type TermsRow, termsRow } from "./terms.sql.ts";

export type TermsChange = {
	/** Null: the general terms, for influencers without their own. */
	email: string | null;
	/** Decimal text 0–100; null leaves it unchanged. */
	percent: string | null;
	payableAfterDays: number | null;
	isDryRun: boolean;
};

/**
 * Changes terms of commission, or only reads them when nothing is given. The percent applies to orders from now on; the days
 * apply at once. An influencer's first own terms copy what is not given from the general ones.
 */
export async function changeTerms(
	shop: Shop,
	{ email, percent, payableAfterDays, isDryRun }: TermsChange,
): Promise<Result<{ before: TermsRow; after: TermsRow }, "unknown">> {
	return transaction(shop.db, async (tx) => {
		const person = email === null ? null : await lockInfluencer(tx, email, INFLUENCER_GROUP_ID);
		if (person === undefined) return refuse("unknown");
		const before = await termsRow(tx, person?.id ?? null);
		if (percent === null && payableAfterDays === null) return accept({ before, after: before });
		const after = {
			percent: percent ?? before.percent,
			payableAfterDays: payableAfterDays ?? before.payable_after_days,
		};
		if (!isDryRun) await keepTerms(tx, person?.id ?? null, after);
		return accept({
			before,
			after: { percent: after.percent, payable_after_days: after.payableAfterDays, is_own: person !== null },
		});
	});
}
