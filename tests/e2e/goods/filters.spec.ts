import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { holdBack, openBeforeScripts } from "../../support/browser/e2e-hold.ts";

const t = TEXTS.cs.listing;
const goods = (page: Page) => page.locator("#goods").getByRole("article");

/** Opens the panel of filters where it hides behind a button. */
async function openFilters(page: Page) {
	const opener = page.getByRole("button", { name: /^(Filtrovat|Filter)/ });
	if (await opener.isVisible()) await opener.click();
}

async function listed(page: Page, query: string) {
	const reply = await page.request.get(`/api/catalog/products/cs?${query}`);
	return (await reply.json()) as { total: number; products: { name: string }[] };
}

test("a choice shows at once, is in the address, keeps focus and scroll; back undoes it @phone @smoke", async ({
	page,
}) => {
	await page.goto("/1001/balonky");
	await openFilters(page);
	const red = page.getByRole("checkbox", { name: /^červená/ });
	await red.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	await red.click();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena");
	const expected = await listed(page, "category=1001&attributes=barva:cervena");
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
	await expect(goods(page).first()).toContainText(expected.products[0]?.name ?? "");
	await page.getByRole("checkbox", { name: /^modrá/ }).click();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena,modra");
	await page.goBack();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena");
	await openFilters(page);
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeChecked();
	await expect(page.getByRole("checkbox", { name: /^modrá/ })).not.toBeChecked();
	await page.goBack();
	await expect(page).toHaveURL("/1001/balonky");
	await expectNoSidewaysScroll(page);
});

test("a choice made before the page's scripts ran counts", async ({ page }) => {
	const release = await openBeforeScripts(page, "/1001/balonky");
	await page.getByRole("checkbox", { name: /^červená/ }).check();
	release();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena");
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeChecked();
});

test("filters combine with sorting, load-more and each other, and each can be removed @phone", async ({ page }) => {
	await page.goto("/eshop?barva=cervena&razeni=nejlevnejsi");
	await openFilters(page);
	await page.getByRole("spinbutton", { name: t.priceTo }).fill("500");
	await page.getByRole("spinbutton", { name: t.priceTo }).press("Enter");
	await expect(page).toHaveURL("/eshop?barva=cervena&cena_do=500&razeni=nejlevnejsi");
	const { total } = await listed(page, "attributes=barva:cervena&price_to=50000");
	expect(total).toBeGreaterThan(24);
	await page.getByRole("link", { name: t.loadMore }).click();
	await expect(page).toHaveURL("/eshop?barva=cervena&cena_do=500&razeni=nejlevnejsi&strana=2");
	await expect(goods(page)).toHaveCount(Math.min(48, total));
	await page.getByRole("link", { name: t.removeFilter.replace("{name}", "Barva: červená") }).click();
	await expect(page).toHaveURL("/eshop?cena_do=500&razeni=nejlevnejsi");
	await page.getByRole("link", { name: t.clearFilters }).first().click();
	await expect(page).toHaveURL("/eshop?razeni=nejlevnejsi");
});

test("what is typed into the prices while another choice loads is kept and applied", async ({ page }) => {
	await page.goto("/eshop");
	await openFilters(page);
	const to = page.getByRole("spinbutton", { name: t.priceTo });
	const loading = await holdBack(page, /\/eshop\?.*cena_od=50/);
	await page.getByRole("spinbutton", { name: t.priceFrom }).fill("50");
	await expect.poll(loading.count).toBeGreaterThan(0);
	await to.pressSequentially("30");
	loading.release();
	// Another choice is another form, which has the focus and what was typed; on a slow machine it is applied by then.
	await expect(page).toHaveURL(/\/eshop\?cena_od=50(&cena_do=30)?$/);
	await expect(to).toBeFocused();
	await page.keyboard.type("0");
	await expect(page).toHaveURL("/eshop?cena_od=50&cena_do=300");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("filters are a plain form, orders and pages plain links, and the HTML has the right goods", async ({ page }) => {
		await page.goto("/1001/balonky");
		await page.getByRole("link", { name: t.loadMore }).click();
		await expect(page).toHaveURL("/1001/balonky?strana=2");
		await expect(goods(page).first()).toBeVisible();
		await page.getByRole("link", { name: t.sorts.dearest }).click();
		await expect(page).toHaveURL("/1001/balonky?razeni=nejdrazsi");
		await page.getByRole("checkbox", { name: /^červená/ }).check();
		await page.getByRole("checkbox", { name: /^Skladem/ }).check();
		await page.getByRole("button", { name: /^Zobrazit \d+/ }).click();
		await expect(page).toHaveURL(/barva=cervena/);
		const { products } = await listed(
			page,
			"category=1001&attributes=barva:cervena&availability=in_stock&sort=dearest",
		);
		await expect(goods(page)).toHaveCount(products.length);
		for (const [index, { name }] of products.entries()) await expect(goods(page).nth(index)).toContainText(name);
		await page.getByRole("link", { name: t.clearFilters }).first().click();
		await expect(page).toHaveURL("/1001/balonky?razeni=nejdrazsi");
	});
});
