import type { Company } from "../../../contract/schemas/company.ts";
import type { Result } from "../../../domain/result.ts";

/**
 * A public registry of companies. `companyId` is a right IČO; null: there is no such company, or it exists no more.
 * `too_many_requests`: it was asked too often just now, and is not asked this.
 */
export type CompanyRegistry = {
	find(companyId: string, now: Date): Promise<Result<Company | null, "registry_unavailable" | "too_many_requests">>;
};
