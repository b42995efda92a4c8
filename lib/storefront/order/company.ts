"use client";
import { useMutation } from "@tanstack/react-query";
import { callAsAnyone } from "../customer/ended-session.ts";

/** Looks up a company in the registry by a valid IČO. */
export function useFindCompany() {
	return useMutation({
		mutationKey: ["company", "find"],
		mutationFn: (companyId: string) => callAsAnyone("GET /company/{companyId}", { params: { companyId } }),
	});
}
