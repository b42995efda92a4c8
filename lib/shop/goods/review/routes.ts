import * as calls from "../../../contract/routes/review.ts";
import { customerOf, customersOnly, refusedWith, router } from "../../kernel/http.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { listReviews, sendReview, shopRating } from "./reviews.ts";

const guarded = router();
guarded.on("POST", "/review/:productId", customersOnly);

export const reviewRoutes = guarded
	.openapi(calls.listReviews, async (context) => {
		const { productId } = context.req.valid("param");
		const listed = await listReviews(context.var.shop, productId, context.req.valid("query").page);
		return listed.ok ? context.json(listed.value, 200) : refusedWith(context, listed);
	})
	.openapi(calls.getReviewsSummary, async (context) => {
		return context.json({ rating: await shopRating(context.var.shop) }, 200);
	})
	.openapi(calls.sendReview, async (context) => {
		const taken = await takeLimit(context.var.shop, "review", customerOf(context));
		if (!taken.ok) return refusedWith(context, taken);
		const review = { ...customerOf(context), ...context.req.valid("param") };
		const sent = await sendReview(context.var.shop, review, context.req.valid("json"));
		return sent.ok ? context.json(sent.value, 201) : refusedWith(context, sent);
	});
