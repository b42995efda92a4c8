import { setTimeout as sleep } from "node:timers/promises";
import { readRunning } from "#lib/cli/running.ts";
import type { ShopProcess } from "#lib/cli/shop-process.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { onDatabase } from "../on-database.ts";
import { type Buyer, orderAll, prepareBuyers, repeatAll } from "./buyers.ts";
import { brokenRows, lostPieces, orderRows, piecesOf } from "./checks.sql.ts";
import { openFair, wishesFor } from "./goods.ts";
import type { Journal } from "./journal.ts";
import { killAll, postmasterOf, processTree } from "./processes.ts";
import { brokenPromises } from "./promises.ts";

/** A killed shop must show its first page again within this time. */
const FIRST_PAGE_MAX_MS = 10_000;
const KILLS = ["shop", "shop and database"] as const;

export type Plan = {
	round: number;
	orders: number;
	writers: number;
	isCareless: boolean;
	dataDir: string;
	journal: Journal;
	/** Id of the last order that was there before: the demo's. */
	after: number;
	say(line: string): void;
	/** Starts the shop again; `pageMs` is the time to the first page. */
	restart(): Promise<{ shop: ShopProcess; pageMs: number }>;
};

export type RoundReport = {
	round: number;
	killed: (typeof KILLS)[number];
	/** Number of replies when the signal was sent. */
	answered: number;
	/** Buyers without a reply after the kill, and how many of their orders existed. */
	unanswered: number;
	madeBefore: number;
	placed: number;
	refused: number;
	firstPageMs: number;
	violations: string[];
};

/** One round: fill carts, order, kill in the middle, start again, repeat, check. */
export async function playRound(before: ShopProcess, plan: Plan): Promise<RoundReport> {
	const { round, orders, writers, journal, dataDir, say } = plan;
	const killed = KILLS[(round - 1) % KILLS.length] ?? "shop";
	const fair = await openFair(databaseOf(dataDir), round, orders);
	const initial = await onShopsDatabase(dataDir, piecesOf);
	say(`Round ${round}: filling ${orders} carts …`);
	const buyers = await prepareBuyers(before.url, wishesFor(fair, round, orders), writers);

	// After 10–90 % of the orders, plus some milliseconds, so that over many rounds every step of an order is hit.
	const killAt = Math.ceil(orders * (0.1 + Math.random() * 0.8));
	say(`Round ${round}: ordering; ${killed} killed after ${killAt} answers …`);
	const answered = await orderAndKill(before, buyers, { ...plan, killed, killAt });
	const unanswered = buyers.filter(({ outcome }) => outcome === null).length;
	const { shop, pageMs } = await plan.restart();
	const repeats = await repeatAll(shop.url, buyers, { workers: writers, journal, careless: plan.isCareless });

	const refused = buyers.filter(({ outcome }) => outcome?.kind === "refused");
	const told = { acknowledged: journal.read(), refused: refused.map(({ wish }) => wish.email) };
	const violations = await onShopsDatabase(dataDir, async (db) => [
		...(pageMs > FIRST_PAGE_MAX_MS ? [`the first page came ${pageMs} ms after the start`] : []),
		...repeats.faults,
		...brokenPromises(told, await orderRows(db)),
		...(await brokenRows(db, { after: plan.after })),
		...(await lostPieces(db, initial)),
	]);
	return {
		round,
		killed,
		answered,
		unanswered,
		madeBefore: repeats.madeBefore,
		placed: buyers.length - refused.length,
		refused: refused.length,
		firstPageMs: pageMs,
		violations,
	};
}

async function orderAndKill(
	shop: ShopProcess,
	buyers: Buyer[],
	options: Plan & { killed: RoundReport["killed"]; killAt: number },
): Promise<number> {
	const victims = () => {
		const postmaster = options.killed === "shop" ? null : postmasterOf(options.dataDir);
		return [...processTree(shop.pid), ...(postmaster === null ? [] : processTree(postmaster))];
	};
	let answered = 0;
	let killing: Promise<void> | null = null;
	const kill = async () => {
		await sleep(Math.random() * 30);
		await killAll(victims());
	};
	await orderAll(shop.url, buyers, {
		workers: options.writers,
		journal: options.journal,
		onAnswer: (count) => {
			answered = count;
			if (count >= options.killAt) killing ??= kill();
		},
	});
	// If too few buyers got a reply, it is killed now.
	killing ??= kill();
	await killing;
	return answered;
}

function databaseOf(dataDir: string): string {
	const url = readRunning(dataDir)?.databaseUrl;
	if (!url) throw new Error(`The shop on ${dataDir} does not say where its database is.`);
	return url;
}

/** The same database after each start, though at another port. */
export const onShopsDatabase = <Value>(dataDir: string, work: (db: Database) => Promise<Value>): Promise<Value> =>
	onDatabase(databaseOf(dataDir), work);
