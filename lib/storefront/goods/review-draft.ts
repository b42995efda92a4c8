import { z } from "zod";
import { readSession, removeSession, writeSession } from "../browser/session-store.ts";

const reviewDraft = z.object({
	stars: z.number().int().min(1).max(5).optional().catch(undefined),
	author: z.string().max(2000).catch(""),
	text: z.string().max(20_000).catch(""),
});
export type ReviewDraft = z.infer<typeof reviewDraft>;

const keyOf = (productId: number) => `review-draft-${productId}`;

/** The draft of a product's review in this tab, or an empty one. It survives a login. */
export function readReviewDraft(productId: number): ReviewDraft {
	return readSession(keyOf(productId), reviewDraft) ?? { author: "", text: "" };
}

export function keepReviewDraft(productId: number, draft: unknown): void {
	writeSession(keyOf(productId), reviewDraft.parse(draft));
}

export function forgetReviewDraft(productId: number): void {
	removeSession(keyOf(productId));
}
