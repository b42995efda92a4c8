import { getRequestCalendar as getRequestCalendarCall } from "../../../contract/routes/request.ts";
import { refused, router } from "../../kernel/http.ts";
import { getRequestCalendar } from "../mail/request-calendar.ts";

export const calendarRoutes = router().openapi(getRequestCalendarCall, async (context) => {
	const file = await getRequestCalendar(context.var.shop, context.req.valid("param"));
	if (!file) return refused(context, "not_found");
	return context.body(file.content, 200, {
		"Content-Type": "text/calendar; charset=utf-8",
		"Content-Disposition": `attachment; filename="${file.filename}"`,
	});
});
