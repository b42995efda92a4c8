/** Orders through nginx while any part of the cluster is killed: nothing lost, doubled or oversold. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "#lib/server/bundle.ts";
import { type OutageRow, outageRows } from "../bench/outages/answers.ts";
import { prepareMix, wantedAt } from "../bench/outages/mix.ts";
import { openObserver } from "../bench/outages/observer.ts";
import { steadyLoad } from "../bench/outages/steady-load.ts";
import { serversBelow } from "../bench/shop-processes.ts";
import { onDatabase } from "../on-database.ts";
import { type Buyer, inParallel, prepareBuyers, repeatAll } from "../torture/buyers.ts";
import { brokenRows, lastOrderId, lostPieces, orderRows, piecesOf } from "../torture/checks.sql.ts";
import { openFair, wishesFor } from "../torture/goods.ts";
import { type Journal, openJournal } from "../torture/journal.ts";
import { mailsSent, recipientsOf } from "../torture/outbox.ts";
import { killAll, postmasterIn, postmasterOf, processTree } from "../torture/processes.ts";
import { brokenMails, brokenPromises } from "../torture/promises.ts";
import { order } from "../torture/shop-calls.ts";
import { type Cluster, DATABASE_DIR } from "./open-cluster.ts";
import { isReady, until } from "./until.ts";

/** Readers beside the buyers. */
const READS_PER_SECOND = 20;
/** A buyer thinks for so long at most before each order, so that the orders last as long as the kills. */
const THINKS_MS = 4_000;
const AGAIN_AFTER_MS = 250;
const TRIES = 400;
const DEAD_FOR_MS = 4_000;
const QUIET_MS = 5_000;
const ANSWER_LOST_EVERY = 10;
const MAIL_PATIENCE_S = 240;

export type Kills = {
	/** What was killed, in this order, and the milliseconds until all was ready again. */
	killed: { name: string; wholeMs: number }[];
	orders: number;
	refused: number;
	/** Calls of orders without an answer, each repeated with its key. */
	unanswered: number;
	mails: number;
	rows: OutageRow[];
	faults: string[];
};

type Plan = { orders: number; writers: number; isCareless: boolean; say(line: string): void };

/** Lets buyers order until every part was killed once at least, in a random order, and all of them have an answer. */
export async function playKills(cluster: Cluster, plan: Plan): Promise<Kills> {
	const { orders, writers, say } = plan;
	const fair = await openFair(cluster.database.url, 1, orders);
	const initial = await onDatabase(cluster.database.url, piecesOf);
	const after = await onDatabase(cluster.database.url, lastOrderId);
	say(`Filling ${orders} carts …`);
	const buyers = await prepareBuyers(cluster.url, wishesFor(fair, 1, orders), writers);
	const journal = openJournal(join(cluster.machines[0].dataDir, "acknowledged.jsonl"));
	const [observer, over] = [openObserver(), new AbortController()];
	try {
		const mix = await prepareMix(observer.agent, cluster.url);
		const reading = steadyLoad(
			READS_PER_SECOND,
			async (index, dueMs) => {
				const wanted = wantedAt(mix, index);
				if (wanted.what === "request") await observer.ask(wanted.request.kind, wanted.request, dueMs);
			},
			over.signal,
		);
		const killing = killEach(cluster, (name) => observer.enter(name), say).finally(() => over.abort());
		const [unanswered, killed] = await Promise.all([orderThrough(cluster.url, buyers, { writers, journal }), killing]);
		await reading;
		const repeats = await repeatAll(cluster.url, buyers, { workers: writers, journal, careless: plan.isCareless });
		const refused = buyers.filter(({ outcome }) => outcome?.kind === "refused").map(({ wish }) => wish.email);
		const found = await onDatabase(cluster.database.url, async (db) => {
			const left = await mailsSent(db, MAIL_PATIENCE_S, say);
			const made = await orderRows(db, { after });
			const recipients = recipientsOf(cluster.machines[0].dataDir);
			return {
				orders: made.length,
				mails: recipients.length,
				faults: [
					...brokenPromises({ acknowledged: journal.read(), refused }, made),
					...(await brokenRows(db, { after })),
					...(await lostPieces(db, initial)),
					...(left > 0 ? [`${left} mails were not sent`] : []),
					...brokenMails(recipients, made),
				],
			};
		});
		const phases = ["quiet", ...new Set(killed.map(({ name }) => name))];
		const rows = outageRows(observer.answers, phases);
		return {
			...found,
			killed,
			refused: refused.length,
			unanswered,
			rows,
			faults: [...repeats.faults, ...found.faults, ...oddAnswers(rows)],
		};
	} finally {
		over.abort();
		observer.agent.destroy();
		journal.close();
	}
}

/** Every buyer orders, and repeats what was not answered with the same key; of every tenth the answer is lost. Resolves to the number of repeats. */
async function orderThrough(
	url: string,
	buyers: Buyer[],
	{ writers, journal }: { writers: number; journal: Journal },
): Promise<number> {
	let [unanswered, answers] = [0, 0];
	await inParallel(buyers, writers, async (buyer) => {
		await sleep(Math.random() * THINKS_MS);
		for (let attempt = 1; ; attempt++) {
			const outcome = await order(url, buyer);
			if (outcome.kind === "unanswered") {
				if (attempt === TRIES) throw new Error(`The shop gives ${buyer.wish.email} no answer, ${TRIES} times.`);
				unanswered++;
				await sleep(AGAIN_AFTER_MS);
				continue;
			}
			if (++answers % ANSWER_LOST_EVERY === 0) return;
			buyer.outcome = outcome;
			if (outcome.kind === "refused") return;
			const { id, hash, number } = outcome.order;
			journal.append({ email: buyer.wish.email, cartId: buyer.cartId, id, hash, number });
			return;
		}
	});
	return unanswered;
}

/** Whatever is killed, who is answered hears what was asked for, or that the shop is not there at the moment. */
const oddAnswers = (rows: readonly OutageRow[]) =>
	rows.flatMap(({ phase, kind, others }) =>
		Object.entries(others).map(([status, count]) => `${phase}: ${count} requests for a ${kind} had status ${status}`),
	);

type Victim = { name: string; kill(): Promise<void>; revive(): Promise<void> };

function victimsOf({ machines, database, replica, store, nginx }: Cluster): Victim[] {
	const ownStart = async () => {};
	const parts: ServerProcess[] = ["app", "door", "worker"];
	return [
		...machines.flatMap((machine) => [
			...parts.map((part) => ({
				name: `${part} of ${machine.name}`,
				kill: async () => killAll(serversBelow(machine.pid())[part].slice(0, 1)),
				revive: ownStart,
			})),
			{ name: `machine ${machine.name}`, kill: machine.kill, revive: machine.start },
		]),
		{
			name: "database",
			kill: () => killServer(postmasterOf(DATABASE_DIR)),
			revive: database.start,
		},
		{ name: "replica", kill: () => killServer(postmasterIn(replica.files)), revive: replica.start },
		{ name: "store of files", kill: store.stop, revive: store.start },
		{ name: "nginx", kill: () => killAll(processTree(nginx.pid())), revive: nginx.start },
	];
}

async function killServer(postmaster: number | null): Promise<void> {
	if (postmaster === null) throw new Error("The server to be killed does not run.");
	await killAll(processTree(postmaster));
}

/** Kills each part in turn, in a random order; the next when all is ready again. */
async function killEach(
	cluster: Cluster,
	enter: (name: string) => void,
	say: (line: string) => void,
): Promise<Kills["killed"]> {
	const victims = victimsOf(cluster)
		.map((victim) => ({ victim, at: Math.random() }))
		.toSorted((a, b) => a.at - b.at);
	const killed: Kills["killed"] = [];
	const all = cluster.machines.map(processesOf);
	await sleep(QUIET_MS);
	for (const { victim } of victims) {
		enter(victim.name);
		await victim.kill();
		await sleep(Math.random() * DEAD_FOR_MS);
		const revivedMs = performance.now();
		await victim.revive();
		const isWhole = async () =>
			(await Promise.all([...cluster.machines, cluster].map(isReady))).every(Boolean) &&
			cluster.machines.every((machine, at) => processesOf(machine) === all[at]);
		await until(isWhole, `a whole cluster after the kill of ${victim.name}`);
		const wholeMs = performance.now() - revivedMs;
		say(`Killed: ${victim.name}; all ready ${(wholeMs / 1000).toFixed(1)} s after it might come back`);
		killed.push({ name: victim.name, wholeMs });
		await sleep(QUIET_MS);
	}
	return killed;
}

/** How many of each kind a machine runs. */
function processesOf(machine: Cluster["machines"][number]): string {
	try {
		const { door, app, worker } = serversBelow(machine.pid());
		return `${door.length} ${app.length} ${worker.length}`;
	} catch {
		return ""; // one ended while /proc was read
	}
}
