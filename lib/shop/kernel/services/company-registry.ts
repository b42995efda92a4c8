import type { Company } from "../../../contract/schemas/company.ts";
import type { Result } from "../../../domain/result.ts";

/**
 * A public registry of companies. `companyId` is a valid IČO; null: no such company exists now. `too_many_requests`: it was
 * asked too often just now, so this call did not ask it.
 */
export type CompanyRegistry = {
	find(companyId: string, now: Date): Promise<Result<Company | null, "registry_unavailable" | "too_many_requests">>;
};
