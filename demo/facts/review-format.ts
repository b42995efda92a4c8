import type { DemoLocale } from "./languages.ts";

/** A review of a demo product. */
export type SeedReview = { stars: 1 | 2 | 3 | 4 | 5; text: string; locale: DemoLocale };

/**
 * Sentences of which reviews of one kind of goods are put together. Words in braces are filled (`demo/reviews/fillings.ts`), those
 * of the product's own facts from the product; a sentence whose fact a product lacks is not said of it.
 */
export type ReviewParts = {
	/** Praise, of which five stars have one to three and four stars one. */
	good: string[];
	/** What cost a star. */
	flaw: string[];
	/** Three stars, two, one. */
	fair: string[];
	bad: string[];
	awful: string[];
};
