import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

const box = TEXTS.cs.searchBox;

test("suggestions come while typing, are walked by keyboard, and Enter opens the chosen one", async ({ page }) => {
	await page.goto("/");
	const input = page.getByRole("search").getByRole("combobox");
	await input.click();
	await input.pressSequentially("baló", { delay: 40 });
	const options = page.getByRole("listbox").getByRole("option");
	await expect(options.first()).toBeVisible();
	await input.press("ArrowDown");
	const chosen = page.locator("[role=option][aria-selected=true]");
	await expect(chosen).toHaveCount(1);
	await expect(chosen).toContainText(/balón/i);
	await input.press("Escape");
	await expect(options.first()).toBeHidden();
	await expect(input).toBeFocused();
	await input.press("ArrowDown");
	await expect(options.first()).toBeVisible();
	await input.press("ArrowDown");
	await input.press("Enter");
	await expect(page).toHaveURL(/\/\d+\//);
	await expectNoSidewaysScroll(page);
});

test("Enter searches; the page groups what was found and lists goods with filters", async ({ page }) => {
	await page.goto("/");
	const input = page.getByRole("search").getByRole("combobox");
	await input.fill("balonky");
	await input.press("Enter");
	await expect(page).toHaveURL("/hledani?q=balonky");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("balonky");
	await expect(page.getByRole("link", { name: "Balónky", exact: true }).first()).toBeVisible();
	const categories = page.getByRole("region", { name: /^Kategorie/ }).getByRole("link");
	await expect(categories).toHaveCount(3);
	await page.getByText(/^Další.*Kategorie/).press("Enter");
	await expect(categories.nth(3)).toBeVisible();
	const goods = page.locator("#goods").getByRole("article");
	await expect(goods.first()).toContainText(/balón/i);
	await page.getByRole("link", { name: TEXTS.cs.listing.sorts.cheapest }).click();
	await expect(page).toHaveURL("/hledani?q=balonky&razeni=nejlevnejsi");
	await expectNoSidewaysScroll(page);
});

for (const query of ["balonky", "balónky", "BALÓNKY", "balónek", "baloky"]) {
	test(`${query} finds the balloons first @once`, async ({ page }) => {
		await page.goto(`/hledani?${new URLSearchParams({ q: query })}`);
		await expect(page.locator("#goods").getByRole("article").first()).toContainText(/balón/i);
		const named = page.getByRole("link", { name: "Balónky", exact: true });
		await expect(named.last()).toBeVisible();
	});
}

test("a search that finds nothing gives advice, an article and a page are found too @once", async ({ page }) => {
	await page.goto("/hledani?q=xyzzyqq");
	await expect(page.getByText(TEXTS.cs.search.emptyText)).toBeVisible();
	await page.goto("/hledani?q=obchodn%C3%AD%20podm%C3%ADnky");
	await page.getByRole("link", { name: "Obchodní podmínky" }).first().click();
	await expect(page).toHaveURL("/obchodni-podminky");
	await page.goto("/hledani?q=jak%20dlouho%20l%C3%A9taj%C3%AD");
	await page.getByRole("link", { name: /Jak dlouho létají balónky/ }).click();
	await expect(page).toHaveURL(/\/blog\/\d+\//);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Jak dlouho létají balónky");
});

test("filters of a search for nothing lead to the empty search @once", async ({ page }) => {
	await page.goto("/hledani?razeni=nejlevnejsi");
	await expect(page).toHaveURL("/hledani");
	await expect(page.getByRole("heading", { name: TEXTS.cs.search.promptTitle })).toBeVisible();
});

test("recent searches are offered on focus and can be forgotten", async ({ page }) => {
	await page.goto("/hledani?q=girlanda");
	await page.goto("/");
	const input = page.getByRole("search").getByRole("combobox");
	await input.fill("ubrousky");
	await input.press("Enter");
	await expect(page).toHaveURL("/hledani?q=ubrousky");
	await page.goto("/");
	await page.getByRole("search").getByRole("combobox").click();
	await expect(page.getByRole("option", { name: /ubrousky/ })).toBeVisible();
});

test("the placeholder types itself, and stands still under reduced motion", async ({ page }) => {
	await page.goto("/");
	const input = page.getByRole("search").getByRole("combobox");
	const first = await input.getAttribute("placeholder");
	await expect.poll(() => input.getAttribute("placeholder"), { timeout: 8_000 }).not.toBe(first);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.reload();
	const still = await input.getAttribute("placeholder");
	await page.waitForTimeout(1_500);
	expect(await input.getAttribute("placeholder")).toBe(still);
	expect(still?.length).toBeGreaterThan(5);
	expect(box.label.length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the box is a plain form", async ({ page }) => {
		await page.goto("/en");
		const input = page.locator("header input[name=q]");
		await input.fill("balloon");
		await input.press("Enter");
		await expect(page).toHaveURL("/en/search?q=balloon");
		await expect(page.locator("#goods").getByRole("article").first()).toContainText(/balloon/i);
	});
});

test("a failing server leaves the box usable", async ({ page }) => {
	await page.goto("/");
	await page.route("**/api/catalog/suggest/**", (route) => route.abort());
	const input = page.getByRole("search").getByRole("combobox");
	await input.click();
	await input.pressSequentially("pirát", { delay: 30 });
	await input.press("Enter");
	await expect(page).toHaveURL(/\/hledani\?q=pir/);
});
test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] });
