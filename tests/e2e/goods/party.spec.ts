import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";

const ADDRESSES = {
	cs: { home: "/", theme: "Piráti", party: /\/oslava\/\d+\/pirati\?hoste=12$/, cart: "/kosik" },
	en: { home: "/en", theme: "Pirates", party: /\/en\/party\/\d+\/pirates\?guests=12$/, cart: "/en/cart" },
};

/** Fills the hero's form and sends it. */
async function plan(page: Page, locale: "cs" | "en", theme = ADDRESSES[locale].theme, guests = 12): Promise<void> {
	const { party } = TEXTS[locale];
	await page.goto(ADDRESSES[locale].home);
	await page.getByRole("combobox", { name: party.theme }).selectOption(theme);
	await page.getByRole("spinbutton", { name: party.guests }).fill(String(guests));
	await page.getByRole("button", { name: party.submit }).click();
}

for (const [locale, tags] of [
	["cs", " @phone"],
	["en", ""],
] as const) {
	const t = TEXTS[locale].party;
	const { party, cart } = ADDRESSES[locale];

	test(`theme and guests become a filled set, and one button puts it into the cart, in ${locale}${tags}`, async ({
		page,
	}) => {
		await plan(page, locale);
		await expect(page).toHaveURL(party);
		const list = page.getByRole("region", { name: t.list });
		await expect(list.getByRole("listitem").first()).toContainText(t.kinds.plates);
		await expectNoSidewaysScroll(page);
		expect(await axeViolations(page)).toEqual([]);
		const links = await list.getByRole("listitem").getByRole("link").allInnerTexts();
		const [fill = ""] = t.fill.split("{");
		const names = links.filter((link) => !link.startsWith(fill));
		expect(names.length).toBeGreaterThanOrEqual(8);
		await page.getByRole("button", { name: t.add }).click();
		const toCart = page.getByRole("main").getByRole("link", { name: t.toCart });
		await expect(toCart).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(cart);
		for (const name of names) await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
	});
}

const t = TEXTS.cs.party;

test("a link with guests and a date says whether all of it comes before the party", async ({ page }) => {
	const tree = await (await page.request.get("/api/catalog/category/cs")).json();
	const themes = tree.find(({ key }: { key: string }) => key === "temata").subcategories;
	const path = themes[2].url.replace("/", "/oslava/");
	await page.goto(`${path}?hoste=20&datum=2030-06-15`);
	await expect(page.getByText(/(přiveze|bude) včas: oslava je v\ssobotu\s15/)).toBeVisible();
	await expect(page.getByRole("spinbutton", { name: t.guests })).toHaveValue("20");
	await page.getByLabel(t.date).fill("2020-01-01");
	await page.getByRole("button", { name: t.submit }).click();
	await expect(page.getByText(t.arrival.past)).toBeVisible();
	await expectToFit(page);
});

test("amounts are changed by keys, and the sum follows", async ({ page }) => {
	await plan(page, "cs");
	const list = page.getByRole("region", { name: t.list });
	const amount = list.getByRole("textbox").first();
	await expect(amount).toHaveValue("2");
	const total = page.getByRole("region", { name: t.summary }).getByText(t.total).locator("..");
	const before = await total.innerText();
	await amount.focus();
	await page.keyboard.type("5");
	await page.keyboard.press("Enter");
	await expect(total).not.toHaveText(before);
	await expect(amount).toHaveValue("5");
});

test("on a phone the button is in reach while the list is read, and never over what has the focus @small", async ({
	page,
}) => {
	await plan(page, "cs");
	const button = page.getByRole("button", { name: t.add });
	await expect(button).toBeInViewport({ ratio: 1 });
	const amounts = page.getByRole("region", { name: t.list }).getByRole("textbox");
	await expect(amounts.first()).toBeVisible();
	for (const amount of await amounts.all()) {
		await amount.focus();
		const [field, bar] = [await amount.boundingBox(), await button.boundingBox()];
		expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
	}
});

test.describe("when the shop does not answer", () => {
	test.use({ expectedComplaints: [/Failed to load resource|status of 500/] });

	test("it says so, shows the theme's goods, and tries again", async ({ page }) => {
		await page.route("**/api/catalog/party/**", (route) => route.fulfill({ status: 500, json: {} }));
		await plan(page, "cs");
		await expect(page.getByRole("alert").filter({ hasText: t.failedTitle })).toBeVisible();
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.unroute("**/api/catalog/party/**");
		await page.getByRole("button", { name: t.retry }).click();
		await expect(page.getByRole("button", { name: t.add })).toBeVisible();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form leads to the goods of the theme, with no place for what will not come", async ({ page }) => {
		await plan(page, "cs");
		await expect(page).toHaveURL(ADDRESSES.cs.party);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oslava: Piráti");
		await expect(page.locator("main noscript p")).toBeVisible();
		await expect(page.getByText(t.loading)).toBeHidden();
		expect(await page.getByRole("article").count()).toBeGreaterThan(10);
	});

	test("the finder alone leads there as well", async ({ page }) => {
		await page.goto("/oslava");
		await page.getByRole("combobox", { name: t.theme }).selectOption("Halloween");
		await page.getByRole("button", { name: t.submit }).click();
		await expect(page).toHaveURL(/\/oslava\/\d+\/halloween\?hoste=8$/);
	});
});
