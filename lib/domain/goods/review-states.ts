/** A review is read by the shop's people before others see it. */
export const REVIEW_STATES = ["pending", "published", "rejected"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
