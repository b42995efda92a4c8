import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, readMail, test } from "../../support/browser/e2e.ts";
import { runOnE2eShop as shop } from "../../support/browser/e2e-command.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";
import { jsonLdNodes } from "../../support/pages/json-ld.ts";
import { readServed } from "../../support/pages/served-page.ts";

const NAME = "</script><script>alert(1)</script>";
const CODE = "FX-HOSTILE";
/** A row of a product file of Shopify. */
const FILE = `Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status
test-hostile-name,${NAME},"${NAME} ]]> & ""quoted""",${NAME},${CODE},500,99.00,https://pictures.example/hostile.jpg,active
`;

test("goods named as a script break out of no page, feed or mail", async ({ page, baseURL }) => {
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

	await test.step("structured data has the whole name", async () => {
		const list = `/${default_category.id}/${default_category.slug}`;
		for (const path of [urls.cs, urls.en, list]) {
			const sent = async () => readServed(await (await page.request.get(path)).text());
			const names = async () => jsonLdNodes((await sent()).scripts).map(({ name }) => name);
			await expect.poll(names, { message: path }).toContain(NAME);
			if (path === list) continue;
			const { headings, told } = await sent();
			expect(headings, path).toEqual([NAME]);
			expect((await page.request.get(told["og:image"]?.[0] ?? "")).status(), path).toBe(200);
		}
	});

	await test.step("none of it is run as code", async () => {
		await page.goto(urls.cs);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
		await page.goto(`/${default_category.id}/${default_category.slug}`);
		await expect(page.getByRole("link", { name: NAME }).first()).toBeVisible();
		await page.goto("/hledani?q=alert");
		await expect(page.getByRole("link", { name: NAME }).first()).toBeVisible();
	});

	await test.step("feeds", async () => {
		const feed = async (file: string) => (await fetch(`${baseURL}/feeds/${file}`)).text();
		for (const file of ["heureka.xml", "zbozi.xml", "google-cs.xml", "google-en.xml", "meta-cs.xml", "meta-en.xml"]) {
			await expect.poll(() => feed(file), { message: file }).toContain(`>${CODE}<`);
			expect(await feed(file), file).not.toContain("<script");
		}
		// Refuses files that are no XML, or that break a rule of their readers.
		await shop("feeds", "check");
	});

	await test.step("the mail of an order", async () => {
		const { number } = await placeOrder(page, "cs", "cash", "q=alert");
		const { html } = await readMail(number);
		expect(html).toContain("&lt;script&gt;alert(1)");
		expect(html).not.toContain("<script");
	});
});
