import type { Page } from "@playwright/test";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";

const t = TEXTS.cs;
const main = (page: Page) => page.getByRole("main");

test("a question of an info page opens by keyboard", async ({ page }) => {
	await page.goto("/info/doprava-a-platba");
	const question = main(page).locator("details").first();
	await expect(question).not.toHaveAttribute("open");
	await question.locator("summary").focus();
	await page.keyboard.press("Enter");
	await expect(question).toHaveAttribute("open");
});

test("the blog leads from its list to an article, to its category and to the second page", async ({ page }) => {
	await page.goto("/blog");
	const first = main(page).getByRole("article").first().getByRole("link");
	const title = await first.innerText();
	await first.click();
	await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
	await main(page).getByRole("link", { name: t.blog.back }).click();
	await main(page).getByRole("navigation", { name: t.blog.categories }).getByRole("link").nth(1).click();
	await expect(page).toHaveURL(/\/blog\/kategorie\/\d+\//);
	await main(page).getByRole("link", { name: t.blog.all, exact: true }).click();
	await expect(main(page).getByRole("article")).toHaveCount(12);
	const second = t.listing.page.replace("{page}", "2");
	await main(page).getByRole("navigation", { name: t.listing.pages }).getByRole("link", { name: second }).click();
	await expect(page).toHaveURL("/blog?strana=2");
	await expect(main(page).getByRole("article")).not.toHaveCount(12);
	await expect(main(page).getByRole("article").first()).toBeVisible();
});
