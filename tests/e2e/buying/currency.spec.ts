import type { Page } from "@playwright/test";
import { convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../../support/browser/e2e.ts";
import { haveCart } from "../../support/browser/e2e-checkout.ts";

const EUR = { symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.0405" };
const inEuros = (czk: number) => formatMoney(convertMinor(czk, EUR), EUR);

const choice = (page: Page) => page.getByRole("combobox", { name: TEXTS.cs.header.currency }).filter({ visible: true });
const main = (page: Page) => page.getByRole("main");

/** Prices in crowns that could be seen before this document was hydrated. */
const crownsSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test("after euros are chosen, every price is in euros, on this page, on others and in the cart, and never in crowns first", async ({
	page,
}) => {
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
	await test.step("all prices of a set, of its parts, and what it saves", async () => {
		const product = await firstProduct(page, "q=SA-6001");
		await page.goto(product.url);
		await expect(main(page).getByText(formatCzk(product.price_with_tax)).first()).toBeVisible();
		await choice(page).selectOption("EUR €");
		await expect(main(page).getByText(inEuros(product.price_with_tax)).first()).toBeVisible();
		await expect(main(page).getByText(/\d Kč/)).toHaveCount(0);
		await expectNoSidewaysScroll(page);
	});
	await test.step("another page, from its first moment", async () => {
		await page.goto("/eshop");
		await expect(page.getByRole("article").first()).toContainText("€");
		await expect(page.getByRole("article").getByText(/\d Kč/)).toHaveCount(0);
		expect(await crownsSeen(page)).toEqual([]);
		await expect(choice(page)).toHaveValue("2");
	});
	await test.step("the cart, and back in crowns", async () => {
		const goods = await haveCart(page, "cs");
		const { variants } = await (await page.request.get(`/api/catalog/product/cs/${goods.id}`)).json();
		const { price_with_tax: price } = variants.find(({ id }: { id: number }) => id === goods.variantId);
		await page.goto("/kosik");
		await expect(main(page)).toContainText(inEuros(price));
		await expect(main(page).getByText(/\d Kč/)).toHaveCount(0);
		await choice(page).selectOption("CZK Kč");
		await expect(main(page)).toContainText(formatCzk(price));
	});
});
