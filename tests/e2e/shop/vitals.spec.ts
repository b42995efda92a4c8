import type { BrowserContext, Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import type { ScreenKind } from "#lib/domain/vitals/screen-kinds.ts";
import { VITALS } from "#lib/domain/vitals/vitals.ts";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { runOnE2eShop } from "../../support/browser/e2e-command.ts";

const t = TEXTS.cs.consent;

const agree = (context: BrowserContext, baseURL = "") =>
	context.addCookies([{ name: COOKIES.acceptAnalytical, value: "accepted", url: baseURL }]);

/** The page has loaded, and whatever waits for an idle moment, or for code asked for in one, has had it. */
async function rest(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));
	await page.waitForLoadState("networkidle");
}

/** A click that the page answers. */
const touch = (page: Page) => page.getByRole("contentinfo").click({ position: { x: 2, y: 2 } });

/**
 * How many loads of pages of a kind the shop has counted, by vital. What a page sends while it is left the browser does not show,
 * so the shop is asked; no other test measures pages of these kinds.
 */
async function loadsOf(kind: ScreenKind, device: string): Promise<Record<string, number>> {
	const { rows } = JSON.parse(await runOnE2eShop("vitals", "--json", "--device", device));
	const ofKind = (rows as { page: string; vital: string; loads: number }[]).filter(({ page }) => page === kind);
	return Object.fromEntries(ofKind.map(({ vital, loads }) => [vital, loads]));
}

const oneMore = (before: Record<string, number>) =>
	Object.fromEntries(VITALS.map((vital) => [vital, (before[vital] ?? 0) + 1]));

test("how quick a page was is counted once, when it is left, for who agreed, under the page that was loaded @phone", async ({
	page,
	context,
	baseURL,
	isMobile,
}) => {
	const device = isMobile ? "phone" : "computer";
	const before = await loadsOf("store", device);
	await agree(context, baseURL);
	await page.goto("/prodejny");
	await rest(page);
	await touch(page);
	// A page that follows inside the same document.
	await page.getByRole("banner").getByRole("link", { name: TEXTS.cs.shop.name }).first().click();
	await expect(page).toHaveURL("/");
	expect(await loadsOf("store", device)).toEqual(before);
	await page.goto("about:blank");
	await expect.poll(() => loadsOf("store", device)).toEqual(oneMore(before));
});

test.describe("of who has not agreed", () => {
	test.use({ isConsentAsked: true });

	test("no page is measured, nor one on which the consent was withdrawn before it was left", async ({
		page,
		context,
		baseURL,
	}) => {
		const before = await loadsOf("blog", "computer");
		const scripts: string[] = [];
		page.on("response", async (reply) => {
			if (reply.request().resourceType() === "script") scripts.push(await reply.text().catch(() => ""));
		});
		const isMeasured = () => scripts.some((text) => text.includes("largest-contentful-paint"));
		await page.goto("/blog");
		await rest(page);
		await touch(page);
		expect(isMeasured()).toBe(false);
		await page.goto("/blog");
		await page.getByRole("button", { name: t.acceptAll }).click();
		await expect.poll(isMeasured).toBe(true);
		await rest(page);
		await page.getByRole("button", { name: t.change }).click();
		await page.getByRole("button", { name: t.refuse }).click();
		await page.goto("about:blank");

		const { LCP: texts = 0 } = await loadsOf("text", "computer");
		await agree(context, baseURL);
		await page.goto("/kariera");
		await rest(page);
		await page.goto("about:blank");
		// What is sent later is counted: what was sent before would have been.
		await expect.poll(async () => (await loadsOf("text", "computer")).LCP ?? 0).toBeGreaterThan(texts);
		expect(await loadsOf("blog", "computer")).toEqual(before);
	});
});
