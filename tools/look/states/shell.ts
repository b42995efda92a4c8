/** States of what stands around every page. */
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { TEXTS, untilAlive } from "#tests/support/browser/e2e.ts";
import { haveCart, signIn } from "#tests/support/browser/e2e-checkout.ts";
import { menuButton, openMobileMenu } from "#tests/support/browser/e2e-shell.ts";
import type { Scene, Visit } from "../scene.ts";

/** A button is dead before the page is alive. */
async function goHome({ page, locale }: Visit): Promise<void> {
	await page.goto(screenPath(locale, "home"));
	await untilAlive(page);
}

async function seeConsent(visit: Visit): Promise<void> {
	await goHome(visit);
	await visit.page.getByRole("region", { name: TEXTS[visit.locale].consent.title }).waitFor();
}

async function openConsentSettings(visit: Visit): Promise<void> {
	await goHome(visit);
	const { title, change } = TEXTS[visit.locale].consent;
	await visit.page.getByRole("contentinfo").getByRole("button", { name: change }).click();
	await visit.page.getByRole("region", { name: title }).waitFor();
}

async function awaitIntroPopup(visit: Visit): Promise<void> {
	await goHome(visit);
	await visit.page.getByRole("link", { name: TEXTS[visit.locale].header.popupOpen }).waitFor();
}

/** The menu of small screens, or the mega-menu. */
async function openMenu(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await goHome(visit);
	if (await menuButton(page, locale).isVisible()) return void (await openMobileMenu(page, locale));
	const { categories, allGoods } = TEXTS[locale].header;
	const banner = page.getByRole("banner");
	await banner.getByRole("button", { name: categories, exact: true }).click();
	await banner.getByRole("link", { name: allGoods, exact: true }).waitFor();
}

async function openCartPanel(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await haveCart(page, locale, 2);
	await goHome(visit);
	const { title, toCart } = TEXTS[locale].cart;
	await page
		.getByRole("banner")
		.getByRole("button", { name: new RegExp(`^${title}, \\d`) })
		.click();
	await page.getByRole("banner").getByRole("link", { name: toCart }).waitFor();
}

const accountButton = ({ page, locale }: Visit) =>
	page.getByRole("banner").getByRole("button", { name: TEXTS[locale].accountWidget.widget });

async function openLoginPanel(visit: Visit): Promise<void> {
	await goHome(visit);
	await accountButton(visit).click();
	await visit.page.getByRole("banner").getByRole("button", { name: TEXTS[visit.locale].login.submit }).waitFor();
}

async function openAccountPanel(visit: Visit): Promise<void> {
	await signIn(visit.page);
	await goHome(visit);
	await accountButton(visit).click();
	// Who it is comes after the menu.
	const [customer] = DEMO_ACCOUNTS;
	await visit.page
		.getByRole("banner")
		.getByText(customer?.email ?? "")
		.waitFor();
}

async function goAstray({ page, locale }: Visit): Promise<void> {
	await page.goto(`${screenPath(locale, "home").replace(/\/$/, "")}/neni-tu`);
}

async function seeLogin({ page, locale }: Visit): Promise<void> {
	await page.goto(screenPath(locale, "login"));
}

async function seeClosed({ page, locale }: Visit): Promise<void> {
	await page.goto(screenPath(locale, "maintenance"));
	await page.getByRole("heading", { level: 1, name: TEXTS[locale].maintenance.title }).waitFor();
}

export const SHELL_STATES: Scene[] = [
	{ name: "first visit", isView: true, popups: ["consentBar", "topBanner"], open: seeConsent },
	{ name: "consent settings", isView: true, open: openConsentSettings },
	{ name: "intro popup", isView: true, popups: ["introPopup"], open: awaitIntroPopup },
	{ name: "menu", isView: true, open: openMenu },
	{ name: "cart panel", isView: true, open: openCartPanel },
	{ name: "login panel", isView: true, open: openLoginPanel },
	{ name: "account panel", isView: true, open: openAccountPanel },
	{ name: "login", open: seeLogin },
	{ name: "page not found", open: goAstray },
	{ name: "maintenance", ofOwnShop: "closed", open: seeClosed },
];
