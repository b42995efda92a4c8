/** The questionnaire after a purchase (promises §2 /spokojenost). */

import { z } from "zod";
import { REVIEW_STARS } from "../../domain/limits.ts";
import { DEFAULT_LOCALE } from "../../domain/locale.ts";
import { RECOMMENDATION, SATISFACTION_TEXT_MAX_LENGTH } from "../../domain/order/order-terms.ts";
import type { SatisfactionTopic } from "../../domain/order/satisfaction.ts";
import * as fields from "../fields.ts";

/** Absent for a topic that was not rated. */
const stars = z.number("stars").int("stars").min(REVIEW_STARS.min, "stars").max(REVIEW_STARS.max, "stars").optional();

const starsOfTopics = { choice: stars, website: stars, delivery: stars, staff: stars } satisfies Record<
	SatisfactionTopic,
	unknown
>;

export const satisfactionBody = z.object({
	/** The order that the answers are about, by its secret; without it they are anonymous. */
	order: z.object({ id: fields.id, hash: z.string("invalid").max(100, "invalid") }, "invalid").optional(),
	/** How likely the customer is to recommend the shop: 0–10. */
	recommendation: z
		.number("required")
		.int("numeric")
		.min(RECOMMENDATION.min, "numeric")
		.max(RECOMMENDATION.max, "numeric"),
	stars: z.object(starsOfTopics, "invalid").default(() => ({})),
	text: fields.optionalText(SATISFACTION_TEXT_MAX_LENGTH),
	locale: fields.locale.default(DEFAULT_LOCALE),
});
export type SatisfactionInput = z.input<typeof satisfactionBody>;
export type SatisfactionBody = z.infer<typeof satisfactionBody>;

export const satisfactionOf = z.object({
	/** Number of the order. */
	number: z.string(),
	is_answered: z.boolean(),
});
export type SatisfactionOf = z.infer<typeof satisfactionOf>;
