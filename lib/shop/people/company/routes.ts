import * as fields from "../../../contract/fields.ts";
import * as calls from "../../../contract/routes/company.ts";
import { refused, refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { findCompany } from "./find-company.ts";

export const companyRoutes = router().openapi(calls.getCompany, async (context) => {
	// The check digit is verified here, so a mistyped number is never looked up.
	const companyId = fields.companyId.safeParse(context.req.valid("param").companyId);
	if (!companyId.success) return refused(context, "invalid", { errors: { companyId: ["company_id"] } });
	const asker = { companyId: companyId.data, address: clientAddressOf(context) };
	const result = await findCompany(context.var.shop, asker);
	return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
});
