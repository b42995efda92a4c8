import type { FeedContainer } from "./container.ts";
import type { FeedContext } from "./feed-context.ts";
import type { LeftOut, Offer } from "./offer.ts";
import type { FeedRules } from "./rules.ts";

/** A feed: its file, how it is written, and what its reader demands of it. `head` and `foot` are what of its container stands around the items. */
export type FeedFormat = {
	/** "heureka.xml" */
	file: string;
	/** Title for people: "Heureka, offers". */
	title: string;
	container: FeedContainer;
	head(context: FeedContext): string;
	/** An offer as it stands in the file, or why it is left out. */
	item(offer: Offer, context: FeedContext): string | { leftOut: LeftOut };
	foot: string;
	rules: FeedRules;
};
