import { describe, expect, test } from "vitest";
import { type Answered, type OutageRow, outageRows } from "#tools/bench/outages/answers.ts";
import { answerFaults, orderFaults } from "#tools/bench/outages/faults.ts";
import { type Mix, wantedAt } from "#tools/bench/outages/mix.ts";
import { steadyLoad } from "#tools/bench/outages/steady-load.ts";
import { outageTable } from "#tools/bench/outages/table.ts";

const page = (said: Answered["said"], ms = 1, more: Partial<Answered> = {}): Answered => ({
	phase: "quiet",
	kind: "page",
	said,
	ms,
	...more,
});
const status = (code: number, cacheStatus = "") => ({ status: code, cacheStatus });

describe("rows", () => {
	test("a row counts answers by status and by where the door had them, and failures by code", () => {
		const answers = [
			page(status(200), 4),
			page(status(201), 3),
			page(status(200, "door; hit"), 1),
			page(status(200, "door; hit; detail=stale-if-error"), 2),
			page(status(503), 10_000),
			page(status(404), 5),
			page({ failure: "ECONNRESET" }, 70_000),
			page({ failure: "ECONNRESET" }, 1),
		];
		expect(outageRows(answers)).toEqual([
			{
				phase: "quiet",
				kind: "page",
				good: 4,
				kept: 1,
				stale: 1,
				unavailable: 1,
				others: { 404: 1 },
				failures: { ECONNRESET: 2 },
				times: { p50Ms: 3, p99Ms: 10_000, longestMs: 10_000 },
			},
		]);
	});

	test("rows follow phases and kinds, and what only failed has no times", () => {
		const rows = outageRows([
			page({ failure: "ECONNREFUSED" }, 1, { phase: "door killed", kind: "file" }),
			page(status(200), 1, { phase: "door killed" }),
			page(status(200), 1, { kind: "order" }),
		]);
		expect(rows.map(({ phase, kind, times }) => [phase, kind, times === null])).toEqual([
			["quiet", "order", false],
			["door killed", "page", false],
			["door killed", "file", true],
		]);
	});

	test("the table says none where there are no times", () => {
		const rows = outageRows([
			page(status(200, "door; hit"), 1.26),
			page(status(500), 20.4),
			page({ failure: "ECONNREFUSED" }, 1, { phase: "door killed" }),
		]);
		expect(outageTable(rows).split("\n")).toEqual([
			"| phase | kind | 200, 201 | of these kept | stale | 503 | other statuses | failures | p50 ms | p99 ms | longest ms |",
			"| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
			"| quiet | page | 1 | 1 | 0 | 0 | 500 × 1 | 0 | 1.3 | 20 | 20 |",
			"| door killed | page | 0 | 0 | 0 | 0 | 0 | ECONNREFUSED × 1 | – | – | – |",
		]);
	});
});

describe("answers that are faults", () => {
	const faultsOf = (more: Partial<OutageRow>) =>
		answerFaults(outageRows([page(status(200))]).map((row): OutageRow => ({ ...row, ...more })));

	test.each<[string, Partial<OutageRow>, string[]]>([
		["a page that was kept", { kept: 1, stale: 1 }, []],
		[
			"a page that waited",
			{ unavailable: 2 },
			["quiet: 2 requests for a page had another status than 200, 0 no answer"],
		],
		[
			"a file that was not there",
			{ kind: "file", others: { 404: 1 } },
			["quiet: 1 requests for a file had another status than 200, 0 no answer"],
		],
		[
			"a connection that broke",
			{ failures: { ECONNRESET: 3 } },
			["quiet: 0 requests for a page had another status than 200, 3 no answer"],
		],
		["a connection that broke while no door listened", { phase: "door killed", failures: { ECONNREFUSED: 9 } }, []],
		[
			"a refusal of the new door",
			{ phase: "door killed", unavailable: 1, failures: { ECONNREFUSED: 9 } },
			["door killed: 1 requests for a page had another status than 200, 0 no answer"],
		],
		["a call without the database", { kind: "call", unavailable: 9 }, []],
		["an order that is repeated", { kind: "order", unavailable: 9, failures: { ECONNRESET: 1 } }, []],
	])("%s", (_, more, faults) => {
		expect(faultsOf(more)).toEqual(faults);
	});
});

describe("orders", () => {
	const order = { id: 1, number: "2600001", hash: "h", cartId: "c", email: "a@bench.example" };
	const other = { id: 2, number: "2600002", hash: "i", cartId: "d", email: "b@bench.example" };

	test.each<[string, Parameters<typeof orderFaults>, string[]]>([
		["the same ones on both sides", [{ acknowledged: [order, other], refused: [] }, [order, other]], []],
		[
			"one that is lost",
			[{ acknowledged: [order, other], refused: [] }, [order]],
			["an acknowledged order is lost: 2600002 of b@bench.example"],
		],
		[
			"one of which nobody was told",
			[{ acknowledged: [order], refused: [] }, [order, other]],
			["made and never acknowledged: 2600002 of b@bench.example"],
		],
		[
			"one that was refused",
			[{ acknowledged: [order], refused: ["b@bench.example"] }, [order]],
			["refused: the order of b@bench.example"],
		],
	])("%s", (_, [told, orders], faults) => {
		expect(orderFaults(told, orders)).toEqual(faults);
	});
});

test("of ten requests one is a read call, one a cart, and pages take turns without a gap", () => {
	const request = (url: string, kind: "page" | "call" = "page") => ({ kind, url });
	const goods = ["x", "y"].map((url, index) => ({ id: index, url, only_variant_id: index }));
	const mix: Mix = { reading: ["a", "b", "c"].map((url) => request(url)), readCall: request("tree", "call"), goods };
	const asked = Array.from({ length: 20 }, (_, index) => {
		const wanted = wantedAt(mix, index);
		return wanted.what === "cart" ? `cart of ${wanted.goods.url}` : wanted.request.url;
	});
	expect(asked.slice(0, 10)).toEqual(["a", "b", "c", "a", "tree", "b", "c", "a", "b", "cart of x"]);
	expect(asked.slice(10)).toEqual(["c", "a", "b", "c", "tree", "a", "b", "c", "a", "cart of y"]);
});

test("a steady load begins what is due while others wait, and ends with the last of them", async () => {
	const over = new AbortController();
	const [due, waiting]: [number[], PromiseWithResolvers<void>[]] = [[], []];
	let hasEnded = false;
	const load = steadyLoad(
		500,
		(index, dueMs) => {
			due.push(dueMs);
			const answer = Promise.withResolvers<void>();
			waiting.push(answer);
			if (index === 9) over.abort();
			return answer.promise;
		},
		over.signal,
	).then(() => (hasEnded = true));
	await expect.poll(() => over.signal.aborted).toBe(true);
	expect(hasEnded).toBe(false);
	for (const answer of waiting) answer.resolve();
	await load;
	const gaps = due.slice(1).map((dueMs, index) => Math.round(dueMs - (due[index] ?? 0)));
	expect(gaps).toEqual(Array.from({ length: 9 }, () => 2));
});
