import { z } from "zod";
import { company } from "../schemas/company.ts";
import { defineCall } from "./define-call.ts";

export const getCompany = defineCall({
	method: "get",
	path: "/company/{companyId}",
	tag: "Order",
	summary: "A Czech company by its IČO, from the public registry; kept for 24 hours",
	request: { params: z.object({ companyId: z.string().max(40) }) },
	reply: company,
	errors: ["not_found", "invalid", "too_many_requests", "registry_unavailable"],
	example: {
		params: { companyId: "27074358" },
		reply: {
			companyId: "27074358",
			taxId: "CZ27074358",
			company: "Asseco Central Europe, a.s.",
			street: "Budějovická 778/3a",
			city: "Praha 4",
			zip: "14000",
			country: "CZ",
		},
	},
});
