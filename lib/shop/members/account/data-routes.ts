import * as calls from "../../../contract/routes/account.ts";
import * as lists from "../../../contract/routes/account-orders.ts";
import { customerOf, customersOnly, refused, refusedWith, router } from "../../kernel/http.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export.ts";
import { findOwnOrder, listOwnOrders } from "./own-orders.ts";
import { listOwnRequests } from "./own-requests.ts";
import { deleteOwnReview, listOwnReviews } from "./own-reviews.ts";
import { changeInvoice, changeNewsletter, changeProfile } from "./profile.ts";

const guarded = router();
for (const path of [
	"profile",
	"invoice",
	"newsletter",
	"export",
	"delete",
	"orders",
	"orders/*",
	"requests",
	"reviews/*",
])
	guarded.use(`/account/${path}`, customersOnly);

/** The customer's own data: change, export, delete; own orders, requests and reviews. */
export const dataRoutes = guarded
	.openapi(calls.changeProfile, async (context) => {
		const { userId } = customerOf(context);
		const user = await changeProfile(context.var.shop, userId, context.req.valid("json"));
		return user ? context.json({ data: user }, 200) : refused(context, "unauthorized");
	})
	.openapi(calls.changeInvoice, async (context) => {
		const { userId } = customerOf(context);
		const user = await changeInvoice(context.var.shop, userId, context.req.valid("json"));
		return user ? context.json({ data: user }, 200) : refused(context, "unauthorized");
	})
	.openapi(calls.changeNewsletter, async (context) => {
		const { userId } = customerOf(context);
		const user = await changeNewsletter(context.var.shop, userId, context.req.valid("json"));
		return user ? context.json({ data: user }, 200) : refused(context, "unauthorized");
	})
	.openapi(calls.exportAccount, async (context) => {
		const exported = await exportAccount(context.var.shop, customerOf(context).userId);
		if (!exported.ok) return refusedWith(context, exported);
		const day = exported.value.exportedAt.slice(0, 10);
		context.header("Content-Disposition", `attachment; filename="konfety-${day}.json"`);
		return context.json(exported.value, 200);
	})
	.openapi(calls.deleteAccount, async (context) => {
		const { userId } = customerOf(context);
		const deleted = await deleteAccount(context.var.shop, userId, context.req.valid("json").currentPassword);
		if (deleted.ok) return context.json({}, 200);
		if (deleted.error === "wrong_password")
			return refused(context, "wrong_password", { errors: { currentPassword: ["wrong_password"] } });
		return refusedWith(context, deleted);
	})
	.openapi(lists.listOwnOrders, async (context) => {
		const { userId } = customerOf(context);
		return context.json(await listOwnOrders(context.var.shop, userId, context.req.valid("query").page), 200);
	})
	.openapi(lists.findOwnOrder, async (context) => {
		const key = await findOwnOrder(context.var.shop, { ...customerOf(context), ...context.req.valid("param") });
		return key ? context.json(key, 200) : refused(context, "not_found");
	})
	.openapi(lists.listOwnRequests, async (context) => {
		return context.json(await listOwnRequests(context.var.shop, customerOf(context).userId), 200);
	})
	.openapi(lists.listOwnReviews, async (context) => {
		const { userId } = customerOf(context);
		return context.json(await listOwnReviews(context.var.shop, userId, context.req.valid("param").locale), 200);
	})
	.openapi(lists.deleteOwnReview, async (context) => {
		const owned = { ...customerOf(context), ...context.req.valid("param") };
		return (await deleteOwnReview(context.var.shop, owned)) ? context.json({}, 200) : refused(context, "not_found");
	});
