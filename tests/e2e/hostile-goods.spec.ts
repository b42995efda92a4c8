import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, readMail, test } from "../support/e2e.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";
import { placeOrder } from "../support/e2e-order.ts";
import { jsonLdNodes, jsonLdOf } from "../support/json-ld.ts";

const NAME = "</script><script>alert(1)</script>";
const CODE = "FX-HOSTILE";
/** A row of a product file of Shopify. */
const FILE = `Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status
test-hostile-name,${NAME},"${NAME} ]]> & ""quoted""",${NAME},${CODE},500,99.00,https://pictures.example/hostile.jpg,active
`;

/** The page runs nothing of the name and tells search engines all of it. */
async function expectWhole(page: Page, path: string) {
	await page.goto(path);
	const names = jsonLdNodes(await jsonLdOf(page)).flatMap(({ name }) => (typeof name === "string" ? [name] : []));
	expect(names, path).toContain(NAME);
}

test("goods named as a script end no script of any page, feed or mail @once", async ({ page, baseURL }) => {
	test.slow();
	page.on("dialog", (dialog) => expect(dialog.message()).toBe("no dialog"));
	const folder = mkdtempSync(join(tmpdir(), "konfety-hostile-"));
	writeFileSync(join(folder, "goods.csv"), FILE);
	await shop("import", join(folder, "goods.csv"));
	rmSync(folder, { recursive: true });

	const found = async () => (await page.request.get("/api/catalog/products/cs?q=alert")).json();
	await expect.poll(async () => (await found()).products.length).toBeGreaterThan(0);
	const { products } = await found();
	const { id, default_category } = products.find(({ name }: { name: string }) => name === NAME);
	const { urls } = await (await page.request.get(`/api/catalog/product/cs/${id}`)).json();

	for (const path of [urls.cs, urls.en]) {
		await expectWhole(page, path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
		const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
		expect((await page.request.get(picture ?? "")).status()).toBe(200);
	}
	await expectWhole(page, `/${default_category.id}/${default_category.slug}`);
	await page.goto("/hledani?q=alert");
	await expect(page.getByRole("link", { name: NAME }).first()).toBeVisible();

	const feed = async (file: string) => (await fetch(`${baseURL}/feeds/${file}`)).text();
	for (const file of ["heureka.xml", "zbozi.xml", "google-cs.xml", "google-en.xml", "meta-cs.xml", "meta-en.xml"]) {
		await expect.poll(() => feed(file), { timeout: 30_000 }).toContain(`>${CODE}<`);
		expect(await feed(file)).not.toContain("<script");
	}
	// Refuses files that are no XML, or that break a rule of their readers.
	await shop("feeds", "check");

	const { number } = await placeOrder(page, "cs", "cash", "q=alert");
	const { html } = await readMail(number);
	expect(html).toContain("&lt;script&gt;alert(1)");
	expect(html).not.toContain("<script");
});
