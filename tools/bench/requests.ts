/** The table of `npm run bench`: what the shop bears, row by row, each in turn with a bare server that sends the same bytes. */
import { Agent } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { bareServer } from "./bare-server.ts";
import { cartChange } from "./cart-change.ts";
import type { Choice, RowName } from "./choice.ts";
import { type Comparison, secondAnswer } from "./comparison.ts";
import { recordVisit, replayVisits, visit } from "./first-visit.ts";
import { askSuccessfully } from "./http-client.ts";
import { CONNECTIONS, type Load, nodeLoad, onEachConnection } from "./load.ts";
import { orders } from "./order.ts";
import { HEAD_LINE, medianLoad, type Row, rowLine } from "./row.ts";
import { memoryMb, processorMs, serversBelow, untilIdle } from "./shop-processes.ts";
import { prepareTargets, type Target } from "./targets.ts";
import { hasWrk, wrkLoad } from "./wrk.ts";

type Shop = { url: string; pid: number; dataDir: string };
type Bench = { agent: Agent; shop: Shop; choice: Choice; withWrk: boolean; say(line: string): void };

/** Measures a running shop, whose pictures are drawn, and says each line as soon as it is known. */
export async function benchRequests(shop: Shop, choice: Choice, say: (line: string) => void): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const withWrk = hasWrk();
	const bench: Bench = { agent, shop, choice, withWrk, say };
	const driver = withWrk ? `wrk -t1 -c${CONNECTIONS}` : "a node client, because wrk is not on the path";
	say(`GETs driven by ${driver}; ${choice.rounds} rounds of ${choice.seconds} s each\n`);
	say(HEAD_LINE);
	try {
		const chosen = (name: RowName) => choice.only.has(name);
		const targets = await prepareTargets(agent, shop.url);
		for (const target of targets) if (chosen(target.name)) await sayComparison(bench, await getting(bench, target));
		if (chosen("cart change")) await sayComparison(bench, await cartChange(agent, shop.url));
		if (chosen("first visit")) await sayFirstVisit(bench);
		if (!chosen("order") && !chosen("home under orders")) return;
		const ordering = await orders(agent, shop);
		if (chosen("order")) await sayComparison(bench, ordering);
		const home = targets.find(({ name }) => name === "home");
		if (home && chosen("home under orders")) await sayUnderOrders(bench, await getting(bench, home), ordering);
	} finally {
		agent.destroy();
	}
}

async function getting({ agent, withWrk }: Bench, { name, url, headers }: Target): Promise<Comparison> {
	const load = (at: string, seconds: number) => {
		if (withWrk) return wrkLoad(at, headers, seconds);
		return nodeLoad(
			onEachConnection(() => askSuccessfully(agent, { url: at, headers })),
			seconds,
		);
	};
	return {
		name,
		answer: await secondAnswer(agent, { url, headers }),
		onShop: (seconds) => load(url, seconds),
		onBare: load,
	};
}

async function sayComparison(bench: Bench, { name, answer, onShop, onBare }: Comparison): Promise<void> {
	const { seconds, rounds } = bench.choice;
	const bare = await bareServer(answer);
	const [ours, theirs, costs]: [Load[], Load[], number[]] = [[], [], []];
	try {
		for (let round = 0; round < rounds; round++) {
			costs.push(await processorMsOf(bench, async () => ours.push(await onShop(seconds))));
			theirs.push(await onBare(bare.url, seconds));
		}
	} finally {
		await bare.close();
	}
	const shop = medianLoad(ours);
	const costMs = costs.reduce((sum, ms) => sum + ms, 0) / shop.count;
	sayRow(bench, { name, bytes: answer.body.length, shop, bare: medianLoad(theirs), processorMs: costMs });
}

async function sayFirstVisit(bench: Bench): Promise<void> {
	const calls = await recordVisit(bench.shop.url);
	const bytes = await visit(calls);
	const loads: Load[] = [];
	const costMs = await processorMsOf(bench, async () => loads.push(await replayVisits(calls)));
	const shop = medianLoad(loads);
	const name = `first visit, ${calls.length} requests`;
	sayRow(bench, { name, bytes, shop, bare: null, processorMs: costMs / shop.count });
}

/** Both kinds of clients at the same time, for as long. */
async function sayUnderOrders(bench: Bench, home: Comparison, ordering: Comparison): Promise<void> {
	const { seconds, rounds } = bench.choice;
	const [pages, made]: [Load[], Load[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		await untilIdle(bench.shop.pid);
		const [page, order] = await Promise.all([home.onShop(seconds), ordering.onShop(seconds)]);
		pages.push(page);
		made.push(order);
	}
	const alone = { bytes: null, bare: null, processorMs: null };
	sayRow(bench, { ...alone, name: "home under orders", bytes: home.answer.body.length, shop: medianLoad(pages) });
	sayRow(bench, { ...alone, name: "orders meanwhile", bytes: ordering.answer.body.length, shop: medianLoad(made) });
}

/** Processor time of the shop for this work and for what it leaves behind, as mails of an order. */
async function processorMsOf({ shop }: Bench, work: () => Promise<unknown>): Promise<number> {
	await untilIdle(shop.pid);
	const [before, beforeMs] = [serversBelow(shop.pid), processorMs(shop.pid)];
	await work();
	await untilIdle(shop.pid);
	if (!isDeepStrictEqual(serversBelow(shop.pid), before)) throw new Error("A process was started anew meanwhile");
	return processorMs(shop.pid) - beforeMs;
}

function sayRow({ shop, say }: Bench, row: Omit<Row, "memoryMb">): void {
	say(rowLine({ ...row, memoryMb: memoryMb(shop.pid) }));
}
