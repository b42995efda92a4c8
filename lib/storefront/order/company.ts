"use client";
import { useMutation } from "@tanstack/react-query";
import { callAsAnyone } from "../customer/customer.ts";

/** Asks the registry for a company by a right IČO. */
export function useFindCompany() {
	return useMutation({
		mutationKey: ["company", "find"],
		mutationFn: (companyId: string) => callAsAnyone("GET /company/{companyId}", { params: { companyId } }),
	});
}
