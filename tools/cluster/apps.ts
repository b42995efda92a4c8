/** What a call costs with one app, with two and with three, on one machine and on two. */
import { Agent } from "node:http";
import { cartChange } from "../bench/cart-change.ts";
import { askSuccessfully } from "../bench/http-client.ts";
import { CONNECTIONS, type Load, nodeLoad, onEachConnection } from "../bench/load.ts";
import { orders } from "../bench/order.ts";
import { tableOf } from "../bench/outages/table.ts";
import { processorMs, processorOf, serversBelow, untilIdle } from "../bench/shop-processes.ts";
import { prepareTargets } from "../bench/targets.ts";
import { hasWrk, wrkLoad } from "../bench/wrk.ts";
import { postmasterIn, postmasterOf } from "../torture/processes.ts";
import type { Machine } from "./machine.ts";
import { type Cluster, DATABASE_DIR } from "./open-cluster.ts";

const SECONDS = 8;

/** Which machines run, and how many apps they have together. */
const STAGES = [
	{ apps: 1, running: [1] },
	{ apps: 2, running: [0] },
	{ apps: 3, running: [0, 1] },
] as const;

/** Measures the cluster's calls through nginx; machines that a stage does without are stopped meanwhile. Says each row. */
export async function measureApps(cluster: Cluster, say: (line: string) => void): Promise<string> {
	const rows: string[][] = [];
	let guests = 0;
	for (const { apps, running } of STAGES) {
		const used = await run(cluster, running);
		const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
		try {
			const targets = await prepareTargets(agent, cluster.url);
			const ordering = await orders(
				agent,
				{ url: cluster.url, dataDir: used[0]?.dataDir ?? "" },
				`apps-${apps}-${guests++}`,
			);
			const changing = await cartChange(agent, cluster.url);
			const loads = [
				...targets
					.filter(({ name }) => name === "empty call" || name === "search" || name === "cart read")
					.map(({ name, url, headers }) => ({
						name,
						run: () =>
							hasWrk()
								? wrkLoad(url, headers, SECONDS)
								: nodeLoad(
										onEachConnection(() => askSuccessfully(agent, { url, headers })),
										SECONDS,
									),
					})),
				{ name: changing.name, run: () => changing.onShop(SECONDS) },
				{ name: ordering.name, run: () => ordering.onShop(SECONDS) },
			];
			for (const { name, run } of loads) {
				const { load, shopMs, databaseMs, replicaMs } = await costOf(cluster, used, run);
				const row = [
					`${apps}`,
					name,
					...[load.perSecond, load.p50Ms, load.p99Ms, shopMs, databaseMs, replicaMs].map(figure),
				];
				say(row.join("\t"));
				rows.push(row);
			}
		} finally {
			agent.destroy();
		}
	}
	await run(cluster, [0, 1]);
	return tableOf(["apps", "call", "a second", "p50 ms", "p99 ms", "shop, processor ms", "database", "replica"], rows);
}

/** Three figures, as more would not be true. */
const figure = (value: number) => (value >= 100 ? `${Math.round(value)}` : value.toFixed(value >= 10 ? 1 : 2));

/** Starts and stops machines, so that these run; resolves to them. */
async function run({ machines }: Cluster, running: readonly number[]): Promise<Machine[]> {
	const used: Machine[] = [];
	for (const [at, machine] of machines.entries()) {
		const isUp = isRunning(machine);
		if (running.includes(at)) {
			if (!isUp) await machine.start();
			used.push(machine);
		} else if (isUp) await machine.stop();
	}
	return used;
}

function isRunning(machine: Machine): boolean {
	try {
		return serversBelow(machine.pid()).door.length > 0;
	} catch {
		return false;
	}
}

async function costOf(cluster: Cluster, used: readonly Machine[], work: () => Promise<Load>) {
	const settle = async () => {
		for (const machine of used) await untilIdle(machine.pid());
	};
	const servers = [postmasterOf(DATABASE_DIR), postmasterIn(cluster.replica.files)];
	const spent = () => ({
		shop: used.reduce((sum, machine) => sum + processorMs(machine.pid()), 0),
		servers: servers.map((pid) => (pid === null ? 0 : processorOf(pid))),
	});
	await settle();
	const before = spent();
	const load = await work();
	await settle();
	const after = spent();
	const [databaseMs = 0, replicaMs = 0] = after.servers.map((ms, at) => (ms - (before.servers[at] ?? 0)) / load.count);
	return { load, shopMs: (after.shop - before.shop) / load.count, databaseMs, replicaMs };
}
