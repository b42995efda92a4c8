import { expect, test } from "vitest";
import { workAt } from "#tools/bench/soak/mix.ts";
import { READINGS, readingAt, type Sights } from "#tools/bench/soak/readings.ts";
import { answersTable } from "#tools/bench/soak/tables.ts";
import { openTally, together } from "#tools/bench/soak/tally.ts";
import { type Sample, trendsOf } from "#tools/bench/soak/trends.ts";

test("of a hundred pieces of work 80 read, 15 change a cart and 5 are orders, and orders come one in twenty", () => {
	const work = Array.from({ length: 100 }, (_, index) => workAt(index));
	const counts = Object.fromEntries(
		["reading", "cart change", "order"].map((what) => [what, work.filter((one) => one === what).length]),
	);
	expect(counts).toEqual({ reading: 80, "cart change": 15, order: 5 });
	expect(work.flatMap((what, index) => (what === "order" ? [index] : []))).toEqual([13, 33, 53, 73, 93]);
});

test("readings are of every kind, of many addresses, and the same at every run", () => {
	const sights: Sights = {
		categories: ["/1001/balonky", "/1002/kostymy"],
		goods: Array.from({ length: 20 }, (_, id) => ({ id, url: `/${id}/x`, only_variant_id: id })),
	};
	const read = () => Array.from({ length: 400 }, (_, index) => readingAt(sights, "http://shop.test", index));
	const readings = read();
	expect(new Set(readings.map(({ kind }) => kind))).toEqual(new Set(READINGS));
	expect(new Set(readings.map(({ url }) => url)).size).toBeGreaterThan(100);
	expect(read()).toEqual(readings);
});

test("a tally counts statuses and failures of each kind, and several kinds are told as one", () => {
	const tally = openTally();
	tally.note("home", { status: 200 }, 4);
	tally.note("home", { failure: "ECONNRESET" }, 9);
	tally.note("search", { status: 200 }, 2);
	expect(tally.all()).toEqual([
		{ kind: "home", statuses: { 200: 1 }, failures: { ECONNRESET: 1 }, times: [4, 9] },
		{ kind: "search", statuses: { 200: 1 }, failures: {}, times: [2] },
	]);
	expect(together("all", tally.all())).toEqual({
		kind: "all",
		statuses: { 200: 2 },
		failures: { ECONNRESET: 1 },
		times: [4, 9, 2],
	});
	expect(answersTable(tally.all()).split("\n").slice(2)).toEqual([
		"| readings together | 200 × 2 | ECONNRESET × 1 | 4.0 | 9.0 | 9.0 | 9.0 |",
		"| home | 200 × 1 | ECONNRESET × 1 | 4.0 | 9.0 | 9.0 | 9.0 |",
		"| search | 200 × 1 | 0 | 2.0 | 2.0 | 2.0 | 2.0 |",
	]);
});

test("a trend has the mean memory and the fewest handles of the second and the last third, and counts new processes", () => {
	const at = (atS: number, pid: number, memoryMb: number, handles: number): Sample => ({
		atS,
		seen: { app: { pid, memoryMb, handles } },
	});
	const samples = [at(5, 1, 900, 9), at(10, 1, 100, 20), at(19, 1, 200, 20), at(20, 2, 180, 30), at(31, 2, 180, 40)];
	expect(trendsOf(samples, 30)).toEqual([
		{
			name: "app",
			memoryMb: { second: 150, last: 180, ratio: 1.2 },
			handles: { second: 20, last: 30, ratio: 1.5 },
			restarts: 1,
		},
	]);
	expect(() => trendsOf(samples.slice(0, 3), 30)).toThrow("a whole third");
});

test("of the database, whose connections grow and are renewed, the most of each third is compared", () => {
	const samples = [280, 150, 200, 281].map((memoryMb, at): Sample => {
		return { atS: 10 + at * 5, seen: { PostgreSQL: { pid: 1, memoryMb, handles: memoryMb } } };
	});
	expect(trendsOf(samples, 30)[0]?.memoryMb).toEqual({ second: 280, last: 281, ratio: 281 / 280 });
});
