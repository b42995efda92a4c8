import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "#lib/cli/root.ts";
import { startShop } from "#lib/cli/shop-process.ts";
import { openStoppable } from "./outages/database.ts";
import { type Measured, measureOutages } from "./outages/measure.ts";
import { memoryTable, outageTable } from "./outages/table.ts";
import { picturesDrawn } from "./pictures-drawn.ts";

const HELP = `npm run bench -- outages [--rate N] [--port N]

Starts the shop on data of its own (.data/bench-outages) and on a database of its own process (.data/bench-database, made
anew), and asks it for N requests a second (200): each is begun when it is due, whatever the others do, over 256 connections at
most. Of ten, eight take in turn home in both languages, three categories (one filtered), ten products, a product's router data
and a script; one reads the tree of categories; one makes a cart and puts a line in. Beside it one client orders again and again, with
idempotency keys, and repeats what was not answered.

Phases, each with 10 s after the shop is whole again:

quiet          nothing happens
restart        a restart into a new build (npm run shop -- restart)
app killed     kill -9 of the app
worker killed  kill -9 of the worker
door killed    kill -9 of the door
database away  PostgreSQL is stopped, and started again after 30 s

Prints a row for each phase and kind of request: how many were answered 200 or 201, and how many of these the door had kept or sent
stale (Cache-Status); 503; other statuses; failures of the connection by their codes; and the milliseconds from when a request was
due to the end of its answer, half (p50), 99 % (p99) and the longest of what was answered. Then the memory of the processes, and the
orders acknowledged and those in the database.

Exits with 1 when a page or a file was not 200 (while no door listens its connection may fail), when an order was lost, doubled,
refused or not acknowledged, or when the stock does not agree. Takes five minutes and more; makes a new build of the pages.`;

const DATA_DIR = join(ROOT, ".data/bench-outages");
const DATABASE_DIR = join(ROOT, ".data/bench-database");

/** `npm run bench -- outages` with its arguments; resolves to the exit code. */
export async function benchOutages(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: {
			rate: { type: "string", default: "200" },
			port: { type: "string", default: "3220" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const [perSecond, port] = [values.rate, values.port].map((text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0));
	if (!perSecond || !port) {
		console.error(`--rate and --port take whole numbers from 1 to 99999.\n\n${HELP}`);
		return 2;
	}
	const measured = await onOwnShop(port, perSecond);
	console.log(`\n${outageTable(measured.rows)}\n\n${memoryTable(measured.memory)}\n`);
	console.log(`${measured.acknowledged} orders acknowledged, ${measured.inDatabase} in the database`);
	for (const fault of measured.faults) console.log(fault);
	return measured.faults.length === 0 ? 0 : 1;
}

async function onOwnShop(port: number, perSecond: number): Promise<Measured> {
	mkdirSync(DATA_DIR, { recursive: true });
	const say = (line: string) => console.log(line);
	say("Starting a database on .data/bench-database and the shop on .data/bench-outages …");
	const database = await openStoppable(DATABASE_DIR);
	try {
		const settings = { DATABASE_URL: database.url, WEB_CONCURRENCY: "1" };
		const shop = await startShop({ dataDir: DATA_DIR, port, quiet: true, settings });
		try {
			await picturesDrawn(DATA_DIR);
			return await measureOutages({ shop: { ...shop, dataDir: DATA_DIR }, database, perSecond, say });
		} finally {
			await shop.stop();
		}
	} finally {
		await database.close();
	}
}
