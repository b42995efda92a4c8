import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readOwner } from "#lib/shop/kernel/db/embedded/lock.ts";
import { readOptional, writePrivate } from "./private-file.ts";

const runningSchema = z.object({
	pid: z.number().int(),
	/** Absent while the storefront shows another shop (SHOP_API_URL). */
	databaseUrl: z.string().optional(),
	url: z.string(),
	internalKey: z.string(),
});

/** Data that commands need about the running shop on a data directory. */
export type RunningShop = z.output<typeof runningSchema>;

const fileOf = (dataDir: string) => join(dataDir, "running.json");

export function writeRunning(dataDir: string, shop: RunningShop) {
	writePrivate(fileOf(dataDir), `${JSON.stringify(shop, null, "\t")}\n`);
}

export function removeRunning(dataDir: string) {
	rmSync(fileOf(dataDir), { force: true });
}

/** The running shop on this data directory with its database ready, or null. */
export function readRunning(dataDir: string): RunningShop | null {
	const text = readOptional(fileOf(dataDir));
	if (text === null) return null;
	const shop = runningSchema.parse(JSON.parse(text));
	return readOwner(dataDir)?.pid === shop.pid ? shop : null;
}
