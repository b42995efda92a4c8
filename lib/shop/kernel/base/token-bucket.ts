import { LRUCache } from "lru-cache";
import { SECOND_MS } from "../../../domain/durations.ts";

/** `take` takes a token; false when none is left. */
export type TokenBucket = { take(now: Date): boolean };

/** Allows a burst of `capacity` and then `perSecond`; refuses the rest. Counts in this process alone. */
export function tokenBucket({ capacity, perSecond }: { capacity: number; perSecond: number }): TokenBucket {
	let left = capacity;
	let filledMs: number | undefined;
	return {
		take: (now) => {
			const nowMs = now.getTime();
			// A clock that was set back neither adds nor removes tokens.
			const passedMs = Math.max(0, nowMs - (filledMs ?? nowMs));
			left = Math.min(capacity, left + (passedMs / SECOND_MS) * perSecond);
			filledMs = nowMs;
			if (left < 1) return false;
			left -= 1;
			return true;
		},
	};
}

/** One bucket per key. */
export type TokenBuckets = { take(key: string, now: Date): boolean };

/** A bucket for each of the `keys` most recently used; a bucket that was evicted starts full again. */
export function tokenBuckets({ keys, ...size }: { keys: number; capacity: number; perSecond: number }): TokenBuckets {
	const buckets = new LRUCache<string, TokenBucket>({ max: keys });
	return {
		take: (key, now) => {
			const bucket = buckets.get(key) ?? tokenBucket(size);
			buckets.set(key, bucket);
			return bucket.take(now);
		},
	};
}
