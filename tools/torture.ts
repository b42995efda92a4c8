/**
 * `npm run torture`: kills the shop with -9 in the middle of orders, repeatedly; it must neither lose nor duplicate
 * anything.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ROOT } from "#lib/cli/root.ts";
import { runCommand } from "#lib/cli/run-command.ts";
import { type ShopProcess, startShop } from "#lib/cli/shop-process.ts";
import { clearData } from "./clear-data.ts";
import { lastOrderId, orderRows } from "./torture/checks.sql.ts";
import { openJournal } from "./torture/journal.ts";
import { mailsSent, recipientsOf } from "./torture/outbox.ts";
import { brokenMails } from "./torture/promises.ts";
import { onShopsDatabase, playRound, type RoundReport } from "./torture/round.ts";
import { tortureTable } from "./torture/table.ts";

const HELP = `npm run torture -- [--rounds N] [--orders N] [--writers N] [--port N] [--mutant]

Starts the shop on data of its own (.data/torture, made anew). In each of the rounds (5) it fills carts for the orders (500),
has the writers (20) order them over HTTP with Idempotency-Keys, and kills the shop with SIGKILL at a random moment: its
processes alone in one round, its database too in the next. Then it starts the shop again, repeats whatever was not
answered, and checks that no acknowledged order is lost, none is half or doubled, no number was given twice, no piece and
no voucher is lost, and in the end that each order was mailed once. Every tenth answer is thrown away on purpose.

Prints a row per round, writes .data/torture/report.json, and ends with 1 when anything was violated.
--mutant repeats with new carts and without keys, as a careless shopper would: the check must fail.`;

const DATA_DIR = join(ROOT, ".data/torture");
const POLL_MS = 20;
/** The first start may have to build the pages. */
const FIRST_START_WITHIN_S = 900;
const START_WITHIN_S = 120;
/** The queue retries a mail whose sending was interrupted after a minute, at its next round. */
const MAIL_PATIENCE_S = 240;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "5" },
		orders: { type: "string", default: "500" },
		writers: { type: "string", default: "20" },
		port: { type: "string", default: "3230" },
		mutant: { type: "boolean", default: false },
		help: { type: "boolean", short: "h", default: false },
	},
});

/** Keeps the demo's pictures: drawing them again would take minutes and prove nothing. */
async function start(port: number, withinS: number): Promise<{ shop: ShopProcess; pageMs: number }> {
	const starting = startShop({ dataDir: DATA_DIR, port, quiet: true });
	const failed = starting.then(
		() => new Promise<never>(() => {}),
		(error: unknown) => Promise.reject(error),
	);
	const pageMs = await Promise.race([firstPage(`http://localhost:${port}/`, withinS), failed]);
	return { shop: await starting, pageMs };
}

/** Polls until there is a page; returns the milliseconds. */
async function firstPage(url: string, withinS: number): Promise<number> {
	const startedMs = performance.now();
	while (performance.now() - startedMs < withinS * 1000) {
		const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
		await reply?.arrayBuffer();
		if (reply?.status === 200) return Math.round(performance.now() - startedMs);
		await sleep(POLL_MS);
	}
	throw new Error(`${url} did not answer within ${withinS} s. See ${join(DATA_DIR, "start.log")}.`);
}

type Numbers = { rounds: number; orders: number; writers: number; port: number };

async function torture({ rounds, orders, writers, port }: Numbers): Promise<void> {
	const startedMs = performance.now();
	const say = (line: string) => console.log(line);
	await clearData(DATA_DIR);
	const journal = openJournal(join(DATA_DIR, "acknowledged.jsonl"));
	say("Starting the shop on .data/torture …");
	let { shop } = await start(port, FIRST_START_WITHIN_S);
	const restart = async () => {
		const started = await start(port, START_WITHIN_S);
		shop = started.shop;
		return started;
	};
	const reports: RoundReport[] = [];
	const after = await onShopsDatabase(DATA_DIR, lastOrderId);
	try {
		for (let round = 1; round <= rounds; round++) {
			const plan = {
				round,
				orders,
				writers,
				journal,
				after,
				say,
				isCareless: values.mutant,
				dataDir: DATA_DIR,
				restart,
			};
			const report = await playRound(shop, plan);
			reports.push(report);
			say(`Round ${round}: ${report.violations.length} violations`);
		}
		const mails = await checkMails(after, say);
		const violations = [...reports.flatMap((report) => report.violations), ...mails.violations];
		const tookS = Math.round((performance.now() - startedMs) / 1000);
		const report = { orders, writers, isMutant: values.mutant, rounds: reports, mails, tookS };
		writeFileSync(join(DATA_DIR, "report.json"), `${JSON.stringify(report, null, "\t")}\n`);
		say(`\n${tortureTable(reports)}\n`);
		for (const one of mails.violations) say(one);
		say(`${mails.orders} orders, ${mails.sent} mails; ${violations.length} violations in ${tookS} s`);
		if (violations.length > 0) process.exitCode = 1;
	} finally {
		journal.close();
		await shop.stop();
	}
}

async function checkMails(after: number, say: (line: string) => void) {
	return onShopsDatabase(DATA_DIR, async (db) => {
		const left = await mailsSent(db, MAIL_PATIENCE_S, say);
		const [orders, recipients] = [
			await orderRows(db, { after }),
			existsSync(join(DATA_DIR, "outbox")) ? recipientsOf(DATA_DIR) : [],
		];
		const waiting = left > 0 ? [`${left} mails were not sent`] : [];
		return {
			orders: orders.length,
			sent: recipients.length,
			violations: [...waiting, ...brokenMails(recipients, orders)],
		};
	});
}

const read = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);
const numbers: Numbers = {
	rounds: read(values.rounds),
	orders: read(values.orders),
	writers: read(values.writers),
	port: read(values.port),
};
if (values.help) console.log(HELP);
else if (Object.values(numbers).includes(0)) {
	console.error(`--rounds, --orders, --writers and --port take whole numbers from 1.\n\n${HELP}`);
	process.exitCode = 2;
} else runCommand(() => torture(numbers));
