"use client";
import { useMutation } from "@tanstack/react-query";
import type { Company } from "#lib/contract/company.ts";
import { callAsAnyone } from "../account/customer.ts";

/** Asks the registry for a company by a right IČO. */
export function useFindCompany() {
	return useMutation({
		mutationKey: ["company", "find"],
		mutationFn: (companyId: string) => callAsAnyone<Company>("GET", `/company/${encodeURIComponent(companyId)}`),
	});
}
