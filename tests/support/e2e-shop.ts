import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { FullConfig } from "@playwright/test";
import { startShop } from "../../lib/cli/shop-process.ts";

export const E2E_DATA_DIR = resolve(".data/e2e");

/** One shop on fresh data for all browser tests, started as a newcomer starts it; returns how to close it. */
export default async function startE2eShop(config: FullConfig): Promise<() => Promise<void>> {
	const { baseURL } = config.projects[0]?.use ?? {};
	await rm(E2E_DATA_DIR, { recursive: true, force: true });
	const shop = await startShop({
		dataDir: E2E_DATA_DIR,
		port: Number(new URL(baseURL ?? "").port),
		quiet: true,
		// The tests need both cores for themselves; pictures are drawn when a page shows them.
		settings: { PICTURES_AHEAD: "0" },
	});
	return shop.stop;
}
