import type { Page } from "@playwright/test";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, firstProduct, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { fillDetails, haveCart, onwardButton, orderButton, signIn } from "../../support/browser/e2e-checkout.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";

const t = TEXTS.cs;
const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");

/** Nothing that axe can find breaks WCAG A and AA, as the page stands; screens as they come are looked at in screens.spec.ts. */
async function expectAccessible(page: Page, what: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect.soft(await axeViolations(page), what).toEqual([]);
}

async function openFilters(page: Page): Promise<void> {
	await page.goto("/1001/balonky");
	const opener = page.getByRole("button", { name: t.listing.filter });
	if (await opener.isVisible()) await opener.click();
	const closed = page.locator("#filters details:not([open]) > summary");
	while ((await closed.count()) > 0) await closed.first().click();
}

async function openCostume(page: Page): Promise<void> {
	const { url } = await firstProduct(page, "q=KO-7001");
	await page.goto(url);
}

test("filters, suggestions, a set and a size table have no violation of WCAG A and AA that axe can find", async ({
	page,
}) => {
	await openFilters(page);
	await expectAccessible(page, "filters opened");
	// So low that there is more of them than can be seen.
	await page.setViewportSize({ width: 1280, height: 480 });
	await page.goto("/");
	await page.getByRole("search").getByRole("combobox").click();
	await page.keyboard.type("balon", { delay: 30 });
	await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	await expectAccessible(page, "suggestions");
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("listbox").getByRole("option").last()).toBeInViewport({ ratio: 0.9 });
	await page.setViewportSize({ width: 1280, height: 900 });
	const { url } = await firstProduct(page, "q=SA-6001");
	await page.goto(url);
	await expectAccessible(page, "a set");
	await openCostume(page);
	await page.getByRole("button", { name: t.productPage.sizeTable }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page, "a size table");
});

test("the phone's drawer of filters and bar of the cart have no violation", { tag: "@small" }, async ({ page }) => {
	await openFilters(page);
	await expectAccessible(page, "the drawer of filters");
	await openCostume(page);
	await expectAccessible(page, "goods with the bar of the cart");
});

test("forms of guests that are left empty have no violation", async ({ page }) => {
	await page.goto("/");
	await banner(page).getByRole("button", { name: t.accountWidget.widget }).click();
	await banner(page).getByRole("button", { name: t.login.submit }).click();
	await expect(page.getByText(t.validation.required).first()).toBeVisible();
	await expectAccessible(page, "the login in the header");
	await page.goto("/registrace");
	await main(page).getByRole("button", { name: t.register.submit }).click();
	await expect(page.getByText(t.validation.required).first()).toBeVisible();
	await expect(page.getByText(t.validation.must_confirm)).toBeVisible();
	await expectAccessible(page, "a registration");
});

test("the steps from a full cart to an order have no violation", async ({ page }) => {
	await haveCart(page, "cs");
	await page.goto("/kosik");
	await expect(main(page).getByRole("textbox").first()).toBeVisible();
	await expectAccessible(page, "a full cart");
	await page.goto("/kosik/doprava-a-platba");
	await page.getByRole("radio", { name: /Osobní odběr/ }).check();
	await page.getByRole("checkbox", { name: t.checkout.company.toggle }).check();
	await expectAccessible(page, "delivery to a branch, for a company");
	await page.getByRole("checkbox", { name: t.checkout.company.toggle }).uncheck();
	await page.getByRole("radio", { name: /Výdejní místa/ }).check();
	await expect(page.getByRole("radio", { name: /Výdejní box/ }).first()).toBeVisible();
	await onwardButton(page, "cs").click();
	await expect(page.getByText(t.validation.required).first()).toBeVisible();
	await expectAccessible(page, "delivery to a pickup point, left empty");
	await page.getByRole("radio", { name: /Kurýr/ }).check();
	await page.getByRole("radio", { name: /převodem/ }).check();
	await fillDetails(page, "cs");
	await onwardButton(page, "cs").click();
	await orderButton(page, "cs").click();
	await expect(page.getByText(t.validation.must_confirm).first()).toBeVisible();
	await expectAccessible(page, "the last look");
});

test("orders to be paid, and to be cancelled, have no violation", async ({ page }) => {
	await page.goto((await placeOrder(page, "cs", "transfer")).path);
	await expect(page.getByRole("region", { name: t.order.transfer.title })).toBeVisible();
	await expectAccessible(page, "to be paid by transfer");
	await page.goto((await placeOrder(page, "cs", "card")).path);
	await page.getByRole("button", { name: t.order.cancel.button }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page, "whose cancellation is asked for");
});

test("a withdrawal, left empty and received, has no violation", async ({ page }) => {
	await page.goto(`${(await placeOrder(page, "cs", "cash")).path}/odstoupeni`);
	const name = main(page).getByRole("textbox").first();
	const written = await name.inputValue();
	await name.fill("");
	await page.getByRole("button", { name: t.withdrawal.form.next }).click();
	await expect(page.getByText(t.validation.required)).toBeVisible();
	await expectAccessible(page, "left empty");
	await name.fill(written);
	await page.getByRole("button", { name: t.withdrawal.form.next }).click();
	await page.getByRole("button", { name: t.withdrawal.review.confirm }).click();
	await expect(page.getByRole("heading", { name: t.withdrawal.done.title })).toBeVisible();
	await expectAccessible(page, "received");
});

test("a customer's menu, settings and new address have no violation", async ({ page }) => {
	await signIn(page);
	await page.goto("/");
	await banner(page).getByRole("button", { name: t.accountWidget.widget }).click();
	await expect(banner(page).getByRole("button", { name: t.accountWidget.signOut })).toBeVisible();
	await expectAccessible(page, "the menu in the header");
	await page.goto(screenPath("cs", "accountSettings"));
	await expect(main(page).getByRole("region", { name: t.myAccount.devices.title })).toBeVisible();
	await expectAccessible(page, "settings");
	await page.goto(screenPath("cs", "accountAddresses"));
	await page.getByRole("button", { name: t.myAccount.addresses.add }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page, "a new address");
});

test("the page of the API has no violation", async ({ page }) => {
	await page.goto("/api/docs");
	await expectAccessible(page, "/api/docs");
});
