import { DEMO_MEMBER } from "#demo/facts/accounts.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { signInBy, tokenFor } from "../../support/browser/e2e-customer.ts";

const { memberPrice } = TEXTS.cs;

test("a member of the club sees member prices in a listing and on the product", async ({ page }) => {
	await signInBy(page, await tokenFor(page, DEMO_MEMBER));
	const { products } = await (await page.request.get("/api/catalog/products/cs?category=1001&per_page=24")).json();
	const [card] = products;
	const { slug } = await (await page.request.get("/api/catalog/category/cs/1001")).json();
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/catalog/member-prices")) calls.push(request.postData() ?? "");
	});
	await page.goto(`/1001/${slug}`);
	const article = page.getByRole("article").filter({ has: page.getByRole("link", { name: card.name, exact: true }) });
	await expect(article.first()).toContainText(memberPrice.price);
	await expect(article.first().locator("s")).toHaveText(formatCzk(card.price_with_tax));
	expect(calls).toHaveLength(1);
	await expectNoSidewaysScroll(page);
	await page.goto(card.url);
	await expect(page.getByText(memberPrice.price).first()).toBeVisible();
	await expectNoSidewaysScroll(page);
});
