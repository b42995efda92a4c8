/** The run: the most that the shop bears of the mix, then half of it for so many minutes with everything beside it, and the books. */
import { setTimeout as sleep } from "node:timers/promises";
import { readRunning } from "#lib/cli/running.ts";
import { onDatabase } from "../../on-database.ts";
import { brokenRows, lastOrderId, lostPieces, orderRows, piecesOf } from "../../torture/checks.sql.ts";
import { FOR_PAGES } from "../browser-headers.ts";
import { askSuccessfully } from "../http-client.ts";
import { CONNECTIONS, nodeLoad } from "../load.ts";
import { openSale } from "../order.ts";
import { orderFaults } from "../outages/faults.ts";
import { steadyLoad } from "../outages/steady-load.ts";
import { BUYER, openBuyers } from "./buyers.ts";
import { cartChanges } from "./cart-changes.ts";
import { openClient } from "./client.ts";
import { CROWDS, gather, type Held } from "./crowd.ts";
import { openHostiles } from "./hostile.ts";
import type { Soaked } from "./judge.ts";
import { workAt } from "./mix.ts";
import { probeEachSecond } from "./probes.ts";
import { keptPaths, readingAt, sightsOf } from "./readings.ts";
import { openTally } from "./tally.ts";
import { trendsOf } from "./trends.ts";
import { watchShop } from "./watch-shop.ts";

const WARM_UP_S = 5;
const MAXIMUM_S = 20;
const HOSTILE_PER_SECOND = 5;
const MINUTE_S = 60;
/** Of the first third, before the crowds come. */
const QUIET_S = 10;
const CROWD_MOST_S = 75;
const BETWEEN_S = 2;
export const QUIET = "no crowd";

type Shop = { url: string; pid: number; dataDir: string };
type Run = { shop: Shop; minutes: number; say(line: string): void; signal: AbortSignal };

/** Measures a running demo shop; ends early, with an error, when `signal` aborts. */
export async function measureSoak({ shop, minutes, say, signal }: Run): Promise<Soaked> {
	const databaseUrl = readRunning(shop.dataDir)?.databaseUrl ?? "";
	const sale = await openSale(shop.dataDir);
	const [pieces, after] = [await onDatabase(databaseUrl, piecesOf), await onDatabase(databaseUrl, lastOrderId)];
	const over = new AbortController();
	signal.addEventListener("abort", () => over.abort());
	let tally = openTally();
	// What comes before the run is left out.
	const client = openClient({ note: (...noted) => tally.note(...noted), all: () => tally.all() });
	try {
		const sights = await sightsOf(client.agent, shop.url);
		const [goods] = sights.goods;
		if (!goods) throw new Error("The shop has no goods that need no choice");
		say("Asking for each page once …");
		for (const path of keptPaths(sights))
			await askSuccessfully(client.agent, { url: shop.url + path, headers: FOR_PAGES });
		const buyers = openBuyers(client, shop.url, sale);
		const change = cartChanges(client, shop.url, sale);
		const work = async (index: number, dueMs: number): Promise<void> => {
			const what = workAt(index);
			if (what === "order") return buyers.order(dueMs);
			if (what === "cart change") return change(index, dueMs);
			const { kind, ...call } = readingAt(sights, shop.url, index);
			await client.ask(kind, call, dueMs);
		};
		let count = 0;
		const next = () => work(count++, performance.now());
		const clients = Array.from({ length: CONNECTIONS }, () => next);
		await nodeLoad(clients, WARM_UP_S);
		const most = (await nodeLoad(clients, MAXIMUM_S)).perSecond;
		signal.throwIfAborted();
		const perSecond = most / 2;
		say(
			`At most ${most.toFixed(0)} pieces of work a second; from now on ${perSecond.toFixed(0)} for ${minutes} minutes`,
		);
		tally = openTally();
		const hostiles = await openHostiles(shop.url, { agent: client.agent, goods, tally });
		const [first, totalS] = [count, minutes * MINUTE_S];
		const crowds = crowdsOn(shop.url, { thirdS: totalS / 3, signal: over.signal, say });
		const watching = watchShop(shop, { tally, say, signal: over.signal });
		const probing = probeEachSecond(shop.url, { phase: crowds.phase, signal: over.signal });
		const timer = setTimeout(() => over.abort(), totalS * 1000);
		const [held, watched, probes] = await Promise.all([
			crowds.held,
			watching,
			probing,
			steadyLoad(perSecond, (index, dueMs) => work(first + index, dueMs), over.signal),
			steadyLoad(HOSTILE_PER_SECOND, hostiles.ask, over.signal),
		]).finally(() => {
			over.abort();
			clearTimeout(timer);
		});
		signal.throwIfAborted();
		const books = await onDatabase(databaseUrl, async (db) => {
			const orders = (await orderRows(db, { after })).filter(({ email }) => email.startsWith(`${BUYER}-`));
			say(`${buyers.told.acknowledged.length} orders acknowledged, ${orders.length} of these buyers in the database`);
			const broken = [...(await brokenRows(db, { after })), ...(await lostPieces(db, pieces))];
			return [...orderFaults(buyers.told, orders), ...broken, ...watched.faults];
		});
		const trends = trendsOf(watched.samples, totalS);
		const { undocumented } = hostiles;
		return { minutes, answers: tally.all(), undocumented, probes, crowds: held, trends, books };
	} finally {
		over.abort();
		client.agent.destroy();
	}
}

/** The crowds come one after another in the first third, so that they are not in the memory that is compared. */
function crowdsOn(
	shopUrl: string,
	{ thirdS, signal, say }: { thirdS: number; signal: AbortSignal } & Pick<Run, "say">,
) {
	let phase = QUIET;
	const eachS = Math.min(CROWD_MOST_S, (thirdS - QUIET_S) / CROWDS.length - BETWEEN_S);
	const pause = (seconds: number) => sleep(seconds * 1000, undefined, { signal }).catch(() => {});
	const come = async () => {
		const held: Held[] = [];
		await pause(QUIET_S);
		for (const crowd of CROWDS) {
			if (signal.aborted) break;
			say(`${crowd.count} × ${crowd.name} for ${eachS.toFixed(0)} s`);
			phase = crowd.name;
			const gathered = gather(shopUrl, crowd);
			await pause(eachS);
			held.push(gathered.leave());
			phase = QUIET;
			await pause(BETWEEN_S);
		}
		return held;
	};
	return { phase: () => phase, held: come() };
}
