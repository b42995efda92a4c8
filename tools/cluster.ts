/** `npm run cluster`: the shop on several machines, all of them on this computer, measured and killed. */
import { parseArgs } from "node:util";
import { runCommand } from "#lib/cli/run-command.ts";
import { outageTable, tableOf } from "./bench/outages/table.ts";
import { measureApps } from "./cluster/apps.ts";
import { playKills } from "./cluster/kills.ts";
import { type Cluster, openCluster } from "./cluster/open-cluster.ts";
import { measurePrices } from "./cluster/prices.ts";
import { playUpdate } from "./cluster/update.ts";

const PARTS = ["prices", "kills", "apps", "update"] as const;
type Part = (typeof PARTS)[number];

const HELP = `npm run cluster -- [part …] [--orders N] [--writers N] [--port N] [--keep] [--mutant]

Starts on this computer what several machines are: two shops with code, build and data of their own, one with two apps and one
with one, each with its door and its worker; one PostgreSQL with a streaming replica; an S3-compatible store of files
(OpenStack Swift); and nginx in front, with the configuration of deploy/. All data are made anew. Then, all parts or those named:

prices   a price is changed 20 times; how long until the calls of every machine and its page tell the new one
kills    writers (20) order carts (1500) through nginx, and of every tenth the answer is lost; meanwhile each app, door, worker
         and machine, the database, its replica, the store and nginx are killed with -9, in a random order. Then no acknowledged
         order may be lost, none half or doubled, no piece lost or sold twice, and each order mailed once; who reads meanwhile
         gets the page or 503
apps     calls through nginx with one app, two and three: a second, and the processor milliseconds that each costs
update   both machines get new code with a migration and restart into it one after the other under load, then the first goes
         back: answers by status

--keep    then keeps it open for the browser tests until Ctrl-C: E2E_REUSE=1 npx playwright test --project=desktop --project=phone
--mutant  buyers without an answer repeat with new carts and without keys: the part \`kills\` must fail
--port    of nginx (3210); the machines have the tenth and the eleventh after it

Needs nginx, python3-swift and Linux. Ends with 1 when anything was violated. All parts take a quarter of an hour.`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		orders: { type: "string", default: "1500" },
		writers: { type: "string", default: "20" },
		port: { type: "string", default: "3210" },
		keep: { type: "boolean", default: false },
		mutant: { type: "boolean", default: false },
		help: { type: "boolean", short: "h", default: false },
	},
});
const say = (line: string) => console.log(line);
const read = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0);
const [orders, writers, port] = [read(values.orders), read(values.writers), read(values.port)];
const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));

const PLAY: Record<Part, (cluster: Cluster) => Promise<string[]>> = {
	async prices(cluster) {
		const { table, faults } = await measurePrices(cluster);
		say(`\n${table}\n`);
		return faults;
	},
	async kills(cluster) {
		const { killed, rows, faults, ...counts } = await playKills(cluster, {
			orders,
			writers,
			isCareless: values.mutant,
			say,
		});
		const lines = killed.map(({ name, wholeMs }) => [name, (wholeMs / 1000).toFixed(1)]);
		say(`\n${tableOf(["killed", "all ready again, s"], lines)}\n\n${outageTable(rows)}\n`);
		say(
			`${counts.orders} orders, ${counts.refused} refused, ${counts.unanswered} calls repeated, ${counts.mails} mails; ${faults.length} violations`,
		);
		return faults;
	},
	async update(cluster) {
		const { rows, acknowledged, faults } = await playUpdate(cluster, say);
		say(`\n${outageTable(rows)}\n\n${acknowledged} orders acknowledged`);
		return faults;
	},
	async apps(cluster) {
		say(`\n${await measureApps(cluster, say)}\n`);
		return [];
	},
};

/** By Ctrl-C: then all that was started is closed. */
const interrupted = new Promise<string[]>((resolve) => {
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve([]));
});

async function main(): Promise<void> {
	const parts = positionals.length > 0 || values.keep ? PARTS.filter((part) => positionals.includes(part)) : PARTS;
	const cluster = await openCluster(port, say);
	try {
		say(`${cluster.url} is open: ${cluster.machines.map(({ name, url }) => `machine ${name} at ${url}`).join(", ")}`);
		for (const part of parts) {
			say(`\n# ${part}`);
			const faults = await Promise.race([PLAY[part](cluster), interrupted]);
			for (const fault of faults) say(fault);
			if (faults.length > 0) process.exitCode = 1;
		}
		if (values.keep) {
			say("Open until Ctrl-C: E2E_REUSE=1 npx playwright test --project=desktop --project=phone");
			await interrupted;
		}
	} finally {
		await cluster.close();
	}
	process.exit();
}

if (values.help) say(HELP);
else if (unknown.length > 0 || [orders, writers, port].includes(0)) {
	const fault =
		unknown.length > 0
			? `There is no part ${unknown[0]}.`
			: "--orders, --writers and --port take whole numbers from 1.";
	console.error(`${fault}\n\n${HELP}`);
	process.exitCode = 2;
} else runCommand(main);
