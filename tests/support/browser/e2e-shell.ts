import type { Page } from "@playwright/test";
import type { DemoLocale } from "#demo/facts/languages.ts";
import { LOCALE_FACTS } from "#lib/domain/locale.ts";
import { expect, TEXTS } from "./e2e.ts";

export const menuButton = (page: Page, locale: DemoLocale = "cs") =>
	page.getByRole("button", { name: TEXTS[locale].header.openMenu, exact: true });

/** Opens the menu of small screens. */
export async function openMobileMenu(page: Page, locale: DemoLocale = "cs") {
	const menu = page.getByRole("dialog", { name: TEXTS[locale].header.menu });
	await menuButton(page, locale).click();
	await expect(menu).toBeVisible();
	return menu;
}

/** Goes to the same page in the other language, by the link above the header or in the menu of small screens. */
export async function changeLanguage(page: Page, from: DemoLocale = "cs"): Promise<void> {
	if (await menuButton(page, from).isVisible()) await openMobileMenu(page, from);
	await page.getByRole("link", { name: LOCALE_FACTS[from === "cs" ? "en" : "cs"].name }).click();
}
