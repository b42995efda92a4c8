import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import { menuButton, openMobileMenu } from "../support/e2e-shell.ts";

/** Scripts that a test holds back. */
test.use({ expectedComplaints: [/net::ERR_FAILED/] });

const t = TEXTS.cs.header;
const banner = (page: Page) => page.getByRole("region", { name: t.banner, exact: true });
const popup = (page: Page) => page.getByRole("dialog", { name: /Kostým na jeden večer/ });
const megaButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: t.categories, exact: true });
const more = (page: Page) => page.getByRole("button", { name: /^Další \(\d+\)\s*: Balónky$/ });

/** Presses again when the page was not alive yet. */
async function openMegaMenu(page: Page, press: () => Promise<void>): Promise<void> {
	await expect(async () => {
		if ((await megaButton(page).getAttribute("aria-expanded")) === "false") await press();
		await expect(more(page)).toBeVisible({ timeout: 1000 });
	}).toPass();
}

async function expectStandingStill(page: Page): Promise<void> {
	const before = await page.evaluate(() => window.scrollY);
	await page.mouse.wheel(0, 600);
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
}

test("the mega-menu opens by a click, blocks page scroll, and its 'more' shows all subcategories", {
	tag: "@wide",
}, async ({ page }) => {
	await page.goto("/eshop");
	await openMegaMenu(page, () => megaButton(page).click());
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

test("the mega-menu by keyboard alone: Enter opens, Escape closes and gives the focus back, Tab leaves", {
	tag: "@wide",
}, async ({ page }) => {
	await page.goto("/eshop");
	await openMegaMenu(page, async () => {
		await megaButton(page).focus();
		await page.keyboard.press("Enter");
	});
	await page.keyboard.press("Tab");
	await expect(page.getByRole("banner").getByRole("link", { name: "Balónky", exact: true }).first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(megaButton(page)).toBeFocused();
	await expect(more(page)).toBeHidden();
	await page.keyboard.press("Enter");
	await page.getByRole("banner").getByRole("link", { name: t.allGoods, exact: true }).focus();
	await page.keyboard.press("Tab");
	await expect(megaButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("the mega-menu opens for a mouse that rests on its button", { tag: "@wide" }, async ({ page }) => {
	await page.goto("/eshop");
	await expect(async () => {
		await page.mouse.move(5, 500);
		await megaButton(page).hover();
		await expect(more(page)).toBeVisible({ timeout: 1000 });
	}).toPass();
	await page.mouse.move(5, 890);
	await page.mouse.move(5, 20);
	await expect(more(page)).toBeHidden();
});

test("the menu of small screens keeps the focus inside, unfolds categories, has social links and blocks page scroll", {
	tag: "@small",
}, async ({ page }) => {
	await page.goto("/eshop");
	const menu = await openMobileMenu(page);
	await menu.getByRole("button", { name: "Podkategorie: Balónky" }).click();
	const last = menu.getByRole("link", { name: "Helium a doplňky" });
	await expect(more(page)).toBeVisible();
	await expect(last).toHaveCount(0);
	await more(page).click();
	await expect(last).toBeVisible();
	await expect(menu.getByRole("link", { name: "Balónky", exact: true }).locator("img")).toBeVisible();
	const social = menu.getByRole("list", { name: TEXTS.cs.footer.social });
	await expect(social.getByRole("link", { name: "Instagram" })).toHaveAttribute("target", "_blank");
	await expect(menu.getByRole("link", { name: t.language })).toHaveAttribute("href", "/en/eshop");
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

test("the top banner closes for a day without moving the page, and does not come back on the next page", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await expect(banner(page)).toContainText("Doprava zdarma");
	const before = await page.getByRole("banner").boundingBox();
	await expect(async () => {
		if (await banner(page).isVisible()) await banner(page).getByRole("button").click();
		await expect(banner(page)).toBeHidden({ timeout: 1000 });
	}).toPass();
	expect(await page.getByRole("banner").boundingBox()).toEqual(before);
	const cookie = (await context.cookies()).find(({ name }) => name === "top-banner");
	expect(cookie?.value).toBe("hidden");
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(86_500);
	// Not even before the page is alive.
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/eshop", { waitUntil: "commit" });
	await expect(page.getByText(TEXTS.cs.shop.claim).first()).toBeVisible();
	await expect(banner(page)).toBeHidden();
	expect((await page.getByRole("banner").boundingBox())?.y).toBe(before?.y);
});

test("the top banner goes by itself after 30 s, and comes back with the next page", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	await expect(banner(page)).toBeVisible();
	await expect(async () => {
		await page.clock.runFor(30_500);
		await expect(banner(page)).toBeHidden({ timeout: 500 });
	}).toPass();
	await page.goto("/eshop");
	await expect(banner(page)).toBeVisible();
});

test.describe("the greeting", () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test("appears after 3 s, blocks page scroll, has no violation of WCAG, and stays away once it is closed", async ({
		page,
		context,
		isMobile,
	}) => {
		await page.goto("/blog");
		await expect(popup(page)).toBeVisible();
		await expect(popup(page).getByRole("heading")).toContainText(isMobile ? "u\u00a0nás" : "osmi našich pobočkách");
		expect(await axeViolations(page)).toEqual([]);
		await expectNoSidewaysScroll(page);
		await expectStandingStill(page);
		await page.keyboard.press("Escape");
		await expect(popup(page)).toBeHidden();
		expect((await context.cookies()).find(({ name }) => name === "intro-popup")?.value).toBe("hidden");
		await page.goto("/znacky");
		await page.waitForTimeout(4500);
		await expect(popup(page)).toBeHidden();
	});

	test("leads where it invites, by mouse", async ({ page }) => {
		await page.goto("/blog");
		await popup(page).getByRole("link", { name: t.popupOpen }).click();
		await expect(page).toHaveURL("/info/pujcovna-kostymu");
		await expect(popup(page)).toBeHidden();
	});

	test("closes by a press beside it", async ({ page, context }) => {
		await page.goto("/blog");
		await expect(popup(page)).toBeVisible();
		await page.mouse.click(8, 8);
		await expect(popup(page)).toBeHidden();
		expect((await context.cookies()).some(({ name }) => name === "intro-popup")).toBe(true);
	});

	test("waits while something is typed", async ({ page }) => {
		await page.goto("/blog");
		await page.getByRole("search").getByRole("combobox").click();
		await page.waitForTimeout(5000);
		await expect(popup(page)).toBeHidden();
	});
});

test("the maintenance page stands alone: the logo and no menu @once", async ({ page }) => {
	await page.goto("/mimo-provoz");
	await expect(page.getByRole("link", { name: t.home })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("the footer has contact, hours, both lists, the newsletter, ways to pay and the law, and fits the screen", async ({
	page,
}) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	const texts = TEXTS.cs.footer;
	for (const name of [texts.contact, texts.openingHours])
		await expect(footer.getByRole("heading", { name })).toBeVisible();
	await expect(footer.getByRole("navigation")).toHaveCount(3);
	await expect(footer.getByRole("img", { name: texts.payments })).toBeVisible();
	await expect(footer.getByRole("textbox")).toBeVisible();
	await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
	for (const law of ["terms", "privacy", "complaints", "cookies", "accessibility"] as const)
		await expect(footer.getByRole("link", { name: texts[law], exact: true })).toBeVisible();
	await expectNoSidewaysScroll(page);
	expect(await axeViolations(page)).toEqual([]);
});

test("every link of the menus and of the footer leads to a page @once", async ({ page, request }) => {
	for (const home of ["/", "/en"]) {
		await page.goto(home);
		const places = "header nav a, footer nav a";
		const links = await page.locator(places).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		expect(links.length).toBeGreaterThan(20);
		for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
	}
});
