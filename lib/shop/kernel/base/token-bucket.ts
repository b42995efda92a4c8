import { SECOND_MS } from "../../../domain/durations.ts";

/** `take` says whether there is one left, and takes it. */
export type TokenBucket = { take(now: Date): boolean };

/** Lets `capacity` through at once and `perSecond` for good; refuses the rest. Counts in this process alone. */
export function tokenBucket({ capacity, perSecond }: { capacity: number; perSecond: number }): TokenBucket {
	let left = capacity;
	let filledMs: number | undefined;
	return {
		take: (now) => {
			const nowMs = now.getTime();
			// A clock set back gives nothing and takes nothing.
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

/** A bucket for each of the `keys` that were last asked for; one that was forgotten is full again. */
export function tokenBuckets({ keys, ...size }: { keys: number; capacity: number; perSecond: number }): TokenBuckets {
	// Oldest first: a Map keeps the order in which its keys were put in.
	const buckets = new Map<string, TokenBucket>();
	return {
		take: (key, now) => {
			const bucket = buckets.get(key) ?? tokenBucket(size);
			buckets.delete(key);
			buckets.set(key, bucket);
			const [oldest] = buckets.keys();
			if (buckets.size > keys && oldest !== undefined) buckets.delete(oldest);
			return bucket.take(now);
		},
	};
}
