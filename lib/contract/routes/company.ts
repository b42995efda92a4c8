import { z } from "zod";
import { company } from "../company.ts";
import { defineCall } from "./define-call.ts";

export const getCompany = defineCall({
	method: "get",
	path: "/company/{companyId}",
	tag: "Order",
	summary: "A Czech company by its IČO, from the public registry; kept for 24 hours",
	request: { params: z.object({ companyId: z.string().max(40) }) },
	reply: company,
	errors: ["not_found", "invalid", "too_many_requests", "registry_unavailable"],
});
