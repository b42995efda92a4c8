import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { haveCart } from "../../support/browser/e2e-checkout.ts";
import { menuButton, openMobileMenu } from "../../support/browser/e2e-shell.ts";

/** Scripts that a test holds back. */
test.use({ expectedComplaints: [/net::ERR_FAILED/] });

const t = TEXTS.cs.header;
const banner = (page: Page) => page.getByRole("region", { name: t.banner, exact: true });
const popup = (page: Page) => page.getByRole("region", { name: /Kostým na jeden večer/ });
const megaButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: t.categories, exact: true });
const more = (page: Page) => page.getByRole("button", { name: /^Další \(\d+\)\s*: Balónky$/ });

async function expectStandingStill(page: Page): Promise<void> {
	const before = await page.evaluate(() => window.scrollY);
	await page.mouse.wheel(0, 600);
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
}

test("the mega-menu opens for a mouse that rests on its button; a click keeps it open, blocks page scroll, and 'more' shows all subcategories", async ({
	page,
}) => {
	await page.goto("/eshop");
	await megaButton(page).hover();
	await expect(more(page)).toBeVisible();
	await page.mouse.move(5, 890);
	await page.mouse.move(5, 20);
	await expect(more(page)).toBeHidden();

	await megaButton(page).click();
	await expect(more(page)).toBeVisible();
	const last = page.getByRole("banner").getByRole("link", { name: "Helium a doplňky", exact: true });
	await expect(last).toHaveCount(0);
	await expectStandingStill(page);
	await more(page).click();
	await expect(last).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await expectNoSidewaysScroll(page);
	await last.click();
	await expect(page.getByRole("heading", { level: 1, name: "Helium a doplňky" })).toBeVisible();
	await expect(megaButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("the mega-menu by keyboard alone: Enter opens, Escape closes and returns the focus, Tab leaves", async ({
	page,
}) => {
	await page.goto("/eshop");
	await megaButton(page).press("Enter");
	await expect(more(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator("#menu-themes")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(megaButton(page)).toBeFocused();
	await expect(more(page)).toBeHidden();
	await page.keyboard.press("Enter");
	await page.getByRole("banner").getByRole("link", { name: t.allGoods, exact: true }).focus();
	await page.keyboard.press("Tab");
	await expect(megaButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("the menu of small screens begins with its closing button, keeps the focus inside, unfolds categories, has social links and blocks page scroll", {
	tag: "@small",
}, async ({ page }) => {
	await page.goto("/eshop");
	const menu = await openMobileMenu(page);
	await expect(menu.getByRole("button", { name: TEXTS.cs.header.closeMenu })).toBeFocused();
	await menu.getByRole("button", { name: "Podkategorie: Balónky" }).click();
	const last = menu.getByRole("link", { name: "Helium a doplňky" });
	await expect(more(page)).toBeVisible();
	await expect(last).toHaveCount(0);
	await more(page).click();
	await expect(last).toBeVisible();
	await expect(menu.getByRole("link", { name: "Balónky", exact: true }).locator("img")).toBeVisible();
	const social = menu.getByRole("list", { name: TEXTS.cs.footer.social });
	await expect(social.getByRole("link", { name: "Instagram" })).toHaveAttribute("target", "_blank");
	await expect(menu.getByRole("link", { name: "English" })).toHaveAttribute("href", "/en/eshop");
	expect(await axeViolations(page)).toEqual([]);
	for (let step = 0; step < 60; step++) {
		await page.keyboard.press("Tab");
		expect(
			await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
			),
		).toBe(true);
	}
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(menuButton(page)).toBeFocused();
	await (await openMobileMenu(page)).getByRole("link", { name: "Dekorace", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Dekorace" })).toBeVisible();
	await expect(menu).toBeHidden();
});

test("the top banner hides by itself after 30 s until the next page; closed, it stays hidden for a day, and the page never shifts", async ({
	page,
	context,
}) => {
	await page.clock.install();
	await page.goto("/");
	await expect(banner(page)).toContainText("Doprava zdarma");
	const before = await page.getByRole("search").boundingBox();
	await page.clock.runFor(30_500);
	await expect(banner(page)).toBeHidden({ timeout: 3_000 });
	expect(await page.getByRole("search").boundingBox()).toEqual(before);

	await page.goto("/eshop");
	await banner(page).getByRole("button").click();
	await expect(banner(page)).toBeHidden();
	expect(await page.getByRole("search").boundingBox()).toEqual(before);
	const cookie = (await context.cookies()).find(({ name }) => name === "top-banner");
	expect(cookie?.value).toBe("hidden");
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(86_500);
	// Not even before the next page is hydrated.
	await page.route("**/*.js", (route) => route.abort());
	await page.evaluate(() => window.location.assign("/znacky"));
	await page.waitForURL("/znacky", { waitUntil: "commit" });
	// In a season the strip says so.
	const { season } = await (await page.request.get("/api/settings?lang=cs")).json();
	const claims: Record<string, { claim: string }> = TEXTS.cs.season;
	await expect(page.getByText(claims[season]?.claim ?? TEXTS.cs.shop.claim).first()).toBeVisible();
	await expect(banner(page)).toBeHidden();
	expect((await page.getByRole("search").boundingBox())?.y).toBe(before?.y);
});

test("the home page is no wider than a phone while its pictures show only their texts", { tag: "@small" }, async ({
	page,
}) => {
	await page.route("**/media/**", (route) => route.abort());
	for (const path of ["/", "/en"]) {
		await page.goto(path);
		await expectNoSidewaysScroll(page);
	}
});

test.describe("the intro popup", () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	const cookieOf = async (context: BrowserContext) =>
		(await context.cookies()).find(({ name }) => name === "intro-popup")?.value;

	test("appears after 3 s as a low card that leaves the page usable, has no violation of WCAG, and stays away once it is closed", {
		tag: "@phone",
	}, async ({ page, context, isMobile }) => {
		await page.clock.install();
		await page.goto("/blog");
		await page.clock.runFor(3_100);
		await expect(popup(page).getByRole("heading")).toContainText(isMobile ? "u\u00a0nás" : "osmi našich pobočkách");
		if (!isMobile) expect(await axeViolations(page)).toEqual([]);
		await expectNoSidewaysScroll(page);
		const { height = 0 } = (await popup(page).boundingBox()) ?? {};
		expect(height).toBeLessThanOrEqual(130);
		await page.evaluate(() => window.scrollTo(0, 300));
		expect(await page.evaluate(() => window.scrollY)).toBe(300);
		await popup(page).getByRole("button", { name: t.close }).focus();
		await page.keyboard.press("Escape");
		await expect(popup(page)).toBeHidden();
		await expect.poll(() => cookieOf(context)).toBe("hidden");
		await page.goto("/znacky");
		await page.clock.runFor(60_000);
		await expect(popup(page)).toBeHidden();
	});

	test("waits while a product is looked at, and comes on the page after it", async ({ page }) => {
		const { url } = await firstProduct(page);
		await page.goto(url);
		await page.waitForTimeout(4_500);
		await expect(popup(page)).toBeHidden();
		await page.getByRole("banner").getByRole("link", { name: t.home }).click();
		await expect(popup(page)).toBeVisible();
	});

	test("waits while something is typed, closes by its button, and leads to its link", async ({ page, context }) => {
		await page.clock.install();
		await page.goto("/blog");
		const search = page.getByRole("search").getByRole("combobox");
		await search.click();
		await page.clock.runFor(60_000);
		await expect(popup(page)).toBeHidden();
		await search.blur();
		await page.clock.runFor(1_100);
		await expect(popup(page)).toBeVisible();
		await popup(page).getByRole("button", { name: t.close }).click();
		await expect(popup(page)).toBeHidden();
		await expect.poll(() => cookieOf(context)).toBe("hidden");

		await context.clearCookies({ name: "intro-popup" });
		await page.goto("/blog");
		await page.clock.runFor(3_100);
		await popup(page).getByRole("link", { name: t.popupOpen }).click();
		await expect(page).toHaveURL("/info/pujcovna-kostymu");
		await expect(popup(page)).toBeHidden();
	});
});

for (const width of [320, 390, 768, 1024, 1199, 1280]) {
	test(`at ${width} px the search stays where it is when goods come into the cart`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/eshop");
		const search = page.getByRole("search");
		const before = await search.boundingBox();
		await haveCart(page, "cs", 20);
		await page.reload();
		await expect(page.getByRole("button", { name: /^Košík, 20/ })).toBeVisible();
		expect(await search.boundingBox()).toEqual(before);
		await expectNoSidewaysScroll(page);
	});
}
