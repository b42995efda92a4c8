import type { Page } from "@playwright/test";
import { screenPath } from "../../lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import { signIn } from "../support/e2e-checkout.ts";

const t = TEXTS.cs;
const my = t.myAccount;
const main = (page: Page) => page.getByRole("main");

/** A click before the page is alive is lost, so it is tried again. */
async function openWidget(page: Page): Promise<void> {
	const button = page.getByRole("banner").getByRole("button", { name: t.accountWidget.widget });
	await expect(async () => {
		if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
		await expect(button).toHaveAttribute("aria-expanded", "true", { timeout: 1_000 });
	}).toPass();
}

/** Screens of guests, as they come. */
const PATHS = ["/registrace", "/en/register", "/obnova-hesla", "/api/docs"];

/** Screens that take a customer or a click. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
	"a registration left empty": async (page) => {
		await page.goto("/registrace");
		await main(page).getByRole("button", { name: t.register.submit }).click();
		await expect(page.getByText(t.validation.required).first()).toBeVisible();
	},
	"the login in the header": async (page) => {
		await page.goto("/");
		await openWidget(page);
		await expect(page.getByRole("banner").getByRole("textbox", { name: t.login.email })).toBeVisible();
	},
	"the customer's menu in the header": async (page) => {
		await signIn(page);
		await page.goto("/");
		await openWidget(page);
		await expect(page.getByRole("banner").getByRole("button", { name: t.accountWidget.signOut })).toBeVisible();
	},
	"the orders of an account": async (page) => {
		await signIn(page);
		await page.goto("/ucet");
		await expect(main(page).getByRole("heading", { level: 1, name: my.orders.title })).toBeVisible();
	},
	"the settings of an account": async (page) => {
		await signIn(page);
		await page.goto(screenPath("cs", "accountSettings"));
		await expect(main(page).getByRole("region", { name: my.devices.title })).toBeVisible();
	},
	"a new address": async (page) => {
		await signIn(page);
		await page.goto("/account/addresses");
		await page.getByRole("button", { name: my.addresses.add }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"the videos": async (page) => {
		await signIn(page);
		await page.goto("/account/videos");
		await expect(main(page).getByRole("link").first()).toBeVisible();
	},
};

for (const name of [...PATHS, ...Object.keys(OPENED)]) {
	test(`${name} has no violation of WCAG A and AA that axe can find`, async ({ page }) => {
		// The page of the API is long.
		test.slow();
		const open = OPENED[name];
		if (open) await open(page);
		else await page.goto(name);
		expect(await axeViolations(page)).toEqual([]);
	});
}
