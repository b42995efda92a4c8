import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

const t = TEXTS.cs.listing;

test("sorting by price puts the cheapest first and stands in the address", async ({ page }) => {
	await page.goto("/1001/balonky");
	await page.getByRole("link", { name: t.sorts.cheapest }).click();
	await expect(page).toHaveURL(/razeni=nejlevnejsi/);
	await expect(page.getByRole("link", { name: t.sorts.cheapest })).toHaveAttribute("aria-current", "true");
	const reply = await page.request.get("/api/catalog/products/cs?category=1001&sort=cheapest");
	const { products } = await reply.json();
	await expect(page.getByRole("article").first()).toContainText(products[0].name);
});

test("load-more appends the next page and the address says so", async ({ page }) => {
	await page.goto("/1001/balonky");
	await expect(page.getByRole("article")).toHaveCount(24);
	await page.getByRole("link", { name: t.loadMore }).click();
	await expect(page).toHaveURL(/strana=2/);
	expect(await page.getByRole("article").count()).toBeGreaterThan(24);
	await expectNoSidewaysScroll(page);
});

test("a failed load-more says so and loses nothing", async ({ page }) => {
	await page.goto("/1001/balonky");
	await page.route("**/api/catalog/products/**", (route) => route.abort());
	await page.getByRole("link", { name: t.loadMore }).click();
	await expect(page.getByText(t.loadFailed)).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(24);
	await page.unroute("**/api/catalog/products/**");
	await page.getByRole("link", { name: t.loadMore }).click();
	await expect(page).toHaveURL(/strana=2/);
});
test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("sorting and pages work as plain links, and the HTML has the goods", async ({ page }) => {
		await page.goto("/1001/balonky");
		await page.getByRole("link", { name: t.loadMore }).click();
		await expect(page).toHaveURL(/strana=2/);
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.getByRole("link", { name: t.sorts.dearest }).click();
		await expect(page).toHaveURL(/razeni=nejdrazsi/);
	});
});
