import type { Page } from "@playwright/test";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";

// Pages that a test holds back or refuses.
test.use({ expectedComplaints: [/net::ERR_FAILED|Failed to fetch RSC payload/] });

const bar = (page: Page) => page.getByTestId("page-progress");
const blogLink = (page: Page) =>
	page.getByRole("contentinfo").getByRole("link", { name: TEXTS.cs.blog.title, exact: true });

/** Holds back what the router fetches for a page, until the answer is called. */
async function holdBack(page: Page, path: RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(path, async (route) => {
		if (route.request().resourceType() !== "document") await released;
		await route.continue();
	});
	return release;
}

test("a page opens without reloading the document; a thin bar shows the loading, and disappears afterwards", async ({
	page,
}) => {
	await page.goto("/kosik");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	const release = await holdBack(page, /\/blog(\?|$)/);
	await blogLink(page).click();
	await expect(bar(page)).toBeVisible();
	expect((await bar(page).boundingBox())?.height).toBe(2);
	const after = (ms: number) =>
		bar(page).evaluate((root, time) => {
			for (const one of root.getAnimations({ subtree: true })) one.currentTime = time;
			return (root.firstElementChild?.getBoundingClientRect().width ?? 0) / window.innerWidth;
		}, ms);
	expect(await after(1_500)).toBeCloseTo(0.62, 1);
	// Capped at 100 percent.
	expect(await after(60_000)).toBeCloseTo(0.99, 2);
	release();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.cs.blog.title);
	await expect(bar(page)).toHaveCount(0);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("an error page is cleared when only the query changes (promises §2)", async ({ page }) => {
	await page.goto("/1001/balonky");
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("button", { name: TEXTS.cs.newsletter.submit }).click();
	await expect(footer.getByText(TEXTS.cs.validation.required)).toBeVisible();
	await page.getByRole("link", { name: TEXTS.cs.listing.sorts.cheapest }).click();
	await expect(page).toHaveURL(/razeni=nejlevnejsi/);
	await expect(footer.getByText(TEXTS.cs.validation.required)).toHaveCount(0);
});

test("a page whose script fails to load is reloaded once", async ({ page }) => {
	await page.goto("/kosik");
	const scripts = await page.locator('head script[src*="/_next/static/"]').all();
	const lost = await scripts[1]?.getAttribute("src");
	const documents: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
	await page.route(`**${lost}`, (route) => route.abort());
	await page.goto("/blog");
	await expect.poll(() => documents.length).toBe(2);
	await page.unroute(`**${lost}`);
	await page.goto("/kosik");
	expect(documents).toHaveLength(3);
	await expect(page.getByRole("button", { name: /^Košík/ })).toBeEnabled();
});

/** Goes to a link of the blog by keyboard, in a moment of its own; returns what was asked of the blog, now and later. */
async function focusBlogLink(page: Page): Promise<string[]> {
	await page.clock.install();
	const asked: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/blog") asked.push(request.url());
	});
	await page.goto("/kosik");
	await blogLink(page).focus();
	await page.clock.runFor(60_000);
	return asked;
}

test("a page is prefetched once its link has the focus", async ({ page }) => {
	const asked = await focusBlogLink(page);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("nothing is prefetched for visitors who save data", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
	});
	expect(await focusBlogLink(page)).toEqual([]);
});

test("goods in view open without a further request, not only the first that was prefetched", async ({ page }) => {
	const pages = new Set<string>();
	page.on("requestfinished", (request) => {
		if (request.headers()["next-router-segment-prefetch"]?.endsWith("__PAGE__"))
			pages.add(new URL(request.url()).pathname);
	});
	await page.goto("/1001/balonky");
	const goods = page.getByRole("main").getByRole("article").getByRole("link");
	for (const at of [0, 1]) {
		const path = (await goods.nth(at).getAttribute("href")) ?? "";
		await expect.poll(() => pages.has(path)).toBe(true);
	}
	// Without what was prefetched the router would load the document instead.
	await page.route(/_rsc=/, (route) => route.abort());
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	const name = await goods.nth(1).innerText();
	await goods.nth(1).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
