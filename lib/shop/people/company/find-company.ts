import type { Company } from "../../../contract/schemas/company.ts";
import { SECOND_MS } from "../../../domain/durations.ts";
import { COMPANY_LOOKUP_MAX_AGE_S } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { keepLookup, lookupRow, sweepLookups } from "./companies.sql.ts";

type Found = Result<Company, "not_found" | "registry_unavailable" | "too_many_requests">;

/** Running calls, by company number: concurrent callers share the reply. */
const asking = new WeakMap<Shop, Map<string, Promise<Found>>>();

const oldest = (shop: Shop) => new Date(shop.now().getTime() - COMPANY_LOOKUP_MAX_AGE_S * SECOND_MS);

/**
 * A company by a valid IČO, looked up once in 24 hours; a failed look-up is not stored. Refuses an `address` with too many
 * look-ups; stored companies are returned all the same.
 */
export async function findCompany(
	shop: Shop,
	{ companyId, address }: { companyId: string; address: string },
): Promise<Found> {
	const known = await findKnown(shop, companyId);
	if (known) return known;
	const taken = await takeLimit(shop, "company", { address });
	if (!taken.ok) return taken;
	const questions = asking.get(shop) ?? new Map<string, Promise<Found>>();
	asking.set(shop, questions);
	const running = questions.get(companyId);
	if (running) return running;
	const question = askOnce(shop, companyId).finally(() => questions.delete(companyId));
	questions.set(companyId, question);
	return question;
}

async function findKnown(shop: Shop, companyId: string): Promise<Found | null> {
	const known = await lookupRow(shop.db, companyId, oldest(shop));
	if (!known) return null;
	return known.company ? accept(known.company) : refuse("not_found");
}

async function askOnce(shop: Shop, companyId: string): Promise<Found> {
	// Another caller's look-up may have ended during the limit's check.
	const known = await findKnown(shop, companyId);
	if (known) return known;
	const answer = await shop.companies.find(companyId, shop.now());
	if (!answer.ok) return answer;
	await keepLookup(shop.db, { companyId, company: answer.value, now: shop.now() });
	return answer.value ? accept(answer.value) : refuse("not_found");
}

/** Deletes expired replies. */
export async function sweepCompanies(shop: Shop): Promise<void> {
	await sweepLookups(shop.db, oldest(shop));
}
