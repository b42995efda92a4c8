import { LRUCache } from "lru-cache";
import { tokenBuckets } from "#lib/shop/kernel/base/token-bucket.ts";
import { withoutRouterKey } from "../router-key.ts";

/**
 * Pages that one network may have rendered: at once, and per second. Enough for a crawler, or for a hall of people who
 * filter.
 */
const BUDGET = { capacity: 240, perSecond: 2 };
/** Beside it, what browsers may fetch ahead: a shop's guesses must not take a click from anybody. */
const BUDGET_AHEAD = { capacity: 120, perSecond: 1 };
/** Maximum numbers of counted networks and of pages known to be stored. */
const NETWORKS = 20_000;
const KEPT = 20_000;
/** Longer addresses are not remembered: no real link has such a long query. */
const KEPT_MAX_LENGTH = 300;

export type RenderBudget = {
	/** Whether this network may request the page, perhaps ahead of a click: a stored page always, others while its budget lasts. */
	allows(network: string, target: string, now: Date, isAhead?: boolean): boolean;
	/** Notes that the page came from the store. */
	noteKept(target: string): void;
};

export function createRenderBudget(): RenderBudget {
	const buckets = tokenBuckets({ keys: NETWORKS, ...BUDGET });
	const ahead = tokenBuckets({ keys: NETWORKS, ...BUDGET_AHEAD });
	const kept = new LRUCache<string, true>({ max: KEPT });
	return {
		allows: (network, target, now, isAhead = false) =>
			kept.get(withoutRouterKey(target)) === true || (isAhead ? ahead : buckets).take(network, now),
		noteKept: (target) => {
			if (target.length <= KEPT_MAX_LENGTH) kept.set(withoutRouterKey(target), true);
		},
	};
}
