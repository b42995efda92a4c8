import * as calls from "../../contract/routes/account.ts";
import { refused, refusedWith, router } from "../http.ts";
import { getUser, login } from "./account.ts";
import { endSession } from "./session.ts";

export const accountRoutes = router()
	.openapi(calls.login, async (context) => {
		const body = context.req.valid("json");
		const result = await login(context.var.shop, { ...body, userAgent: context.req.header("User-Agent") ?? "" });
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.logout, async (context) => {
		if (context.var.session) await endSession(context.var.shop, context.var.session.id);
		return context.json({}, 200);
	})
	.openapi(calls.getMe, async (context) => {
		const { session, shop } = context.var;
		const user = session ? await getUser(shop, session.userId) : null;
		return user ? context.json({ data: user }, 200) : refused(context, "unauthorized");
	});
