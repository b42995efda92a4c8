import { describe, expect, test } from "vitest";
import type { Held } from "#tools/bench/soak/crowd.ts";
import { HOSTILE, type Soaked, soakFaults } from "#tools/bench/soak/judge.ts";
import type { Probe } from "#tools/bench/soak/probes.ts";
import type { Tallied } from "#tools/bench/soak/tally.ts";
import type { Trend } from "#tools/bench/soak/trends.ts";

const thirds = (second: number, last: number) => ({ second, last, ratio: last / second });
const answered = (kind: string, more: Partial<Tallied> = {}): Tallied => ({
	kind,
	statuses: { 200: 100 },
	failures: {},
	times: [10],
	...more,
});
const HOME = answered("home");
const ORDER = answered("order", { statuses: { 201: 100 } });
const PROBE: Probe = { phase: "slow headers", what: "page", isGood: true, ms: 20 };
const CROWD: Held = { name: "slow headers", count: 300, endsWithinS: 25, most: 300, ended: 900, longestS: 19.6 };
const APP: Trend = { name: "app", memoryMb: thirds(400, 440), handles: thirds(180, 190), restarts: 0 };

/** A run of half an hour that the shop has borne. */
const BORNE: Soaked = {
	minutes: 30,
	answers: [HOME, ORDER, answered(HOSTILE, { statuses: { 200: 5, 401: 9, 422: 20 } })],
	undocumented: [],
	probes: [PROBE],
	crowds: [CROWD],
	trends: [APP],
	books: [],
};

test("a run that the shop has borne has no faults, memory that is up by a tenth included", () => {
	expect(soakFaults(BORNE)).toEqual([]);
});

describe("faults", () => {
	test.each<[string, Partial<Soaked>, string[]]>([
		["a 503", { answers: [answered("home", { statuses: { 200: 99, 503: 1 } }), ORDER] }, ["home: 1 × status 503"]],
		[
			"a 500 to a hostile call",
			{ answers: [HOME, ORDER, answered(HOSTILE, { statuses: { 422: 99, 500: 2 } })] },
			[`${HOSTILE}: 2 × status 500`],
		],
		[
			"a page that is not there",
			{ answers: [answered("product", { statuses: { 404: 3 } }), ORDER] },
			["product: 3 × status 404"],
		],
		[
			"an order that is refused",
			{ answers: [HOME, answered("order", { statuses: { 201: 9, 409: 1 } })] },
			["order: 1 × status 409"],
		],
		[
			"a connection that broke",
			{ answers: [answered("home", { failures: { ECONNRESET: 4 } }), ORDER] },
			["home: 4 × no answer (ECONNRESET)"],
		],
		[
			"slow readings, of whatever kind",
			{ answers: [HOME, answered("search", { times: [499, 500] }), ORDER] },
			["readings: p95 500 ms, not below 500 ms"],
		],
		[
			"slow orders",
			{ answers: [HOME, answered("order", { times: [999, 1_000] })] },
			["orders: p95 1000 ms, not below 1000 ms"],
		],
		["no readings and no orders at all", { answers: [] }, ["readings: there were none", "orders: there were none"]],
		["an answer that is not as the document says", { undocumented: ["get /me: 418"] }, ["get /me: 418"]],
		[
			"a slow probe",
			{ probes: [PROBE, { ...PROBE, what: "call", ms: 1_000 }] },
			["slow headers: a call was slow (1000 ms)"],
		],
		[
			"a probe that failed",
			{ probes: [PROBE, { ...PROBE, isGood: false, ms: 3 }] },
			["slow headers: a page was not there (3 ms)"],
		],
		["a crowd beside which nobody asked", { probes: [] }, ["slow headers: nobody asked for anything meanwhile"]],
		[
			"a crowd that did not come",
			{ crowds: [{ ...CROWD, most: 180 }] },
			["slow headers: 180 of 300 connections came to be open"],
		],
		[
			"headers that may be slow for ever",
			{ crowds: [{ ...CROWD, longestS: 75 }] },
			["slow headers: one was held for 75 s, longer than 25 s"],
		],
		["growing memory", { trends: [{ ...APP, memoryMb: thirds(400, 441) }] }, ["app: memory grew from 400 to 441 MB"]],
		[
			"growing handles",
			{ trends: [{ ...APP, handles: thirds(180, 199) }] },
			["app: open handles grew from 180 to 199"],
		],
		["a process that was started anew", { trends: [{ ...APP, restarts: 2 }] }, ["app: started anew 2 times"]],
		["a lost order", { books: ["an acknowledged order is lost: 2600002"] }, ["an acknowledged order is lost: 2600002"]],
	])("%s", (_, more, faults) => {
		expect(soakFaults({ ...BORNE, ...more })).toEqual(faults);
	});
});

test.each<[string, Partial<Soaked>]>([
	["idle connections that are kept", { crowds: [{ ...CROWD, endsWithinS: null, longestS: 75 }] }],
	["a few more handles of a process that has few", { trends: [{ ...APP, handles: thirds(30, 40) }] }],
	[
		"growing memory and handles of a shop that is still growing warm",
		{ minutes: 14, trends: [{ ...APP, memoryMb: thirds(300, 450), handles: thirds(180, 270) }] },
	],
])("no fault: %s", (_, more) => {
	expect(soakFaults({ ...BORNE, ...more })).toEqual([]);
});
