import type { FeedContext } from "./feed-context.ts";
import type { LeftOut, Offer } from "./offer.ts";
import type { FeedRules } from "./rules.ts";

/** A feed: its file, how it is written, and what its reader demands of it. */
export type FeedFormat = {
	/** "heureka.xml" */
	file: string;
	/** For people: "Heureka, offers". */
	title: string;
	head(context: FeedContext): string;
	/** One line for an offer, or why it is left out. */
	item(offer: Offer, context: FeedContext): string | { leftOut: LeftOut };
	foot: string;
	rules: FeedRules;
};
