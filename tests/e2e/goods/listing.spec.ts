import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";

const t = TEXTS.cs.listing;

test("sorting changes the goods at once, is in the address, and back undoes it", async ({ page }) => {
	const first = async (sort: string) => {
		const reply = await page.request.get(`/api/catalog/products/cs?category=1001&sort=${sort}`);
		return (await reply.json()).products[0].name;
	};
	await page.goto("/1001/balonky");
	for (const sort of ["cheapest", "dearest"] as const) {
		await page.getByRole("link", { name: t.sorts[sort] }).click();
		await expect(page).toHaveURL(/razeni=/);
		await expect(page.getByRole("link", { name: t.sorts[sort] })).toHaveAttribute("aria-current", "true");
		await expect(page.getByRole("article").first()).toContainText(await first(sort));
	}
	await page.goBack();
	await expect(page.getByRole("link", { name: t.sorts.cheapest })).toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: t.sorts.recommended }).click();
	await expect(page).toHaveURL("/1001/balonky");
	await expect(page.getByRole("article").first()).toContainText(await first("recommended"));
});

test.describe("load-more", () => {
	test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });

	test("says when it fails and loses nothing; then it appends the next page and the address says so", async ({
		page,
	}) => {
		await page.goto("/1001/balonky");
		await expect(page.getByRole("article")).toHaveCount(24);
		await page.route("**/api/catalog/products/**", (route) => route.abort(), { times: 1 });
		await page.getByRole("link", { name: t.loadMore }).click();
		await expect(page.getByText(t.loadFailed)).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(24);
		await page.getByRole("link", { name: t.loadMore }).click();
		await expect(page).toHaveURL(/strana=2/);
		expect(await page.getByRole("article").count()).toBeGreaterThan(24);
		await expectToFit(page);
	});
});

test("brands lead to their goods", async ({ page }) => {
	await page.goto("/znacky");
	await page.getByRole("link", { name: /Fiesta Deluxe/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiesta Deluxe");
	await expect(page).toHaveURL(/\/znacka\/\d+\/fiesta-deluxe$/);
	expect(await page.locator("#goods").getByRole("article").count()).toBeGreaterThan(0);
	await expectToFit(page);
});
