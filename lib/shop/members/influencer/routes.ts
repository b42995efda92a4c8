import * as calls from "../../../contract/routes/influencer.ts";
import { customerOf, customersOnly, refused, router } from "../../kernel/http.ts";
import { exportReport } from "./export-report.ts";
import { getReport } from "./report.ts";

const guarded = router();
guarded.use("/account/influencer", customersOnly);
guarded.use("/account/influencer/*", customersOnly);

export const influencerRoutes = guarded
	.openapi(calls.getInfluencerReport, async (context) => {
		const report = await getReport(context.var.shop, customerOf(context).userId);
		return report ? context.json(report, 200) : refused(context, "not_found");
	})
	.openapi(calls.exportInfluencerReport, async (context) => {
		const { locale } = context.req.valid("param");
		const table = await exportReport(context.var.shop, customerOf(context).userId, locale);
		if (!table) return refused(context, "not_found");
		return context.body(table.text, 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${table.name}"`,
		});
	});
