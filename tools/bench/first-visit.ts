/** What a whole first visit costs the shop: everything that a browser asks for when it opens home. */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { loadEnv } from "#lib/cli/env.ts";
import { findChromium } from "../chromium.ts";
import { askSuccessfully, type Call } from "./http-client.ts";
import type { Load } from "./load.ts";
import { quantile } from "./quantile.ts";

const SCREEN = { width: 1280, height: 800 };
/** Scripts ask for what they need well within it, on a busy machine too. */
const SETTLE_MS = 3000;
/** Of a browser to one server. */
const CONNECTIONS_OF_A_BROWSER = 6;
const VISITS = 50;
/** Of the connection, which the replaying client has for itself; a body's length may differ. */
const NOT_REPLAYED = new Set(["host", "connection", "content-length"]);

/**
 * The requests that Chromium makes of this shop when it opens home for the first time on a desktop's screen: the document, scripts, styles,
 * fonts, pictures in sight, and whatever scripts call. The document is the first.
 */
export async function recordVisit(shopUrl: string): Promise<Call[]> {
	const { chromium } = await import("playwright");
	const executablePath = await findChromium({ chromiumPath: loadEnv().CHROMIUM_PATH, say: console.error });
	const browser = await chromium.launch({ executablePath });
	try {
		const page = await browser.newPage({ viewport: SCREEN });
		const calls: Promise<Call>[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(shopUrl)) return;
			const body = request.postData();
			const { method, url } = { method: request.method(), url: request.url() };
			calls.push(
				request
					.allHeaders()
					.then((headers) => ({ method, url, headers: replayed(headers), ...(body ? { body } : {}) })),
			);
		});
		await page.goto(`${shopUrl}/`, { waitUntil: "load" });
		await sleep(SETTLE_MS);
		return await Promise.all(calls);
	} finally {
		await browser.close();
	}
}

function replayed(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !name.startsWith(":") && !NOT_REPLAYED.has(name)),
	);
}

/** The visit 50 times, one after another, each over new connections. */
export async function replayVisits(calls: readonly Call[]): Promise<Load> {
	const [times, startedMs]: [number[], number] = [[], performance.now()];
	for (let count = 0; count < VISITS; count++) {
		const begunMs = performance.now();
		await visit(calls);
		times.push(performance.now() - begunMs);
	}
	const perSecond = (VISITS * 1000) / (performance.now() - startedMs);
	return { count: VISITS, perSecond, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}

/** One visit: the document, then the rest at once; returns the bytes of all bodies as sent. */
export async function visit([document, ...others]: readonly Call[]): Promise<number> {
	if (!document) throw new Error("The browser asked for nothing");
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_A_BROWSER });
	try {
		const replies = [await askSuccessfully(agent, document)];
		replies.push(...(await Promise.all(others.map((call) => askSuccessfully(agent, call)))));
		return replies.reduce((sum, { body }) => sum + body.length, 0);
	} finally {
		agent.destroy();
	}
}
