/** A demo shop for this command alone. */
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_LOCALES, type DemoLocale } from "#demo/facts/languages.ts";
import { type ShopProcess, startShop } from "#lib/cli/shop-process.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { TEXTS } from "#tests/support/browser/e2e.ts";
import { runOnShopAt } from "#tests/support/browser/e2e-command.ts";
import { clearData } from "../clear-data.ts";

const PORT = 3220;
const SEEN_WITHIN_MS = 10_000;
const POLL_MS = 200;

/** Starts it on new data, so that its pages are the same in every run, with the pictures of goods that were drawn in earlier ones. */
export async function openOwnShop(dataDir: string): Promise<ShopProcess> {
	await clearData(dataDir);
	return startShop({ dataDir, port: PORT, quiet: true });
}

/** Puts the shop into maintenance, or opens it again. Throws when its pages do not say so within 10 s. */
export async function setMaintenance(dataDir: string, url: string, state: "on" | "off"): Promise<void> {
	await runOnShopAt(dataDir, "maintenance", state);
	const deadline = Date.now() + SEEN_WITHIN_MS;
	while (Date.now() < deadline) {
		const said = await Promise.all(DEMO_LOCALES.map((locale) => says(url, locale, state)));
		if (said.every(Boolean)) return;
		await sleep(POLL_MS);
	}
	throw new Error(`Maintenance is ${state}, which the shop's pages do not say within ${SEEN_WITHIN_MS / 1000} s`);
}

async function says(url: string, locale: DemoLocale, state: "on" | "off"): Promise<boolean> {
	const { title, openTitle } = TEXTS[locale].maintenance;
	const page = await fetch(url + screenPath(locale, "maintenance"));
	return (await page.text()).includes(state === "on" ? title : openTitle);
}
