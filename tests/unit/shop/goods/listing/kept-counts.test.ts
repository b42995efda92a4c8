import { afterEach, expect, test, vi } from "vitest";
import { keptCounts } from "#lib/shop/goods/listing/kept-counts.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";

const MINUTE_MS = 60_000;
/** Only what the counts belong to. */
const aDatabase = () => ({}) as Database;
const counts = (goods: number, rows = 1) => ({ goods, rows: Array.from({ length: rows }, () => goods) });
const never = () => Promise.reject(new Error("counted needlessly"));

let laterMs = 0;
const now = performance.now.bind(performance);
vi.spyOn(performance, "now").mockImplementation(() => now() + laterMs);
/** Whoever waits beside has gone on, and the clock, which is looked at once a millisecond, too. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const pass = (minutes: number) => {
	laterMs += minutes * MINUTE_MS;
	return settle();
};
afterEach(settle);

test("counts of 5 000 goods are not kept, of more they are, for each database by itself", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	kept.keep(db, "short", counts(5_000));
	kept.keep(db, "long", counts(5_001));
	expect(await kept.get(db, "short", never)).toBeUndefined();
	expect(await kept.get(db, "long", never)).toEqual(counts(5_001));
	expect(await kept.get(aDatabase(), "long", never)).toBeUndefined();
});

test("older than a minute they serve once more and are made anew, older than ten they are waited for", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	kept.keep(db, "list", counts(6_000));
	await pass(1);
	expect(await kept.get(db, "list", async () => counts(6_001))).toEqual(counts(6_000));
	await settle();
	expect(await kept.get(db, "list", never)).toEqual(counts(6_001));
	await pass(10);
	expect(await kept.get(db, "list", async () => counts(6_002))).toEqual(counts(6_002));
});

test("those of a list that is short by now are given up", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	kept.keep(db, "list", counts(6_000));
	await pass(10);
	expect(await kept.get(db, "list", async () => counts(100))).toBeUndefined();
	expect(await kept.get(db, "list", never)).toBeUndefined();
});

test("when they cannot be made anew, the old ones serve for ten minutes and then the error is said", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	kept.keep(db, "list", counts(6_000));
	await pass(2);
	for (let times = 0; times < 2; times++) {
		expect(await kept.get(db, "list", never)).toEqual(counts(6_000));
		await settle();
	}
	await pass(10);
	await expect(kept.get(db, "list", never)).rejects.toThrow("counted needlessly");
	expect(await kept.get(db, "list", async () => counts(6_001))).toEqual(counts(6_001));
});

test("whoever waits gets them also when so many other lists are kept meanwhile that this one goes", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	kept.keep(db, "list", counts(6_000));
	await pass(11);
	const counting = Promise.withResolvers<ReturnType<typeof counts>>();
	const waiting = kept.get(db, "list", () => counting.promise);
	for (let other = 0; other < 500; other++) kept.keep(db, `other ${other}`, counts(6_000));
	counting.resolve(counts(6_001));
	expect(await waiting).toEqual(counts(6_001));
});

test("lists with very many rows leave no room for others", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	for (const list of ["first", "second", "third"]) kept.keep(db, list, counts(6_000, 90_000));
	expect(await kept.get(db, "first", never)).toBeUndefined();
	expect((await kept.get(db, "third", never))?.rows).toHaveLength(90_000);
});

test("two lists at most are counted at the same time", async () => {
	const [kept, db] = [keptCounts(), aDatabase()];
	const lists = Array.from({ length: 6 }, (_, number) => `list ${number}`);
	for (const list of lists) kept.keep(db, list, counts(6_000));
	await pass(1);
	let [running, most] = [0, 0];
	const count = async () => {
		most = Math.max(most, ++running);
		await settle();
		running -= 1;
		return counts(6_001);
	};
	for (const list of lists) expect(await kept.get(db, list, count)).toEqual(counts(6_000));
	await vi.waitFor(async () => {
		for (const list of lists) expect(await kept.get(db, list, never)).toEqual(counts(6_001));
	});
	expect(most).toBe(2);
});
