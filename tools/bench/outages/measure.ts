/** The load, the phases, and what is left in the database in the end. */
import { setTimeout as sleep } from "node:timers/promises";
import { onDatabase } from "../../on-database.ts";
import { brokenRows, lastOrderId, lostPieces, orderRows, piecesOf } from "../../torture/checks.sql.ts";
import { openSale } from "../order.ts";
import { memoryMb } from "../shop-processes.ts";
import { cartIn, newCartCall, putLine } from "../targets.ts";
import { type OutageRow, outageRows, PHASES } from "./answers.ts";
import { keepOrdering } from "./buyer.ts";
import type { StoppableDatabase } from "./database.ts";
import { answerFaults, orderFaults } from "./faults.ts";
import { prepareMix, type Wanted, wantedAt } from "./mix.ts";
import { type Observer, openObserver } from "./observer.ts";
import { outagesOf } from "./outage.ts";
import { steadyLoad } from "./steady-load.ts";
import type { PhaseMemory } from "./table.ts";

const AFTERWARDS_MS = 10_000;

export type Measured = {
	rows: OutageRow[];
	memory: PhaseMemory[];
	acknowledged: number;
	inDatabase: number;
	/** Sentences; none when the shop kept what it promises. */
	faults: string[];
};

type Measuring = {
	shop: { url: string; pid: number; dataDir: string };
	database: StoppableDatabase;
	perSecond: number;
	say(line: string): void;
};

/** Measures a running shop without orders, all phases one after another; takes four minutes and more. */
export async function measureOutages({ shop, database, perSecond, say }: Measuring): Promise<Measured> {
	const observer = openObserver();
	const over = new AbortController();
	try {
		// First, since new stock makes pages old.
		const sale = await openSale(shop.dataDir);
		const mix = await prepareMix(observer.agent, shop.url);
		const [pieces, after] = [await onDatabase(database.url, piecesOf), await onDatabase(database.url, lastOrderId)];
		const begin = (index: number, dueMs: number) => ask(observer, shop.url, wantedAt(mix, index), dueMs);
		const load = steadyLoad(perSecond, begin, over.signal);
		const buyer = keepOrdering(observer, { shopUrl: shop.url, sale, signal: over.signal });
		const phases = playPhases({ shop, database, observer, say }).finally(() => over.abort());
		const [memory, told] = await Promise.all([phases, buyer, load]);
		const rows = outageRows(observer.answers);
		const { orders, broken } = await onDatabase(database.url, async (db) => ({
			orders: await orderRows(db, { after }),
			broken: [...(await brokenRows(db, { after })), ...(await lostPieces(db, pieces))],
		}));
		return {
			rows,
			memory,
			acknowledged: told.acknowledged.length,
			inDatabase: orders.length,
			faults: [...answerFaults(rows), ...orderFaults(told, orders), ...broken],
		};
	} finally {
		over.abort();
		observer.agent.destroy();
	}
}

type Playing = Omit<Measuring, "perSecond"> & { observer: Observer };

async function playPhases({ shop, database, observer, say }: Playing): Promise<PhaseMemory[]> {
	const outages = outagesOf({ ...shop, database });
	const memory: PhaseMemory[] = [];
	for (const phase of PHASES) {
		const { announced, run } = outages[phase];
		say(`${phase}: ${announced}`);
		observer.enter(phase);
		await run();
		await sleep(AFTERWARDS_MS);
		memory.push({ phase, ...memoryMb(shop.pid) });
	}
	return memory;
}

async function ask(observer: Observer, shopUrl: string, wanted: Wanted, dueMs: number): Promise<void> {
	if (wanted.what === "request") {
		await observer.ask(wanted.request.kind, wanted.request, dueMs);
		return;
	}
	const made = await observer.ask("call", newCartCall(shopUrl), dueMs);
	if (made?.status !== 200) return;
	const { id, only_variant_id: variantId } = wanted.goods;
	await observer.ask("call", putLine(shopUrl, cartIn(made).id, { id, variantId, quantity: 1 }));
}
