import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

const t = TEXTS.cs.listing;

for (const [locale, path, key] of [
	["cs", "/1001/balonky", "razeni"],
	["en", "/en/1001/balloons", "sort"],
] as const) {
	test(`sorting in ${locale} changes the goods at once, stands in the address, and back undoes it`, async ({
		page,
	}) => {
		const { sorts } = TEXTS[locale].listing;
		const first = async (sort: string) => {
			const reply = await page.request.get(`/api/catalog/products/${locale}?category=1001&sort=${sort}`);
			return (await reply.json()).products[0].name;
		};
		await page.goto(path);
		for (const sort of ["cheapest", "dearest"] as const) {
			await page.getByRole("link", { name: sorts[sort] }).click();
			await expect(page).toHaveURL(new RegExp(`${key}=`));
			await expect(page.getByRole("link", { name: sorts[sort] })).toHaveAttribute("aria-current", "true");
			await expect(page.getByRole("article").first()).toContainText(await first(sort));
		}
		await page.goBack();
		await expect(page.getByRole("link", { name: sorts.cheapest })).toHaveAttribute("aria-current", "true");
		await page.getByRole("link", { name: sorts.recommended }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("article").first()).toContainText(await first("recommended"));
	});
}

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
