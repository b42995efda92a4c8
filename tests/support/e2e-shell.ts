import type { Page } from "@playwright/test";
import type { Locale } from "../../lib/domain/locale.ts";
import { expect, TEXTS } from "./e2e.ts";

export const menuButton = (page: Page, locale: Locale = "cs") =>
	page.getByRole("button", { name: TEXTS[locale].header.openMenu, exact: true });

/** Opens the menu of small screens; presses again when the page was not alive yet. */
export async function openMobileMenu(page: Page, locale: Locale = "cs") {
	const menu = page.getByRole("dialog", { name: TEXTS[locale].header.menu });
	await expect(async () => {
		if (!(await menu.isVisible())) await menuButton(page, locale).click({ timeout: 1000 });
		await expect(menu).toBeVisible({ timeout: 1000 });
	}).toPass();
	return menu;
}

/** Goes to the same page in the other language, by the link above the header or in the menu of small screens. */
export async function changeLanguage(page: Page, from: Locale = "cs"): Promise<void> {
	if (await menuButton(page, from).isVisible()) await openMobileMenu(page, from);
	await page.getByRole("link", { name: TEXTS[from].header.language }).click();
}
