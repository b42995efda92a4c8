/** `npm run bench`: requests per second of the shop and of a bare server sending the same bytes, in one run, as ratios. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnv } from "#lib/cli/env.ts";
import { ROOT } from "#lib/cli/root.ts";
import { startShop } from "#lib/cli/shop-process.ts";
import { bareServer } from "./bench/bare-server.ts";
import { benchCatalogue } from "./bench/catalogue.ts";
import { benchLighthouse } from "./bench/lighthouse.ts";
import { nodeLoad, wrkLoad } from "./bench/load.ts";
import { measureLogin } from "./bench/login.ts";
import { measurePictures } from "./bench/pictures.ts";
import { picturesDrawn } from "./bench/pictures-drawn.ts";
import { measureStrangers } from "./bench/strangers.ts";
import { prepareTargets } from "./bench/targets.ts";

const HELP = `npm run bench -- [--seconds N] [--rounds N] [--port N]

Starts the shop on data of its own (.data/bench) and loads home, category, product and a cart call, each in turn with a
bare node:http server that sends the same bytes. Prints requests per second (median of the rounds) and the ratio of both.
Drives wrk when it is on the path, otherwise a client of its own that flatters the shop; it says which. Changes nothing else.

npm run bench -- login [--port N]: whether a wrong password takes as long for an unknown e-mail as for a known one
npm run bench -- lighthouse [--rounds N] [--port N | --url of a running shop]: scores of home, a category, a product, an article and a store (medians);
  exits with 1 unless SEO, accessibility and best practices are 100. Fetches Lighthouse from the npm registry.
npm run bench -- strangers [--count N] [--port N]: a cart beside eight connections that search, then N made-up addresses (100000) and the
  server's memory meanwhile; with limits, every stranger at an address of its own
npm run bench -- pictures [--port N]: processor time that pictures take after a first start on fresh data (.data/bench-pictures), and how long
  a visitor waits for those that nobody has seen before
npm run bench -- catalogue: how the catalogue's calls slow down from 1 000 to 1 000 000 products (--help says more)`;

const DATA_DIR = join(ROOT, ".data/bench");
const PICTURES_DATA_DIR = join(ROOT, ".data/bench-pictures");
const LOGINS = 200;

const [what, ...behind] = process.argv.slice(2);
const { values } = parseArgs({
	args:
		what === "catalogue"
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
		help: { type: "boolean", default: false },
	},
});

function median(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function hasWrk(): boolean {
	try {
		execFileSync("wrk", ["-v"], { stdio: "ignore" });
		return true;
	} catch (error) {
		// wrk -v prints its version and exits with 1.
		return error instanceof Error && !("code" in error && error.code === "ENOENT");
	}
}

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
	const shop = await startBenchShop();
	try {
		await picturesDrawn(DATA_DIR);
		const targets = await prepareTargets(shop.url);
		const load = hasWrk() ? wrkLoad : nodeLoad;
		console.log(
			`Driven by ${hasWrk() ? "wrk -t1 -c16" : "a node client, because wrk is not on the path"}; ${values.rounds} rounds of ${values.seconds} s each\n`,
		);
		console.log(["page", "bytes sent", "shop req/s", "bare req/s", "ratio"].join("\t"));
		for (const target of targets) {
			const bare = await bareServer(target);
			const [ours, theirs]: [number[], number[]] = [[], []];
			for (let round = 0; round < Number(values.rounds); round++) {
				ours.push(await load(target.url, target.headers, Number(values.seconds)));
				theirs.push(await load(bare.url, target.headers, Number(values.seconds)));
			}
			await bare.close();
			const [shopRate, bareRate] = [median(ours), median(theirs)];
			console.log(
				[
					target.name,
					target.body.length,
					Math.round(shopRate),
					Math.round(bareRate),
					`1/${(bareRate / shopRate).toFixed(1)}`,
				].join("\t"),
			);
		}
	} finally {
		await shop.stop();
	}
}

if (what === "catalogue") process.exitCode = await benchCatalogue(behind);
else if (values.help) console.log(HELP);
else if (what === "login") await benchLogin();
else if (what === "lighthouse") await lighthouse();
else if (what === "strangers") await strangers();
else if (what === "pictures") await pictures();
else await bench();
