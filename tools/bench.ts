/** `npm run bench`: what the shop bears beside a bare server sending the same bytes, in one run, as ratios. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnv } from "#lib/cli/env.ts";
import { ROOT } from "#lib/cli/root.ts";
import { startShop } from "#lib/cli/shop-process.ts";
import { benchBackup } from "./bench/backup.ts";
import { benchCatalogue } from "./bench/catalogue.ts";
import { ROWS, readChoice } from "./bench/choice.ts";
import { benchLighthouse } from "./bench/lighthouse.ts";
import { measureLogin } from "./bench/login.ts";
import { benchOrders } from "./bench/orders.ts";
import { benchOutages } from "./bench/outages.ts";
import { measurePictures } from "./bench/pictures.ts";
import { picturesDrawn } from "./bench/pictures-drawn.ts";
import { benchRequests } from "./bench/requests.ts";
import { benchSoak } from "./bench/soak.ts";
import { measureStrangers } from "./bench/strangers.ts";

const HELP = `npm run bench -- [--seconds N] [--rounds N] [--port N] [--only row,row]

Starts the shop on data of its own (.data/bench) and loads it with 16 connections, row by row, each in turn with a bare
node:http server that sends the same bytes. Prints for both, as medians of the rounds (3 of 4 s each): requests a second, and
the milliseconds within which half (p50) and 99 % (p99) of them were answered; the ratio of both rates; the processor
milliseconds that a request costs the server's processes with their children, together with what it leaves them to do, without PostgreSQL;
and the resident memory of each kind of them after the row. The last row has it at the end.

Rows: ${ROWS.slice(0, 7).join(", ")},
      ${ROWS.slice(7).join(", ")}

router data        a product's data as the router asks for it when a link is clicked
script, picture    the biggest script of home; its first picture of goods, 320 px wide
empty call         /api/health/live
cart change        a quantity that is 1 and 2 in turn, in a cart for each connection
first visit        everything that Chromium asks for when it opens home for the first time, recorded once at 1280 × 800 px,
                   then replayed 50 times, one after another: visits a second, times and cost of a whole visit
order              one order is three calls: a new cart, its line, the order. The bare server is asked once for an order and
                   sends the answer to the last call. The stock is filled before; orders stay in .data/bench, and the next
                   row waits until their mails are written
home under orders  home while as many connections order, in the line below how the orders fare; without a bare server

--only measures some of them, named as above and joined by commas.

Drives wrk where a row is one GET, when it is on the path; otherwise a client of its own, as for changes and orders. That
reaches some 17 000 requests a second at most, so it flatters the shop where answers are light. Changes nothing else.

npm run bench -- login [--port N]: whether a wrong password takes as long for an unknown e-mail as for a known one
npm run bench -- lighthouse [--rounds N] [--port N | --url of a running shop]: scores of home, a category, a product, an article and a store (medians);
  exits with 1 unless SEO, accessibility and best practices are 100. Fetches Lighthouse from the npm registry.
npm run bench -- strangers [--count N] [--port N]: a cart beside eight connections that search, then N made-up addresses (100000) and the
  server's memory meanwhile; with limits, every stranger at an address of its own
npm run bench -- pictures [--port N]: processor time that pictures take after a first start on fresh data (.data/bench-pictures), and how long
  a visitor waits for those that nobody has seen before
npm run bench -- outages [--rate N] [--port N]: what N requests a second (200) are answered while the shop restarts, its app and its door are killed
  and its database is away, and whether any order is lost (--help says more)
npm run bench -- soak [--minutes N] [--port N]: half of what the shop bears for N minutes (30), beside hostile calls and crowds of connections:
  answers, memory, open handles, orders (--help says more)
npm run bench -- backup [--orders N] [--port N]: a backup of N orders (100000) while the shop sells, restored elsewhere (--help says more)
npm run bench -- catalogue: how the catalogue's calls slow down from 1 000 to 1 000 000 products (--help says more)
npm run bench -- orders: how accounts, orders, reports and sweeps slow down from 1 000 to 1 000 000 orders (--help says more)`;

const DATA_DIR = join(ROOT, ".data/bench");
const PICTURES_DATA_DIR = join(ROOT, ".data/bench-pictures");
const LOGINS = 200;

const [what, ...behind] = process.argv.slice(2);
const { values } = parseArgs({
	args: ["catalogue", "orders", "outages", "soak", "backup"].includes(what ?? "")
		? []
		: ["login", "lighthouse", "strangers", "pictures"].includes(what ?? "")
			? behind
			: process.argv.slice(2),
	options: {
		seconds: { type: "string", default: "4" },
		rounds: { type: "string", default: "3" },
		port: { type: "string", default: "3220" },
		url: { type: "string" },
		count: { type: "string", default: "100000" },
		only: { type: "string" },
		help: { type: "boolean", default: false },
	},
});

/** The shop on separate data, without rate limits. */
function startBenchShop() {
	mkdirSync(DATA_DIR, { recursive: true });
	console.log("Starting the shop on .data/bench …");
	return startShop({ dataDir: DATA_DIR, port: Number(values.port), quiet: true });
}

async function benchLogin(): Promise<void> {
	const shop = await startBenchShop();
	try {
		const { knownMs, unknownMs, logins } = await measureLogin(shop.url, LOGINS);
		console.log(
			`Wrong passwords, median of ${logins} each: known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms`,
		);
		console.log(`ratio\t${(unknownMs / knownMs).toFixed(3)}`);
	} finally {
		await shop.stop();
	}
}

async function strangers(): Promise<void> {
	mkdirSync(DATA_DIR, { recursive: true });
	console.log("Starting the shop on .data/bench, with limits …");
	const settings = { TRUSTED_PROXIES: "1" };
	const shop = await startShop({
		dataDir: DATA_DIR,
		port: Number(values.port),
		quiet: true,
		rateLimits: "on",
		settings,
	});
	try {
		await picturesDrawn(DATA_DIR);
		const figures = await measureStrangers(shop.url, { pid: shop.pid, count: Number(values.count), tell: console.log });
		console.log(JSON.stringify(figures));
	} finally {
		await shop.stop();
	}
}

async function pictures(): Promise<void> {
	rmSync(PICTURES_DATA_DIR, { recursive: true, force: true });
	mkdirSync(PICTURES_DATA_DIR, { recursive: true });
	console.log("Starting the shop on fresh data …");
	const shop = await startShop({ dataDir: PICTURES_DATA_DIR, port: Number(values.port), quiet: true });
	try {
		const { processorS, cold } = await measurePictures({ ...shop, dataDir: PICTURES_DATA_DIR });
		console.log(`\nProcessor time until the first screens were drawn: ${processorS.toFixed(0)} s`);
		for (const { width, aloneMs, atOnce, firstMs, lastMs } of cold) {
			const together = `${atOnce} at once ${firstMs.toFixed(0)} to ${lastMs.toFixed(0)} ms`;
			console.log(`Not seen before, ${width} px wide: alone ${aloneMs.toFixed(0)} ms, ${together}`);
		}
	} finally {
		await shop.stop();
	}
}

async function lighthouse(): Promise<void> {
	const options = { rounds: Number(values.rounds), chromiumPath: loadEnv().CHROMIUM_PATH };
	const judge = async (url: string) => {
		if (!(await benchLighthouse(url, options))) process.exitCode = 1;
	};
	if (values.url) return judge(values.url);
	const shop = await startBenchShop();
	try {
		await picturesDrawn(DATA_DIR);
		await judge(shop.url);
	} finally {
		await shop.stop();
	}
}

async function bench(): Promise<void> {
	const choice = readChoice(values);
	if (typeof choice === "string") {
		console.error(choice);
		process.exitCode = 2;
		return;
	}
	const shop = await startBenchShop();
	try {
		await picturesDrawn(DATA_DIR);
		await benchRequests({ url: shop.url, pid: shop.pid, dataDir: DATA_DIR }, choice, console.log);
	} finally {
		await shop.stop();
	}
}

if (what === "catalogue") process.exitCode = await benchCatalogue(behind);
else if (what === "orders") process.exitCode = await benchOrders(behind);
else if (what === "outages") process.exitCode = await benchOutages(behind);
else if (what === "soak") process.exitCode = await benchSoak(behind);
else if (what === "backup") process.exitCode = await benchBackup(behind);
else if (values.help) console.log(HELP);
else if (what === "login") await benchLogin();
else if (what === "lighthouse") await lighthouse();
else if (what === "strangers") await strangers();
else if (what === "pictures") await pictures();
else await bench();
