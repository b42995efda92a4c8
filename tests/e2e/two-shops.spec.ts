import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { type ShopProcess, startShop } from "../../lib/cli/shop-process.ts";
import { expect, test } from "../support/e2e.ts";
import { CHECKOUT_PATHS, fillDetails, haveCart, orderNow, signIn } from "../support/e2e-checkout.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";
import { openLine } from "../support/e2e-line.ts";

const SHOP_PORT = 3210;
const LINE_PORT = 3211;
const STOREFRONT_PORT = 3212;
const DATA_DIR = resolve(".data/e2e-storefront");

/** A storefront without a database, on the API of the shop that all other tests visit. */
test.describe("a storefront on another shop's API @once", () => {
	test.describe.configure({ mode: "serial" });
	test.use({ baseURL: `http://localhost:${STOREFRONT_PORT}` });

	let line: Awaited<ReturnType<typeof openLine>>;
	let storefront: ShopProcess | undefined;

	test.beforeAll(async () => {
		await rm(DATA_DIR, { recursive: true, force: true });
		line = await openLine({ port: LINE_PORT, to: SHOP_PORT });
		const settings = { SHOP_API_URL: line.url };
		storefront = await startShop({ dataDir: DATA_DIR, port: STOREFRONT_PORT, quiet: true, settings });
	});
	test.afterAll(async () => {
		await storefront?.stop();
		await line?.close();
	});

	test("its pages, pictures and calls are that shop's", async ({ page, request }) => {
		const { products } = await (await request.get("/api/catalog/products/cs?category=1001")).json();
		await page.goto("/1001/balonky");
		await expect(page.getByRole("link", { name: products[0].name }).first()).toBeVisible();
		const picture = await request.get(`${products[0].main_image.src}/320`, { headers: { Accept: "image/webp" } });
		expect(picture.status()).toBe(200);
		expect(picture.headers()).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "public, max-age=31536000, immutable",
		});
	});

	test("a price changed there shows here within 5 s", async ({ request }) => {
		const { products } = await (await request.get("/api/catalog/products/cs?category=1006&sort=dearest")).json();
		const product = products.find((card: { only_variant_id: number | null }) => card.only_variant_id !== null);
		const page = async () => (await request.get(product.url)).text();
		await page();
		await shop("price", "set", product.code, "3457");
		await expect.poll(page, { timeout: 5_000 }).toContain("3\u00a0457,00\u00a0Kč");
	});

	test("a guest buys here, and the order stands there", async ({ page }) => {
		await haveCart(page, "cs");
		await page.goto(CHECKOUT_PATHS.cs.delivery);
		await page.getByRole("radio", { name: /Kurýr|Doručení na adresu/ }).check();
		await page.getByRole("radio", { name: /převod/ }).check();
		await fillDetails(page, "cs");
		const number = await orderNow(page, "cs");
		expect(await shop("order", "show", number)).toContain("jana@example.cz");
	});

	test("a customer's session of that shop opens the account here, a made-up one does not", async ({ page }) => {
		await signIn(page);
		await page.goto("/ucet");
		await expect(page).toHaveURL("/ucet");
		await page.context().clearCookies();
		await page.goto("/ucet");
		await expect(page).toHaveURL(/\/prihlaseni\?redirect=/);
	});

	test("when the line is cut, calls are refused for the moment and kept pages stay", async ({ request }) => {
		const page = async () => (await request.get("/1001/balonky")).status();
		expect(await page()).toBe(200);
		line.cut();
		const refused = await request.get("/api/lists/currencies");
		expect(refused.status()).toBe(503);
		expect(refused.headers()["retry-after"]).toMatch(/^\d+$/);
		expect(await refused.json()).toEqual({ error: "unavailable" });
		expect(await page()).toBe(200);
		line.mend();
		await expect.poll(async () => (await request.get("/api/lists/currencies")).status(), { timeout: 5_000 }).toBe(200);
	});
});
