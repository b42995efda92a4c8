import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPace } from "#lib/shop/telling/publish/pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const S = 1_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A pace whose runs take `lengthMs`, all of it work unless said otherwise, with the seconds at which they began. */
function aPace(lengthMs: number, fails: () => boolean = () => false, workedMs = lengthMs) {
	const beganS: number[] = [];
	const retriesS: number[] = [];
	const pace = createPace({
		work: async () => {
			beganS.push(performance.now() / S);
			await sleep(lengthMs);
			if (fails()) throw new Error("no database");
			return workedMs;
		},
		onFailed: (_, retryMs) => retriesS.push(retryMs / S),
	});
	const fromStartS = () => beganS.map((atS) => Math.round((atS - (beganS[0] ?? 0)) * 10) / 10);
	return { pace, beganS, fromStartS, retriesS };
}

describe("the press runs", () => {
	test("within a second after a quiet time, and never by itself", async () => {
		const { pace, beganS } = aPace(100);
		await vi.advanceTimersByTimeAsync(60 * S);
		expect(beganS).toEqual([]);
		const askedS = performance.now() / S;
		pace.ask();
		await vi.advanceTimersByTimeAsync(60 * S);
		expect(beganS).toHaveLength(1);
		expect((beganS[0] ?? 0) - askedS).toBeLessThanOrEqual(1);
	});

	test("and is told how long ago it was asked for last", async () => {
		const toldMs: number[] = [];
		const work = async (askedAgoMs: number) => {
			toldMs.push(askedAgoMs);
			return 100;
		};
		const pace = createPace({ work, onFailed: () => {} });
		pace.ask();
		await vi.advanceTimersByTimeAsync(200);
		pace.ask();
		await vi.advanceTimersByTimeAsync(60 * S);
		expect(toldMs).toEqual([100]);
	});

	test("once for a burst of changes", async () => {
		const { pace, beganS } = aPace(100);
		for (let change = 0; change < 50; change++) {
			pace.ask();
			await vi.advanceTimersByTimeAsync(5);
		}
		await vi.advanceTimersByTimeAsync(60 * S);
		expect(beganS).toHaveLength(1);
	});

	test("every 5 s at most while changes go on", async () => {
		const { pace, fromStartS } = aPace(100);
		for (let change = 0; change < 300; change++) {
			pace.ask();
			await vi.advanceTimersByTimeAsync(100);
		}
		expect(fromStartS()).toEqual([0, 5, 10, 15, 20, 25]);
	});

	test("at most a fifth of the time: a run of two minutes begins again after ten", async () => {
		const { pace, fromStartS } = aPace(120 * S);
		pace.ask();
		await vi.advanceTimersByTimeAsync(60 * S);
		pace.ask();
		await vi.advanceTimersByTimeAsync(1_800 * S);
		expect(fromStartS()).toEqual([0, 600]);
	});

	test("as often on a busy machine, where the same work takes longer", async () => {
		const { pace, fromStartS } = aPace(2 * S, () => false, 900);
		for (let change = 0; change < 200; change++) {
			pace.ask();
			await vi.advanceTimersByTimeAsync(100);
		}
		expect(fromStartS()).toEqual([0, 5, 10, 15]);
	});

	test("at most half of the time, when others do most of its work", async () => {
		const { pace, fromStartS } = aPace(10 * S, () => false, 900);
		for (let change = 0; change < 50; change++) {
			pace.ask();
			await vi.advanceTimersByTimeAsync(S);
		}
		expect(fromStartS()).toEqual([0, 20, 40]);
	});

	test("again for a change that came while it ran, and then rests", async () => {
		const { pace, fromStartS } = aPace(500);
		pace.ask();
		await vi.advanceTimersByTimeAsync(600);
		pace.ask();
		await vi.advanceTimersByTimeAsync(3_600 * S);
		expect(fromStartS()).toEqual([0, 5]);
		expect(pace.done()).toBe(2);
	});

	test("soon again when the last run is long ago", async () => {
		const { pace, fromStartS } = aPace(500);
		pace.ask();
		await vi.advanceTimersByTimeAsync(20 * S);
		pace.ask();
		await vi.advanceTimersByTimeAsync(S);
		expect(fromStartS()).toEqual([0, 20]);
	});
});

test("a failed run is tried again, later and later, until one succeeds", async () => {
	let failures = 4;
	const { pace, fromStartS, retriesS } = aPace(100, () => failures-- > 0);
	pace.ask();
	await vi.advanceTimersByTimeAsync(3_600 * S);
	expect(retriesS).toEqual([5, 10, 20, 40]);
	expect(fromStartS()).toEqual([0, 5.1, 15.2, 35.3, 75.4]);
	expect(pace.done()).toBe(1);
});

test("the wait after failures is ten minutes at most, and a change does not shorten it", async () => {
	const { pace, retriesS } = aPace(0, () => true);
	for (let minute = 0; minute < 120; minute++) {
		pace.ask();
		await vi.advanceTimersByTimeAsync(60 * S);
	}
	expect(retriesS.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 320, 600]);
	expect(new Set(retriesS.slice(8))).toEqual(new Set([600]));
});

test("the wait is short again when a failure follows a success", async () => {
	const outcomes = [true, true, false, true, false];
	const { pace, retriesS } = aPace(0, () => outcomes.shift() ?? false);
	pace.ask();
	await vi.advanceTimersByTimeAsync(60 * S);
	pace.ask();
	await vi.advanceTimersByTimeAsync(60 * S);
	expect(retriesS).toEqual([5, 10, 5]);
});
