import type { Page } from "@playwright/test";
import { screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { signIn } from "../../support/browser/e2e-checkout.ts";
import { beNewCustomer } from "../../support/browser/e2e-customer.ts";

const PAGES = [
	["account", "orders"],
	["accountInvoice", "invoice"],
	["accountAddresses", "addresses"],
	["accountWatched", "watched"],
	["accountReviews", "reviews"],
	["accountSettings", "settings"],
] as const satisfies [Screen, string][];

const t = TEXTS.cs.myAccount;
const main = (page: Page) => page.getByRole("main");
const linkTo = (page: Page, screen: (typeof PAGES)[number][0]) =>
	main(page)
		.getByRole("navigation", { name: t.title })
		.getByRole("link", { name: TEXTS.cs.accountWidget.links[screen], exact: true });

test("the account's pages lead to each other, and none of them is wider than the screen", {
	tag: "@phone",
}, async ({ page }) => {
	await signIn(page);
	await page.goto(screenPath("cs", "account"));
	for (const [screen, key] of PAGES) {
		const link = linkTo(page, screen);
		await link.click();
		await expect(page).toHaveURL(screenPath("cs", screen));
		await expect(page.getByRole("heading", { level: 1, name: t[key].title })).toBeVisible();
		await expect(link).toHaveAttribute("aria-current", "page");
		await expect(link).toBeInViewport();
		await expect(main(page).getByRole("status").filter({ hasText: t.loading })).toHaveCount(0);
		await expectNoSidewaysScroll(page);
	}
});

test("an address is added by keyboard, changed and deleted; a reload keeps it", async ({ page }) => {
	await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountAddresses"));
	await page.getByRole("button", { name: t.addresses.add }).press("Enter");
	const dialog = page.getByRole("dialog", { name: t.addresses.addTitle });
	await expectNoSidewaysScroll(page);
	await dialog.getByRole("button", { name: t.addresses.save }).press("Enter");
	await expect(dialog.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	const a = TEXTS.cs.checkout.address;
	for (const [label, text] of [
		[t.addresses.name, "Domů"],
		[a.firstname, "Hana"],
		[a.lastname, "Dvořáková"],
		[a.street, "Lidická 12"],
		[a.city, "Brno"],
		[a.zip, "602 00"],
	] as const) {
		await dialog.getByRole("textbox", { name: label }).fill(text);
	}
	await page.keyboard.press("Enter");
	await expect(page.getByText(t.addresses.saved)).toBeVisible();
	await expect(dialog).toBeHidden();
	await page.reload();
	const card = page.getByRole("region", { name: "Domů" });
	await expect(card).toContainText("602\u00a000 Brno");
	await expect(card).toContainText(t.addresses.default);

	await card.getByRole("button", { name: t.addresses.edit }).click();
	await page.keyboard.press("Escape");
	await expect(card.getByRole("button", { name: t.addresses.edit })).toBeFocused();
	await card.getByRole("button", { name: t.addresses.edit }).click();
	await page.getByRole("dialog").getByRole("textbox", { name: a.city }).fill("Olomouc");
	await page.getByRole("dialog").getByRole("button", { name: t.addresses.save }).click();
	await expect(card).toContainText("Olomouc");

	await card.getByRole("button", { name: t.addresses.delete }).click();
	await page.getByRole("button", { name: t.addresses.deleteConfirm }).click();
	await expect(page.getByText(t.addresses.deleted)).toBeVisible();
	await expect(page.getByRole("heading", { name: t.addresses.emptyTitle })).toBeVisible();
});

test("invoice details and the name are saved, and forms are fresh on return to them", async ({ page }) => {
	await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountInvoice"));
	const street = page.getByRole("textbox", { name: TEXTS.cs.checkout.address.street });
	// The page that was left stays beside, hidden, and its frame gets the name too.
	const name = main(page).getByText("Alena Dvořáková", { exact: true }).filter({ visible: true });
	await street.fill("Lidická 12");
	await page.getByRole("button", { name: t.save, exact: true }).click();
	await expect(page.getByText(t.saved)).toBeVisible();
	await street.fill("Rozepsaná");
	await linkTo(page, "accountSettings").click();
	const profile = page.getByRole("region", { name: t.profile.title });
	await profile.getByRole("textbox", { name: TEXTS.cs.checkout.address.firstname }).fill("Alena");
	await profile.getByRole("button", { name: t.save, exact: true }).click();
	await expect(name).toBeVisible();
	await page.goBack();
	await expect(street).toHaveValue("Lidická 12");
	await page.reload();
	await expect(street).toHaveValue("Lidická 12");
	await expect(name).toBeVisible();
});
