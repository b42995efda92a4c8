/** Limits that the texts of rules name, apart from the rules: those would load zod on every page (promises §5). */
import { REVIEW_TEXT_MIN_LENGTH } from "../domain/goods/goods-limits.ts";
import { PASSWORD_LENGTH } from "../domain/people/account-limits.ts";
import { BALLOONS_OF_KIND, PARTY_BUDGET_CZK, PARTY_GUESTS } from "../domain/request/request-terms.ts";

/** By the key of a rule's text under `validation` in messages/*.json; each rule has the same limit everywhere. */
export const LIMIT_OF_RULE: Readonly<Record<string, number>> = {
	password_short: PASSWORD_LENGTH.min,
	too_short: REVIEW_TEXT_MIN_LENGTH,
	guests_many: PARTY_GUESTS.max,
	budget: PARTY_BUDGET_CZK.min,
	budget_much: PARTY_BUDGET_CZK.max,
	balloons_many: BALLOONS_OF_KIND.max,
};
