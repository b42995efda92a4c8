/** Reviews of goods (promises §5, §6). */
import { z } from "zod";
import { REVIEW_AUTHOR_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH } from "../../domain/goods/goods-limits.ts";
import { REVIEW_STARS } from "../../domain/limits.ts";
import * as fields from "../fields.ts";
import { rating } from "./catalogue.ts";

export const review = z.object({
	id: z.number().int(),
	author: z.string(),
	stars: z.number().int(),
	text: z.string(),
	/** ISO date and time. */
	date: z.string(),
	/** Whether the author bought the product here. */
	is_verified: z.boolean(),
	/** Language of the review. */
	locale: fields.locale,
});
export type Review = z.infer<typeof review>;

export const reviewsQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

/** Published reviews, the newest first; `histogram` counts 5, 4, 3, 2 and 1 stars in this order. */
export const reviewsPage = z.object({
	rating: rating.nullable(),
	histogram: z.array(z.number().int()).length(5),
	reviews: z.array(review),
	page: z.number().int(),
	pages: z.number().int(),
});
export type ReviewsPage = z.infer<typeof reviewsPage>;

/** Of all goods together; null without a published review. */
export const reviewsSummary = z.object({ rating: rating.nullable() });

export const reviewInput = z.object({
	stars: z.number("stars").int("stars").min(REVIEW_STARS.min, "stars").max(REVIEW_STARS.max, "stars"),
	author: fields.requiredLine(REVIEW_AUTHOR_MAX_LENGTH),
	text: fields.requiredText(REVIEW_TEXT_MAX_LENGTH),
	locale: fields.locale,
});
export type ReviewInput = z.input<typeof reviewInput>;
export type ReviewBody = z.output<typeof reviewInput>;

export const reviewSent = z.object({ id: z.number().int(), state: z.literal("pending") });
