import type { Page } from "@playwright/test";
import { COOKIES } from "../../lib/domain/limits.ts";
import { convertMinor, formatMoney } from "../../lib/domain/money.ts";
import { formatCzk } from "../../lib/i18n/format-czk.ts";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../support/e2e.ts";
import { haveCart } from "../support/e2e-checkout.ts";
import { menuButton, openMobileMenu } from "../support/e2e-shell.ts";

const EUR = { symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.0405" };
const inEuros = (czk: number) => formatMoney(convertMinor(czk, EUR), EUR);

const choice = (page: Page) => page.getByRole("combobox", { name: TEXTS.cs.header.currency });

/** Chooses in the strip above the header, or in the menu of small screens. */
async function chooseCurrency(page: Page, label: "EUR €" | "CZK Kč"): Promise<void> {
	const isSmall = await menuButton(page).isVisible();
	const where = isSmall ? await openMobileMenu(page) : page;
	await where.getByRole("combobox", { name: TEXTS.cs.header.currency }).selectOption(label);
	if (isSmall) await page.getByRole("button", { name: TEXTS.cs.header.closeMenu }).click();
}

async function storeEuros(page: Page, baseURL: string | undefined): Promise<void> {
	await page.context().addCookies([{ name: COOKIES.currencyId, value: "2", url: baseURL ?? "" }]);
}

test("whoever chooses euros sees every price in them, on this page and on others", async ({ page }) => {
	// A set: the prices of its parts and what it saves are on the page, too.
	const product = await firstProduct(page, "q=SA-6001");
	await page.goto(product.url);
	const main = page.getByRole("main");
	await expect(main.getByText(formatCzk(product.price_with_tax)).first()).toBeVisible();
	await chooseCurrency(page, "EUR €");
	await expect(main.getByText(inEuros(product.price_with_tax)).first()).toBeVisible();
	await expect(main.getByText(/\d Kč/)).toHaveCount(0);
	await expectNoSidewaysScroll(page);
	await page.goto("/eshop");
	await expect(page.getByRole("article").first()).toContainText("€");
	await expect(page.getByRole("article").getByText(/\d Kč/)).toHaveCount(0);
});

test("a stored currency never shows crowns first, and moves nothing", async ({ page, baseURL }) => {
	await storeEuros(page, baseURL);
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		const look = () => {
			for (const price of document.querySelectorAll("[data-crowns]")) {
				if (getComputedStyle(price).visibility !== "hidden") seen.push(price.textContent ?? "");
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	await page.goto("/eshop");
	await expect(page.getByRole("article").first()).toContainText("€");
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test("the HTML is the same in every currency, and its structured data are in crowns @once", async ({ page }) => {
	const { url } = await firstProduct(page);
	const plain = await (await page.request.get(url)).text();
	const euros = await page.request.get(url, { headers: { Cookie: `${COOKIES.currencyId}=2` } });
	expect(await euros.text()).toBe(plain);
	expect(plain).toContain('"priceCurrency":"CZK"');
});

test("a cart follows the currency, and back", async ({ page }) => {
	const goods = await haveCart(page, "cs");
	const { variants } = await (await page.request.get(`/api/catalog/product/cs/${goods.id}`)).json();
	const { price_with_tax: price } = variants.find(({ id }: { id: number }) => id === goods.variantId);
	await page.goto("/kosik");
	const main = page.getByRole("main");
	await expect(main).toContainText(formatCzk(price));
	await chooseCurrency(page, "EUR €");
	await expect(main).toContainText(inEuros(price));
	await expect(main.getByText(/\d Kč/)).toHaveCount(0);
	await chooseCurrency(page, "CZK Kč");
	await expect(main).toContainText(formatCzk(price));
});

test("the switch tells which currency is in use after a reload", async ({ page, baseURL }) => {
	await storeEuros(page, baseURL);
	await page.goto("/");
	if (await menuButton(page).isVisible()) await openMobileMenu(page);
	await expect(choice(page).filter({ visible: true })).toHaveValue("2");
});
