/** Lighthouse scores of typical landing pages: medians of several runs each. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { childEnv } from "#lib/cli/env.ts";
import { findChromium } from "../chromium.ts";
import { median } from "./quantile.ts";

/** Installed only for the run: with its browser driver it is as large as the project's other packages together. */
const PACKAGE = "lighthouse@13.5.0";
const RUN_TIMEOUT_MS = 300_000;

const run = promisify(execFile);

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

const report = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	audits: z.record(
		z.string(),
		z.object({ score: z.number().nullable(), numericValue: z.number().optional(), title: z.string() }),
	),
});
type Report = z.infer<typeof report>;

/** Prints a line per page: scores 0–100, LCP and TBT in milliseconds, CLS. Returns whether SEO, accessibility and best practices are all 100. */
export async function benchLighthouse(
	shopUrl: string,
	{ rounds, chromiumPath }: { rounds: number; chromiumPath: string | undefined },
): Promise<boolean> {
	const browser = await findChromium({ chromiumPath, say: console.log });
	console.log(["page", ...CATEGORIES, "LCP ms", "TBT ms", "CLS"].join("\t"));
	let isPerfect = true;
	for (const { name, path } of await pages(shopUrl)) {
		const reports: Report[] = [];
		for (let round = 0; round < rounds; round++) reports.push(await lighthouse(shopUrl + path, browser));
		const scores = CATEGORIES.map((category) =>
			Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
		);
		const [lcp = 0, tbt = 0, cls = 0] = METRICS.map((metric) =>
			median(reports.map(({ audits }) => audits[metric]?.numericValue ?? 0)),
		);
		console.log([name, ...scores, Math.round(lcp), Math.round(tbt), cls.toFixed(3)].join("\t"));
		const [, ...others] = scores;
		if (others.some((score) => score < 100)) {
			isPerfect = false;
			for (const fault of faults(reports)) console.log(`\t${fault}`);
		}
	}
	return isPerfect;
}

/** Names of failed audits, except those of speed. */
function faults(reports: Report[]): string[] {
	const failed = reports.flatMap(({ audits }) =>
		Object.entries(audits).flatMap(([id, { score, title, numericValue }]) =>
			score !== null && score < 1 && numericValue === undefined ? [`${id}: ${title}`] : [],
		),
	);
	return [...new Set(failed)];
}

const ids = z.array(z.object({ url: z.string() })).min(1);

/** Home, a category, a product, an article and a store, and the home page in English. */
async function pages(shopUrl: string): Promise<{ name: string; path: string }[]> {
	const first = async (path: string, list?: string) => {
		const reply = await (await fetch(`${shopUrl}/api${path}`)).json();
		return ids.parse(list ? reply[list] : reply)[0]?.url ?? "/";
	};
	return [
		{ name: "home", path: "/" },
		{ name: "home in English", path: "/en" },
		{ name: "category", path: await first("/catalog/category/cs") },
		{ name: "product", path: await first("/catalog/products/cs", "products") },
		{ name: "blog post", path: await first("/blog/posts/cs", "posts") },
		{ name: "store", path: await first("/stores/cs") },
	];
}

async function lighthouse(url: string, browser: string): Promise<Report> {
	const folder = await mkdtemp(join(tmpdir(), "konfety-lighthouse-"));
	const file = join(folder, "report.json");
	const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
	const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
	const chrome = [...flags, ...quiet, `--user-data-dir=${join(folder, "profile")}`].join(" ");
	const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${chrome}`];
	try {
		await run("npm", ["exec", "--yes", `--package=${PACKAGE}`, "--", "lighthouse", url, ...options], {
			env: childEnv({ CHROME_PATH: browser }),
			timeout: RUN_TIMEOUT_MS,
			maxBuffer: 64 * 1024 * 1024,
		});
		return report.parse(JSON.parse(await readFile(file, "utf8")));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
