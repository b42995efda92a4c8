import { tokenBuckets } from "#lib/shop/kernel/base/token-bucket.ts";

/** Pages that one network may ask to be rendered at once, and for good: a crawler's pace, and a hall of people who filter. */
const BUDGET = { capacity: 240, perSecond: 2 };
/** Networks that are counted, and pages known to be kept. */
const NETWORKS = 20_000;
const KEPT = 20_000;
/** Longer addresses are a stranger's: nobody links to so much of a query. */
const KEPT_MAX_LENGTH = 300;

export type RenderBudget = {
	/** Whether this network may ask for the page: one that is kept always, any other while its budget lasts. */
	allows(network: string, target: string, now: Date): boolean;
	/** The page was answered from the store. */
	noteKept(target: string): void;
};

export function createRenderBudget(): RenderBudget {
	const buckets = tokenBuckets({ keys: NETWORKS, ...BUDGET });
	// Oldest first: a Set keeps the order in which its values were put in.
	const kept = new Set<string>();
	return {
		allows: (network, target, now) => kept.has(pageOf(target)) || buckets.take(network, now),
		noteKept: (target) => {
			if (target.length > KEPT_MAX_LENGTH) return;
			kept.add(pageOf(target));
			const [oldest] = kept;
			if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
		},
	};
}

/** The router marks its requests for data. */
function pageOf(target: string): string {
	return target.replace(/([?&])_rsc=[^&]*&?/, "$1").replace(/[?&]$/, "");
}
