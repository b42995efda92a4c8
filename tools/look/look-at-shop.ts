import { mkdir } from "node:fs/promises";
import { chromium, request } from "playwright";
import { readHeights } from "./heights.ts";
import { layOut } from "./lay-out.ts";
import type { Options } from "./options.ts";
import { openOwnShop, setMaintenance } from "./own-shop.ts";
import { SCENES } from "./scenes.ts";
import { listShots, type Shot } from "./shots.ts";
import { type Outcome, takeAll } from "./take-all.ts";
import type { Studio } from "./take-shot.ts";

const BROWSER = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
];

type Means = { chromiumPath: string; dataDir: string; say: (line: string) => void };

/** Takes all pictures and lays them out; returns a sentence for each page that could not be taken well. */
export async function lookAtShop(options: Options, means: Means): Promise<string[]> {
	const { out, before, url, ...wanted } = options;
	const { chromiumPath, dataDir, say } = means;
	if (before && readHeights(before).length === 0) throw new Error(`${before} has no pictures of an earlier run.`);
	const { shots, leftOut } = listShots(SCENES, { ...wanted, hasOwnShop: url === undefined });
	if (leftOut.length > 0) say(`Left out, as they need a shop of this command's own: ${leftOut.join(", ")}`);
	if (shots.length === 0) throw new Error(`There is nothing to look at with "${wanted.only}" in its name.`);
	if (url) await requireShop(url);
	await mkdir(out, { recursive: true });
	if (!url) say(`Starting a shop on ${dataDir} …`);
	const shop = url ? { url, stop: async () => {} } : await openOwnShop(dataDir);
	try {
		const asking = { request: await request.newContext({ baseURL: shop.url }), ...(url ? {} : { dataDir }) };
		const browser = await chromium.launch({ executablePath: chromiumPath, args: BROWSER });
		const studio = { browser, shopUrl: shop.url, asking, out };
		const outcome = await takeInTurn(studio, shots, (state) => setMaintenance(dataDir, shop.url, state), say);
		await Promise.all([browser.close(), asking.request.dispose()]);
		say("Laying out …");
		await layOut({ out, before }, { ...wanted, isWhole: wanted.only === "", entries: outcome.entries });
		return outcome.faults;
	} finally {
		await shop.stop();
	}
}

async function requireShop(url: string): Promise<void> {
	const reply = await fetch(`${url}/api/health/live`).catch((error: unknown) => {
		throw new Error(`No shop answers at ${url}.`, { cause: error });
	});
	if (!reply.ok) throw new Error(`What answers at ${url} is no shop, or not now: ${reply.status}.`);
}

/** What is seen of the closed shop comes first, while no page of the open one is kept anywhere. */
async function takeInTurn(
	studio: Studio,
	shots: readonly Shot[],
	putMaintenance: (state: "on" | "off") => Promise<void>,
	say: (line: string) => void,
): Promise<Outcome> {
	const [closed = [], open = []] = [true, false].map((isClosed) =>
		shots.filter(({ scene }) => (scene.ofOwnShop === "closed") === isClosed),
	);
	const outcomes: Outcome[] = [];
	if (closed.length > 0) {
		await putMaintenance("on");
		outcomes.push(await takeAll(studio, closed, say));
		await putMaintenance("off");
	}
	outcomes.push(await takeAll(studio, open, say));
	return {
		entries: outcomes.flatMap(({ entries }) => entries),
		faults: outcomes.flatMap(({ faults }) => faults),
	};
}
