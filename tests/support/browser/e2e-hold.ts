import type { Page } from "@playwright/test";

/** Holds requests to these addresses back until `release`, as a slow network does. */
export async function holdBack(page: Page, address: string | RegExp) {
	const held = Promise.withResolvers<void>();
	let count = 0;
	await page.route(address, async (route) => {
		count += 1;
		await held.promise;
		// One that was called back meanwhile is gone.
		await route.continue().catch(() => {});
	});
	return { count: () => count, release: held.resolve };
}

/** A page as it is before its scripts have come. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
	const { release } = await holdBack(page, "**/_next/static/**/*.js");
	await page.goto(path, { waitUntil: "commit" });
	return release;
}
