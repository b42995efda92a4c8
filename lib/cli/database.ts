import { setTimeout as sleep } from "node:timers/promises";
import { isPublic } from "#lib/shop/kernel/base/env.ts";
import { lockDataDir, readOwner } from "#lib/shop/kernel/db/embedded/lock.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import type { CustomerSurvey } from "#lib/shop/kernel/services/customer-survey.ts";
import { surveyOf } from "#lib/shop/telling/survey/heureka.ts";
import { loadEnv } from "./env.ts";
import { prepareTables } from "./prepare-tables.ts";
import { type RunningShop, readRunning } from "./running.ts";

const START_WAIT_MS = 60_000;

export type CommandDatabase = {
	databaseUrl: string;
	dataDir: string;
	/** The shop's public address. */
	shopUrl: string;
	/** Whether strangers can reach the shop. */
	isPublic: boolean;
	/** Survey for orders that a command makes certain. */
	survey: CustomerSurvey;
	/** The running shop on this data, or null. */
	shop: RunningShop | null;
};

/**
 * Runs a command on the shop's data: on the running shop's database, else it locks the data, opens and migrates the database
 * (unless the command wants it `asItIs`), and closes it afterwards. Throws a sentence when another command is running.
 */
export async function withDatabase<T>(
	run: (database: CommandDatabase) => Promise<T>,
	{ asItIs = false }: { asItIs?: boolean } = {},
): Promise<T> {
	const env = loadEnv();
	const dataDir = env.DATA_DIR;
	const place = { dataDir, shopUrl: env.SHOP_URL, isPublic: isPublic(env), survey: surveyOf(env) };
	const shop = await findRunning(dataDir);
	// Without SHOP_URL it is the running shop's address, whose port may differ from this command's.
	if (shop && env.SHOP_URL === `http://localhost:${env.PORT}`) place.shopUrl = shop.url;
	if (shop) {
		if (!shop.databaseUrl) throw new Error(`The shop at ${shop.url} shows another shop's goods (SHOP_API_URL).`);
		return run({ databaseUrl: shop.databaseUrl, ...place, shop });
	}
	const lock = await lockDataDir(dataDir, "A command of the shop");
	try {
		const open = async (databaseUrl: string) => {
			if (!asItIs) await prepareTables(databaseUrl);
			return run({ databaseUrl, ...place, shop: null });
		};
		if (env.DATABASE_URL) return await open(env.DATABASE_URL);
		const database = await openEmbedded({ dataDir, log: (line) => console.error(line) });
		const stopOnSignal = () => void database.stop().finally(() => process.exit(130));
		process.on("SIGINT", stopOnSignal).on("SIGTERM", stopOnSignal);
		try {
			return await open(database.url);
		} finally {
			process.off("SIGINT", stopOnSignal).off("SIGTERM", stopOnSignal);
			await database.stop();
		}
	} finally {
		lock.release();
	}
}

/** The running shop on this data; waits while it is starting. */
async function findRunning(dataDir: string): Promise<RunningShop | null> {
	const deadlineMs = performance.now() + START_WAIT_MS;
	for (let told = false; ; told = true) {
		const owner = readOwner(dataDir);
		const shop = readRunning(dataDir);
		if (shop || owner?.what !== "The shop") return shop;
		if (performance.now() > deadlineMs)
			throw new Error(`The shop (process ${owner.pid}) has been starting for a minute.`);
		if (!told) console.error("The shop is just starting, waiting for its database …");
		await sleep(100);
	}
}
