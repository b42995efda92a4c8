import type { Page } from "@playwright/test";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";

const input = (page: Page) => page.getByRole("search").getByRole("combobox");

test("suggestions come while typing, arrow keys move between them, and Enter opens the chosen one @phone", async ({
	page,
}) => {
	await page.goto("/");
	await input(page).click();
	await page.keyboard.type("baló");
	const options = page.getByRole("listbox").getByRole("option");
	await expect(options.first()).toBeVisible();
	await page.keyboard.press("ArrowDown");
	const chosen = page.locator("[role=option][aria-selected=true]");
	await expect(chosen).toHaveCount(1);
	await expect(chosen).toContainText(/balón/i);
	await page.keyboard.press("Escape");
	await expect(options.first()).toBeHidden();
	await expect(input(page)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/\d+\//);
	await expectToFit(page);
});

test("Enter searches; the page groups what was found and lists goods with filters @smoke", async ({ page }) => {
	await page.goto("/");
	await input(page).fill("balonky");
	await input(page).press("Enter");
	await expect(page).toHaveURL("/hledani?q=balonky");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("balonky");
	await expect(page.getByRole("link", { name: "Balónky", exact: true }).first()).toBeVisible();
	const categories = page.getByRole("region", { name: /^Kategorie/ }).getByRole("link");
	await expect(categories).toHaveCount(3);
	await page.getByText(/^Další.*Kategorie/).press("Enter");
	await expect(categories.nth(3)).toBeVisible();
	await expect(page.locator("#goods").getByRole("article").first()).toContainText(/balón/i);
	await page.getByRole("link", { name: TEXTS.cs.listing.sorts.cheapest }).click();
	await expect(page).toHaveURL("/hledani?q=balonky&razeni=nejlevnejsi");
	await expectToFit(page);
});

test.describe("a server without suggestions", () => {
	test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

	test("leaves the box usable; recent searches are offered on the next focus", async ({ page }) => {
		await page.goto("/");
		await page.route("**/api/catalog/suggest/**", (route) => route.abort());
		const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/suggest/"));
		await input(page).click();
		await page.keyboard.type("ubrousky");
		await asked;
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/hledani?q=ubrousky");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("ubrousky");
		await page.goto("/");
		await input(page).click();
		await expect(page.getByRole("option", { name: /ubrousky/ })).toBeVisible();
	});
});

test("the placeholder types itself, and stands still under reduced motion", async ({ page }) => {
	const placeholder = () => input(page).getAttribute("placeholder");
	await page.clock.install();
	await page.goto("/");
	const first = await placeholder();
	await page.clock.runFor(4_000);
	expect(await placeholder()).not.toBe(first);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const still = await placeholder();
	expect(still?.length).toBeGreaterThan(5);
	await page.clock.runFor(60_000);
	expect(await placeholder()).toBe(still);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the box is a plain form", async ({ page }) => {
		await page.goto("/en");
		const box = page.locator("header input[name=q]");
		await box.fill("balloon");
		await box.press("Enter");
		await expect(page).toHaveURL("/en/search?q=balloon");
		await expect(page.locator("#goods").getByRole("article").first()).toContainText(/balloon/i);
	});
});
