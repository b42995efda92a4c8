import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { FullConfig } from "@playwright/test";
import { startShop } from "#lib/cli/shop-process.ts";
import { layPlainPictures } from "./plain-pictures.ts";

export const E2E_DATA_DIR = resolve(".data/e2e");

/** Starts the browser tests' shop on fresh data, as a newcomer starts it. */
export async function startE2eShop(port: number) {
	await rm(E2E_DATA_DIR, { recursive: true, force: true });
	const shop = await startShop({ dataDir: E2E_DATA_DIR, port, quiet: true, settings: { PICTURES_AHEAD: "0" } });
	await layPlainPictures(E2E_DATA_DIR);
	return shop;
}

/** One shop for all browser tests; returns how to close it. With E2E_REUSE=1 the one that `node tests/support/browser/keep-e2e-shop.ts` keeps open. */
export default async function openE2eShop(config: FullConfig): Promise<() => Promise<void>> {
	const { baseURL = "" } = config.projects[0]?.use ?? {};
	if (process.env.E2E_REUSE === "1") {
		const reply = await fetch(`${baseURL}/api/health/live`).catch(() => null);
		if (!reply?.ok)
			throw new Error("E2E_REUSE=1 needs the shop that `node tests/support/browser/keep-e2e-shop.ts` keeps open.");
		return async () => {};
	}
	const shop = await startE2eShop(Number(new URL(baseURL).port));
	return shop.stop;
}
