import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { childEnv } from "#lib/cli/env.ts";
import { ROOT } from "#lib/cli/root.ts";
import { readRunning } from "#lib/cli/running.ts";
import { startShop } from "#lib/cli/shop-process.ts";
import { backupsAt, type Manifest, readManifest } from "#lib/shop/backoffice/backup/manifest.ts";
import { connect } from "#lib/shop/kernel/db/client.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { clearData } from "../clear-data.ts";
import { generateOrders } from "../generate/generate-orders.ts";
import { type RestoredFacts, restoredFacts } from "./backup/restored.sql.ts";
import { type Sold, sellers } from "./backup/sellers.ts";
import { openSale } from "./order.ts";
import { quantile } from "./quantile.ts";

const HELP = `npm run bench -- backup [--orders N] [--port N]

Starts the shop on data of its own (.data/bench-backup), writes N test orders (100000) into it, and has four buyers order over HTTP, one
order after another. After 10 s npm run shop -- backup runs beside them, as a process of its own, which also reads the backup back; then 5 s
more are sold. The shop is stopped, the backup is restored into other data (.data/bench-restored), and both are compared.

Prints how long backup, reading back and restore took, the size of the backup and of the database, the most memory that each command had, and
how many orders a second were acknowledged before and during the backup, with the milliseconds of the slowest hundredth.

Exits with 1 when the restored rows are not those that the backup counted, an order that was acknowledged before the backup's moment is
missing, one that was begun after it is there, an order does not add up, or a piece was lost.`;

const DATA_DIR = join(ROOT, ".data/bench-backup");
const RESTORED_DIR = join(ROOT, ".data/bench-restored");
const TARGET = join(ROOT, ".data/bench-backup-target");
const BEFORE_MS = 10_000;
const AFTERWARDS_MS = 5_000;
const POLL_MS = 50;
const MB = 1_000_000;

/** `npm run bench -- backup` with its arguments; resolves to the exit code. */
export async function benchBackup(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: {
			orders: { type: "string", default: "100000" },
			port: { type: "string", default: "3220" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	if (![values.orders, values.port].every((text) => /^[1-9]\d{0,6}$/.test(text))) {
		console.error(`--orders and --port take whole numbers from 1 to 9999999.\n\n${HELP}`);
		return 2;
	}
	for (const folder of [DATA_DIR, RESTORED_DIR]) await clearData(folder);
	rmSync(TARGET, { recursive: true, force: true });
	const run = await backUpWhileSelling(Number(values.port), Number(values.orders));
	const restore = await shopCommand(RESTORED_DIR, ["restore", TARGET]);
	console.log(restore.output);
	const faults = await compare(run);
	for (const line of report(run, restore)) console.log(line);
	for (const fault of faults) console.log(fault);
	return faults.length === 0 && run.backup.code === 0 && restore.code === 0 ? 0 : 1;
}

type Command = { code: number; ms: number; peakMb: number; output: string; begunMs: number; endedMs: number };
type Run = { sold: Sold[]; backup: Command; manifest: Manifest; databaseMb: number };

async function backUpWhileSelling(port: number, orders: number): Promise<Run> {
	console.log("Starting the shop on .data/bench-backup …");
	const shop = await startShop({ dataDir: DATA_DIR, port, quiet: true, settings: { WEB_CONCURRENCY: "1" } });
	try {
		const databaseUrl = readRunning(DATA_DIR)?.databaseUrl ?? "";
		console.log(`Writing ${orders} orders …`);
		const written = await generateOrders(databaseUrl, { count: orders, now: new Date() });
		if (!written.ok) throw new Error(`The orders were refused: ${written.error}`);
		const selling = sellers(shop.url, await openSale(DATA_DIR));
		await sleep(BEFORE_MS);
		console.log("Backing up while four buyers order …");
		const backup = await shopCommand(DATA_DIR, ["backup", TARGET]);
		await sleep(AFTERWARDS_MS);
		const sold = await selling.stop();
		console.log(backup.output);
		const target = folderStore(TARGET);
		const [name = ""] = await backupsAt(target);
		return { sold, backup, manifest: await readManifest(target, name), databaseMb: await sizeMb(databaseUrl) };
	} finally {
		await shop.stop();
	}
}

async function sizeMb(databaseUrl: string): Promise<number> {
	const { pool, close } = connect(databaseUrl, { max: 1 });
	try {
		const { rows } = await pool.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
		return Number(rows[0]?.bytes) / MB;
	} finally {
		await close();
	}
}

/** `npm run shop -- …` on a data folder, with its time and the most memory that it had. */
async function shopCommand(dataDir: string, typed: string[]): Promise<Command> {
	const begunMs = Date.now();
	const child = spawn(process.execPath, [join(ROOT, "lib/cli/shop.ts"), ...typed], {
		cwd: ROOT,
		env: childEnv({ DATA_DIR: dataDir, DATABASE_URL: "" }),
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
	let peakMb = 0;
	const watching = setInterval(() => (peakMb = Math.max(peakMb, peakMbOf(child.pid))), POLL_MS);
	const [code] = await once(child, "exit");
	clearInterval(watching);
	const endedMs = Date.now();
	return { code, ms: endedMs - begunMs, peakMb, output: output.trim(), begunMs, endedMs };
}

function peakMbOf(pid: number | undefined): number {
	const file = `/proc/${pid}/status`;
	const [, kilobytes] = existsSync(file) ? (/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8")) ?? []) : [];
	return (Number(kilobytes ?? 0) * 1024) / MB;
}

async function compare({ sold, manifest }: Run): Promise<string[]> {
	const database = await openEmbedded({ dataDir: RESTORED_DIR, log: console.log });
	try {
		const { db, close } = connect(database.url, { max: 1, queryTimeoutMs: 600_000 });
		try {
			const facts = await restoredFacts(db, manifest);
			return faultsOf(sold, manifest, facts);
		} finally {
			await close();
		}
	} finally {
		await database.stop();
	}
}

function faultsOf(sold: readonly Sold[], { takenAt }: Manifest, facts: RestoredFacts): string[] {
	const momentMs = Date.parse(takenAt);
	const missing = sold.filter(({ answeredMs, number }) => answeredMs < momentMs && !facts.numbers.has(number));
	const early = sold.filter(({ begunMs, number }) => begunMs > momentMs && facts.numbers.has(number));
	const there = sold.filter(({ number }) => facts.numbers.has(number)).length;
	console.log(`\nOrders acknowledged in all ${sold.length}, restored of them ${there}`);
	return [
		...missing.map(({ number }) => `acknowledged before the backup and missing: ${number}`),
		...early.map(({ number }) => `begun after the backup's moment and there: ${number}`),
		...facts.faults,
	];
}

function report({ sold, backup, manifest, databaseMb }: Run, restore: Command): string[] {
	const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const readMs = Date.parse(manifest.finishedAt);
	const speed = (name: string, from: number, to: number) => {
		const of = sold.filter(({ answeredMs }) => answeredMs >= from && answeredMs < to);
		const took = of.map(({ begunMs, answeredMs }) => answeredMs - begunMs);
		const p99 = took.length === 0 ? "–" : quantile(took, 0.99).toFixed(0);
		return `${name}\t${((of.length * 1000) / (to - from)).toFixed(1)} orders/s\tp99 ${p99} ms`;
	};
	return [
		`backup\t${((readMs - backup.begunMs) / 1000).toFixed(1)} s\tmemory ${backup.peakMb.toFixed(0)} MB`,
		`read back\t${((backup.endedMs - readMs) / 1000).toFixed(1)} s`,
		`restore\t${(restore.ms / 1000).toFixed(1)} s\tmemory ${restore.peakMb.toFixed(0)} MB`,
		`size\t${(bytes / MB).toFixed(1)} MB\tof ${databaseMb.toFixed(0)} MB of database\t${rows} rows`,
		speed("before", backup.begunMs - BEFORE_MS, backup.begunMs),
		speed("during", backup.begunMs, readMs),
	];
}
