import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";

const { stores } = TEXTS.cs;

test("stores are listed with their state, filtered by service, and chosen on the map", { tag: "@smoke" }, async ({
	page,
}) => {
	await page.goto("/prodejny");
	await expect(page.getByRole("article")).toHaveCount(13);
	await expect(page.getByText(/otevřeno|zavřeno|zavíráme/i).first()).toBeVisible();
	const map = page.getByRole("group", { name: stores.map.label });
	await expect(map.getByRole("button")).toHaveCount(13);
	await page.getByRole("checkbox", { name: stores.service.decoration }).check();
	await expect(map.getByRole("button")).toHaveCount(5);
	await map.getByRole("button", { name: /Brno/ }).click();
	const chosen = page.getByRole("region", { name: stores.map.chosen });
	await chosen.getByRole("link").click();
	await expect(page).toHaveURL(/\/prodejny\/\d+$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Brno");
	await expect(page.locator('tr[aria-current="date"]')).toHaveCount(1);
	await page.getByRole("link", { name: stores.allGoods }).click();
	await expect(page).toHaveURL("/eshop?pobocka=brno");
});

test("pins are 24 px wide, apart from each other, and inside the screen, a small one too", async ({ page }) => {
	await page.goto("/prodejny");
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const boxes = await page
			.getByRole("group", { name: stores.map.label })
			.getByRole("button")
			.evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().toJSON()));
		expect(boxes).toHaveLength(13);
		for (const [index, one] of boxes.entries()) {
			expect(Math.min(one.width, one.height), `${width}`).toBeGreaterThanOrEqual(24);
			expect(one.left, `${width}`).toBeGreaterThanOrEqual(0);
			expect(one.right, `${width}`).toBeLessThanOrEqual(width);
			for (const other of boxes.slice(index + 1)) {
				expect(Math.hypot(one.x - other.x, one.y - other.y), `${width}`).toBeGreaterThanOrEqual(24);
			}
		}
		await expectNoSidewaysScroll(page);
	}
});

test("the nearest store comes first when the browser may say where it is", async ({ page, context }) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 49.83, longitude: 18.28 });
	await page.goto("/prodejny");
	await page.getByRole("button", { name: stores.nearest.button }).click();
	await expect(page.getByText(/^Nejblíž máte prodejnu Konfety Ostrava/)).toBeVisible();
	await expect(page.getByRole("article").first()).toContainText("Ostrava");
});
