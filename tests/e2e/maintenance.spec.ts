import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { type ShopProcess, startShop } from "../../lib/cli/shop-process.ts";
import { expect, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import {
	CHECKOUT_PATHS,
	consentBox,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	orderedNumber,
} from "../support/e2e-checkout.ts";
import { runOnShopAt } from "../support/e2e-command.ts";

const SHOP_PORT = 3213;
const STOREFRONT_PORT = 3214;
const DATA_DIR = resolve(".data/e2e-maintenance");
const STOREFRONT_DIR = resolve(".data/e2e-maintenance-storefront");
const WITHIN_5_S = { timeout: 5_000, intervals: [100] };

/** A shop of its own, since maintenance closes it for everybody, and a storefront on its API. */
test.describe("maintenance @once", () => {
	test.describe.configure({ mode: "serial" });
	test.use({
		baseURL: `http://localhost:${SHOP_PORT}`,
		expectedComplaints: [/status of 503|503 \(Service Unavailable\)/],
	});

	let shop: ShopProcess | undefined;
	let storefront: ShopProcess | undefined;
	const command = (...args: string[]) => runOnShopAt(DATA_DIR, ...args);
	const statusOf = async (request: APIRequestContext, path: string) =>
		(await request.get(path, { maxRedirects: 0 })).status();

	test.beforeAll(async () => {
		for (const dir of [DATA_DIR, STOREFRONT_DIR]) await rm(dir, { recursive: true, force: true });
		shop = await startShop({ dataDir: DATA_DIR, port: SHOP_PORT, quiet: true, settings: { PICTURES_AHEAD: "0" } });
		const settings = { SHOP_API_URL: `http://localhost:${SHOP_PORT}` };
		storefront = await startShop({ dataDir: STOREFRONT_DIR, port: STOREFRONT_PORT, quiet: true, settings });
	});
	test.afterAll(async () => {
		await storefront?.stop();
		await shop?.stop();
	});

	test("off, the maintenance page is an ordinary one", async ({ page }) => {
		for (const [path, t] of [
			["/mimo-provoz", TEXTS.cs.maintenance],
			["/en/maintenance", TEXTS.en.maintenance],
		] as const) {
			expect((await page.goto(path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1, name: t.openTitle })).toBeVisible();
		}
	});

	test("switched on, every page leads there within 5 s, on every server, and no server is started anew", async ({
		request,
	}) => {
		expect(await statusOf(request, "/kosik")).toBe(200);
		await command("maintenance", "on", "--message-cs", "Stěhujeme sklad.");
		const since = Date.now();
		await expect.poll(() => statusOf(request, "/kosik"), WITHIN_5_S).toBe(307);
		await expect
			.poll(() => statusOf(request, `http://localhost:${STOREFRONT_PORT}/kosik`), { timeout: 5_000, intervals: [100] })
			.toBe(307);
		expect(Date.now() - since).toBeLessThan(5_500);
		for (const [path, location] of [
			["/", "/mimo-provoz?redirect=%2F"],
			["/1001/balonky?razeni=nejlevnejsi", "/mimo-provoz?redirect=%2F1001%2Fbalonky%3Frazeni%3Dnejlevnejsi"],
			["/ucet", "/mimo-provoz?redirect=%2Fucet"],
			["/en/cart", "/en/maintenance?redirect=%2Fen%2Fcart"],
		] as const) {
			const reply = await request.get(path, { maxRedirects: 0 });
			expect([reply.status(), reply.headers().location]).toEqual([307, location]);
		}
	});

	test("there: 503 with Retry-After, the page as it is, and what it needs", async ({ page, request }) => {
		const reply = await page.goto("/kosik");
		expect(new URL(page.url()).pathname).toBe("/mimo-provoz");
		expect([reply?.status(), reply?.headers()["retry-after"]]).toEqual([503, "60"]);
		expect(reply?.headers()["content-security-policy"]).toContain("default-src 'self'");
		await expect(page.getByRole("heading", { level: 1, name: TEXTS.cs.maintenance.title })).toBeVisible();
		await expect(page.getByText("Stěhujeme sklad.")).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
		const { products } = await (await request.get("/api/catalog/products/cs?category=1001")).json();
		const picture = await request.get(`${products[0].main_image.src}/320`, { headers: { Accept: "image/webp" } });
		expect(picture.status()).toBe(200);
		for (const path of ["/favicon.ico", "/api/settings", "/api/health"])
			expect(await statusOf(request, path)).toBe(200);
		const refused = await request.post("/api/cart/create", { data: {} });
		expect([refused.status(), await refused.json()]).toEqual([503, { error: "maintenance" }]);
	});

	test("switched off, who waits is led back, and the pages are there within 5 s", async ({ page, request }) => {
		await page.goto("/kosik");
		await expect(page.getByRole("status").filter({ hasText: TEXTS.cs.maintenance.looking })).toBeVisible();
		await command("maintenance", "off");
		await expect.poll(() => statusOf(request, "/kosik"), WITHIN_5_S).toBe(200);
		expect(await statusOf(request, "/mimo-provoz")).toBe(200);
		await expect(page).toHaveURL("/kosik", { timeout: 25_000 });
	});

	test("a checkout that was running is told so, keeps what was typed, and goes on afterwards", async ({ page }) => {
		await haveCart(page, "cs");
		await page.goto(CHECKOUT_PATHS.cs.delivery);
		await page.getByRole("radio", { name: /Kurýr|Doručení na adresu/ }).check();
		await page.getByRole("radio", { name: /převod/ }).check();
		await fillDetails(page, "cs");
		await onwardButton(page, "cs").click();
		await expect(page).toHaveURL(CHECKOUT_PATHS.cs.summary);
		await consentBox(page, "cs").check();
		await command("maintenance", "on");
		await expect
			.poll(async () => (await page.request.get("/api/maintenance")).json(), WITHIN_5_S)
			.toEqual({
				is_enabled: true,
			});
		await orderButton(page, "cs").click();
		await expect(page.getByText(TEXTS.cs.errors.maintenance)).toBeVisible();
		await command("maintenance", "off");
		await expect
			.poll(async () => (await page.request.get("/api/maintenance")).json(), WITHIN_5_S)
			.toEqual({
				is_enabled: false,
			});
		await orderButton(page, "cs").click();
		await orderedNumber(page, "cs");
	});
});
