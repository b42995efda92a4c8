import { expect, test } from "../support/e2e.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";

test.describe("changes by command @once", () => {
	test.describe.configure({ mode: "serial" });

	test("a new price and a sold-out variant show on kept pages within 5 s", async ({ request }) => {
		const { products } = await (await request.get("/api/catalog/products/cs?category=1005&sort=dearest")).json();
		const product = products.find(
			(card: { only_variant_id: number | null; stock: number }) => card.only_variant_id !== null && card.stock > 0,
		);
		const page = async () => (await request.get(product.url)).text();
		await page();
		await shop("price", "set", product.code, "4321");
		await expect.poll(page, { timeout: 5_000 }).toContain("4\u00a0321,00\u00a0Kč");
		const list = async () => (await request.get("/1005/balonkove-girlandy-a-sady?razeni=nejdrazsi")).text();
		await expect.poll(list, { timeout: 5_000 }).toContain("4\u00a0321,00\u00a0Kč");
	});

	test("an imported file is on pages and can be bought", async ({ page, request }) => {
		const said = await shop("import", "tests/fixtures/shopify.csv");
		expect(said).toContain("6");
		const tree = await (await request.get("/api/catalog/category/cs")).json();
		const imported = tree.find((category: { slug: string }) => category.slug === "dovezene-zbozi");
		await expect.poll(async () => (await request.get(imported.url)).status(), { timeout: 5_000 }).toBe(200);
		const { products } = await (await request.get(`/api/catalog/products/cs?category=${imported.id}`)).json();
		const sold = products.find((card: { stock: number }) => card.stock > 0);
		await page.goto(sold.url);
		await page.getByRole("button", { name: "Do košíku", exact: true }).click();
		await expect(page.getByText("Přidáno do košíku").first()).toBeVisible();
	});
});
