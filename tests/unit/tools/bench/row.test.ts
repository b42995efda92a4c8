import { expect, test } from "vitest";
import { HEAD_LINE, medianLoad, type Row, rowLine } from "#tools/bench/row.ts";

const load = (perSecond: number, p50Ms: number, p99Ms: number) => ({ count: 100, perSecond, p50Ms, p99Ms });
const ROW: Row = {
	name: "home",
	bytes: 24_824,
	shop: load(7410.4, 2.005, 5.77),
	bare: load(15_205, 0.861, 12.34),
	processorMs: 0.154,
	memoryMb: { door: 130, app: 278, worker: 132 },
};
const columns = (line: string) => line.split("\t");

test("a row says the shop's figures, the bare server's, their ratio, the cost and the memory", () => {
	expect(columns(rowLine(ROW))).toEqual([
		"home",
		"24824",
		"7410",
		"2.00",
		"5.77",
		"15205",
		"0.86",
		"12.3",
		"1/2.1",
		"0.15",
		"130",
		"278",
		"132",
	]);
});

test("what was not measured is a dash", () => {
	expect(columns(rowLine({ ...ROW, bytes: null, bare: null, processorMs: null }))).toEqual([
		"home",
		"–",
		"7410",
		"2.00",
		"5.77",
		"–",
		"–",
		"–",
		"–",
		"–",
		"130",
		"278",
		"132",
	]);
});

test("a row has as many columns as the head", () => {
	expect(columns(HEAD_LINE)).toHaveLength(columns(rowLine(ROW)).length);
});

test("of several rounds each figure is the median, and all requests count", () => {
	expect(medianLoad([load(10, 9, 30), load(30, 1, 10), load(20, 5, 90)])).toEqual({
		count: 300,
		perSecond: 20,
		p50Ms: 5,
		p99Ms: 30,
	});
});
