import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";

const { stores } = TEXTS.cs;

test("stores are listed with their state, filtered by service, and chosen on the map", async ({ page }) => {
	await page.goto("/prodejny");
	await expect(page.getByRole("heading", { level: 1, name: stores.title })).toBeVisible();
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
});

test("pins are 24 px wide, apart from each other, and inside the screen", async ({ page }) => {
	await page.goto("/prodejny");
	const boxes = await page
		.getByRole("group", { name: stores.map.label })
		.getByRole("button")
		.evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().toJSON()));
	for (const [index, one] of boxes.entries()) {
		expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
		for (const other of boxes.slice(index + 1)) {
			expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
		}
	}
	await expectNoSidewaysScroll(page);
});

test("the nearest store comes first when the browser may say where it is", async ({ page, context }) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 49.83, longitude: 18.28 });
	await page.goto("/prodejny");
	await page.getByRole("button", { name: stores.nearest.button }).click();
	await expect(page.getByText(/^Nejblíž máte prodejnu Konfety Ostrava/)).toBeVisible();
	await expect(page.getByRole("article").first()).toContainText("Ostrava");
});

for (const [path, other] of [
	["/prodejny", "/en/stores"],
	["/en/stores", "/prodejny"],
	["/prodejny/2", "/en/stores/2"],
	["/en/stores/2", "/prodejny/2"],
] as const) {
	test(`${path}: one h1, canonical, the other language, no violation of WCAG, nothing too wide`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator("h1")).toHaveCount(1);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
		const language = path.startsWith("/en") ? "cs" : "en";
		await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute("href", new RegExp(`${other}$`));
		expect(await axeViolations(page)).toEqual([]);
		await expectNoSidewaysScroll(page);
	});
}

test("a store shows its week with today, the way there, and goods in stock that the list has too", async ({ page }) => {
	await page.goto("/prodejny/2");
	await expect(page.locator('tr[aria-current="date"]')).toHaveCount(1);
	await expect(page.getByRole("link", { name: stores.osm })).toHaveAttribute("href", /openstreetmap\.org\/\?mlat=49/);
	const goods = page.getByRole("region", { name: stores.goods });
	await expect(goods.getByRole("article")).toHaveCount(8);
	await page.getByRole("link", { name: stores.allGoods }).click();
	await expect(page).toHaveURL(/\/eshop\?pobocka=brno$/);
});

test.describe("an unknown store", () => {
	test.use({ expectedComplaints: [/status of 404/] });
	for (const path of ["/prodejny/999999", "/prodejny/brno", "/en/stores/0"]) {
		test(`${path} is 404`, async ({ page }) => {
			expect((await page.goto(path))?.status()).toBe(404);
		});
	}
});

test("a day closed by command shows on kept pages within 5 s @once", async ({ request }) => {
	const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
	const page = async () => (await request.get("/prodejny/6")).text();
	await page();
	await shop("stores", "close", "6", "--day", soon, "--note-cs", "Stěhujeme regály");
	await expect.poll(page, { timeout: 5_000 }).toContain("Stěhujeme regály");
	await shop("stores", "open", "6", "--day", soon, "--usual");
	await expect.poll(page, { timeout: 5_000 }).not.toContain("Stěhujeme regály");
});
