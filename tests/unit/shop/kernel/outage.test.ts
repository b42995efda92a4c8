import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import { watchOutage } from "#lib/shop/kernel/base/outage.ts";

const told: [string, object][] = [];
let nowMs = 0;

beforeEach(() => {
	told.length = 0;
	const tell = (fields: unknown, message?: string) => void told.push([message ?? "", fields as object]);
	vi.spyOn(log, "error").mockImplementation(tell);
	vi.spyOn(log, "info").mockImplementation(tell);
});
afterEach(() => vi.restoreAllMocks());

const anOutage = () => watchOutage("database", () => nowMs);
const refused = () => new Error("connect ECONNREFUSED");
const pass = (seconds: number) => {
	nowMs += seconds * 1000;
};

test("an outage is told in a line when it begins and in one when it is over, however much failed", () => {
	const outage = anOutage();
	for (let call = 0; call < 300; call++) {
		outage.away(refused(), { path: `/cart/${call}` });
		pass(0.1);
	}
	pass(5);
	outage.back();
	outage.back();
	expect(told).toEqual([
		["database away", { path: "/cart/0", error: "connect ECONNREFUSED", seconds: 0, failures: 1 }],
		["database back", { seconds: 30, failures: 299 }],
	]);
});

test("one that lasts is told each minute", () => {
	const outage = anOutage();
	for (let second = 0; second <= 150; second++) {
		outage.away(refused());
		pass(1);
	}
	expect(told).toEqual([
		["database away", { error: "connect ECONNREFUSED", seconds: 0, failures: 1 }],
		["database still away", { error: "connect ECONNREFUSED", seconds: 60, failures: 60 }],
		["database still away", { error: "connect ECONNREFUSED", seconds: 120, failures: 60 }],
	]);
});

test("one that comes and goes is told once a minute, and no failure is left out", () => {
	const outage = anOutage();
	for (let second = 0; second <= 60; second++) {
		outage.away(refused());
		outage.back();
		pass(1);
	}
	expect(told).toEqual([
		["database away", expect.objectContaining({ failures: 1 })],
		["database back", { seconds: 0, failures: 0 }],
		["database away", expect.objectContaining({ failures: 60 })],
		["database back", { seconds: 0, failures: 0 }],
	]);
});

test("a second one within the minute is told at its end, unless it was short", () => {
	const outage = anOutage();
	const lasts = (seconds: number) => {
		for (let second = 0; second <= seconds; second++) {
			outage.away(refused());
			pass(1);
		}
		outage.back();
	};
	lasts(2);
	lasts(3);
	lasts(20);
	expect(told).toEqual([
		["database away", expect.objectContaining({ failures: 1 })],
		["database back", { seconds: 2, failures: 2 }],
		["database back", { seconds: 20, failures: 25 }],
	]);
});

test("the next failure after a minute without any begins another one, even when nothing said that it was back", () => {
	const outage = anOutage();
	outage.away(refused());
	pass(61);
	outage.away(refused());
	expect(told.map(([message]) => message)).toEqual(["database away", "database away"]);
});

test("nothing is told of what was never away", () => {
	anOutage().back();
	expect(told).toEqual([]);
});
