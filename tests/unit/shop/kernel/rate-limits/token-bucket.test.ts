import { expect, test } from "vitest";
import { tokenBucket, tokenBuckets } from "#lib/shop/kernel/base/token-bucket.ts";

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);

test("a bucket allows its capacity at once, then as many as time refills", () => {
	const bucket = tokenBucket({ capacity: 3, perSecond: 0.5 });
	const take = (seconds: number) => bucket.take(at(seconds));
	expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false]);
	expect([take(1), take(2), take(2)]).toEqual([false, true, false]);
	expect([take(1000), take(1000), take(1000), take(1000)]).toEqual([true, true, true, false]);
});

test("a clock set back adds and removes no tokens", () => {
	const bucket = tokenBucket({ capacity: 1, perSecond: 1 });
	expect([bucket.take(at(10)), bucket.take(at(0)), bucket.take(at(1))]).toEqual([true, false, true]);
});

test("each key has its own bucket, and only the last used ones are remembered", () => {
	const buckets = tokenBuckets({ keys: 2, capacity: 1, perSecond: 0.1 });
	const take = (key: string, seconds: number) => buckets.take(key, at(seconds));
	expect([take("a", 0), take("a", 0), take("b", 0), take("b", 0)]).toEqual([true, false, true, false]);
	expect([take("a", 9), take("a", 10), take("a", 11)]).toEqual([false, true, false]);
	// "b" was asked for the longest ago.
	expect([take("c", 11), take("a", 11), take("b", 9)]).toEqual([true, false, true]);
});
