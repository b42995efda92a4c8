import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { type ShopProcess, startShop } from "#lib/cli/shop-process.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { MAINTENANCE_BELIEVED_MS, MAINTENANCE_LOOK_MS } from "#lib/domain/maintenance.ts";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import {
	CHECKOUT_PATHS,
	consentBox,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	orderedNumber,
} from "../../support/browser/e2e-checkout.ts";
import { runOnShopAt } from "../../support/browser/e2e-command.ts";
import { cookieOf, tokenFor } from "../../support/browser/e2e-customer.ts";
import { openLine } from "../../support/browser/e2e-line.ts";

const SHOP_DIR = resolve(".data/e2e-other-shop");
const STOREFRONT_DIR = resolve(".data/e2e-storefront");
const [LINE_PORT, STOREFRONT_PORT, SHOP_PORT] = [3211, 3212, 3213];
const [STOREFRONT, SHOP] = [STOREFRONT_PORT, SHOP_PORT].map((port) => `http://localhost:${port}`) as [string, string];
const [CUSTOMER = { email: "", password: "" }] = DEMO_ACCOUNTS;
const WITHIN_5_S = { timeout: 5_000, intervals: [100] };
const PICTURES = { PICTURES_AHEAD: "0" };

const HEARD = { CHANGES_KEY: "a key that both know, of 32 letters or more" };
/** 4 567 Kč as a page says it. */
const NEW_PRICE = "4\u00a0567,00\u00a0Kč";
type Card = { only_variant_id: number | null };
const command = (...args: string[]) => runOnShopAt(SHOP_DIR, ...args);

/** Status of an answer as it comes, and where it leads. */
async function answerOf(request: APIRequestContext, address: string, headers = {}) {
	const reply = await request.get(address, { headers, maxRedirects: 0 });
	return [reply.status(), reply.headers().location];
}
const statusOf = async (request: APIRequestContext, address: string) => (await answerOf(request, address))[0];

async function pictureOf(request: APIRequestContext) {
	const { products } = await (await request.get("/api/catalog/products/cs?category=1001")).json();
	return request.get(`${products[0].main_image.src}/320`, { headers: { Accept: "image/webp" } });
}

/** Maintenance closes a shop for everybody, so it is one of its own; beside it a storefront without a database, on its API. */
test.describe("a shop, and a storefront on its API", () => {
	test.describe.configure({ mode: "serial" });
	test.use({ baseURL: STOREFRONT, expectedComplaints: [/status of 503|503 \(Service Unavailable\)/] });

	const opened: ShopProcess[] = [];
	let line: Awaited<ReturnType<typeof openLine>> | undefined;

	test.beforeAll(async () => {
		for (const dir of [SHOP_DIR, STOREFRONT_DIR]) await rm(dir, { recursive: true, force: true });
		opened.push(
			await startShop({ dataDir: SHOP_DIR, port: SHOP_PORT, quiet: true, settings: { ...PICTURES, ...HEARD } }),
		);
		line = await openLine({ port: LINE_PORT, to: SHOP_PORT });
		const settings = { SHOP_API_URL: line.url, ...HEARD };
		opened.push(await startShop({ dataDir: STOREFRONT_DIR, port: STOREFRONT_PORT, quiet: true, settings }));
	});
	test.afterAll(async () => {
		for (const one of opened.reverse()) await one.stop();
		await line?.close();
	});

	test("the storefront's pages, pictures and calls come from the shop, and a price changed there shows on the storefront within 5 s", async ({
		request,
	}) => {
		const { products } = await (await request.get("/api/catalog/products/cs?category=1006&sort=dearest")).json();
		const product = products.find((card: Card) => card.only_variant_id !== null);
		const page = async () => (await request.get(product.url)).text();
		expect(await page()).toContain(product.name);
		const picture = await pictureOf(request);
		expect(picture.status()).toBe(200);
		expect(picture.headers()).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "public, max-age=31536000, immutable",
		});
		await command("price", "set", product.code, "3457");
		await expect.poll(page, { timeout: 5_000 }).toContain("3\u00a0457,00\u00a0Kč");
	});

	test("a price that changes while a page is being rendered is on the page the next time", async ({ request }) => {
		const { products } = await (await request.get("/api/catalog/products/cs?category=1002&sort=dearest")).json();
		const [list, card] = ["/1001/balonky?razeni=nejdrazsi", products.find((one: Card) => one.only_variant_id !== null)];
		const hasPrice = async (path: string) => (await request.get(path)).text().then((text) => text.includes(NEW_PRICE));
		// A list that is kept already shows the price only once the storefront has heard of it.
		expect(await hasPrice(list)).toBe(false);
		const hold = line?.hold(`/catalog/product/cs/${card.id}/related`);
		const made = request.get(card.url);
		await hold?.reached;
		await command("price", "set", card.code, "4567");
		await expect.poll(() => hasPrice(list), WITHIN_5_S).toBe(true);
		hold?.release();
		await made;
		expect(await hasPrice(card.url)).toBe(true);
	});

	test("a customer's session of the shop opens the account at the storefront, a forged one does not", async ({
		request,
	}) => {
		const token = await tokenFor({ request }, CUSTOMER);
		expect(await answerOf(request, "/ucet", cookieOf(token))).toEqual([200, undefined]);
		for (const headers of [{}, cookieOf("abc")])
			expect(await answerOf(request, "/ucet", headers)).toEqual([307, "/prihlaseni?redirect=%2Fucet"]);
	});

	test("maintenance closes both within 5 s; a guest about to order is told so and can go on afterwards, a waiting visitor is led back", async ({
		page,
		context,
		request,
	}) => {
		await test.step("a guest is about to order", async () => {
			await haveCart(page, "cs");
			await page.goto(CHECKOUT_PATHS.cs.delivery);
			await page.getByRole("radio", { name: /Kurýr|Doručení na adresu/ }).check();
			await page.getByRole("radio", { name: /převod/ }).check();
			await fillDetails(page, "cs");
			await onwardButton(page, "cs").click();
			await expect(page).toHaveURL(CHECKOUT_PATHS.cs.summary);
			await consentBox(page, "cs").check();
		});
		await test.step("closed: every page redirects to the maintenance page", async () => {
			for (const server of [SHOP, STOREFRONT]) expect(await statusOf(request, `${server}/mimo-provoz`)).toBe(200);
			await command("maintenance", "on", "--message-cs", "Stěhujeme sklad.");
			const wordsAt = async (server: string) => (await request.get(`${server}/mimo-provoz`)).text();
			await Promise.all(
				[SHOP, STOREFRONT].flatMap((server) => [
					expect.poll(() => statusOf(request, `${server}/kosik`), WITHIN_5_S).toBe(307),
					expect.poll(() => wordsAt(server), WITHIN_5_S).toContain("Stěhujeme sklad."),
				]),
			);
			for (const server of [SHOP, STOREFRONT])
				for (const [path, location] of [
					["/", "/mimo-provoz?redirect=%2F"],
					["/1001/balonky?razeni=nejlevnejsi", "/mimo-provoz?redirect=%2F1001%2Fbalonky%3Frazeni%3Dnejlevnejsi"],
					["/ucet", "/mimo-provoz?redirect=%2Fucet"],
					["/neznama", "/mimo-provoz?redirect=%2Fneznama"],
					["/en/cart", "/en/maintenance?redirect=%2Fen%2Fcart"],
				] as const)
					expect(await answerOf(request, server + path), server + path).toEqual([307, location]);
		});
		const waiting = await test.step("the maintenance page: 503 with Retry-After, and its files", async () => {
			const tab = await context.newPage();
			await tab.clock.install();
			const reply = await tab.goto("/kosik");
			expect(new URL(tab.url()).pathname).toBe("/mimo-provoz");
			expect([reply?.status(), reply?.headers()["retry-after"]]).toEqual([503, "60"]);
			expect(reply?.headers()["content-security-policy"]).toContain("default-src 'self'");
			await expect(tab.getByRole("heading", { level: 1, name: TEXTS.cs.maintenance.title })).toBeVisible();
			await expect(tab.getByText("Stěhujeme sklad.")).toBeVisible();
			await expect(tab.getByRole("status").filter({ hasText: TEXTS.cs.maintenance.looking })).toBeVisible();
			expect(await axeViolations(tab)).toEqual([]);
			expect((await pictureOf(request)).status()).toBe(200);
			for (const server of [SHOP, STOREFRONT])
				for (const path of ["/favicon.ico", "/api/settings", "/api/health"])
					expect(await statusOf(request, server + path), server + path).toBe(200);
			const refused = await request.post("/api/cart/create", { data: {} });
			expect([refused.status(), await refused.json()]).toEqual([503, { error: "maintenance" }]);
			return tab;
		});
		await test.step("the guest about to order is told so", async () => {
			await orderButton(page, "cs").click();
			await expect(page.getByText(TEXTS.cs.errors.maintenance)).toBeVisible();
		});
		await test.step("open again: the pages are back within 5 s, and a waiting visitor is led back", async () => {
			// Its clock stands still until the test looks, however long the shops take to open.
			await waiting.clock.pauseAt(Date.now() + SECOND_MS);
			await command("maintenance", "off");
			for (const server of [SHOP, STOREFRONT])
				for (const path of ["/kosik", "/mimo-provoz"])
					await expect.poll(() => statusOf(request, server + path), WITHIN_5_S).toBe(200);
			await waiting.clock.runFor(MAINTENANCE_LOOK_MS);
			await expect(waiting.getByRole("status").filter({ hasText: TEXTS.cs.maintenance.back })).toBeVisible();
			await waiting.clock.runFor(MAINTENANCE_BELIEVED_MS);
			await expect(waiting).toHaveURL("/kosik");
			await waiting.clock.resume();
		});
		await test.step("the order is sent, and exists in the shop", async () => {
			await orderButton(page, "cs").click();
			const number = await orderedNumber(page, "cs");
			expect(await command("order", "show", number)).toContain("jana@example.cz");
		});
	});

	test("when the shop cannot be reached, calls and new pages are refused for the moment and cached pages stay", async ({
		request,
	}) => {
		expect(await statusOf(request, "/1001/balonky")).toBe(200);
		line?.cut();
		const refused = await request.get("/api/lists/currencies");
		expect(refused.status()).toBe(503);
		expect(refused.headers()["retry-after"]).toMatch(/^\d+$/);
		expect(await refused.json()).toEqual({ error: "unavailable" });
		expect(await statusOf(request, "/1001/balonky")).toBe(200);
		const unseen = await request.get("/eshop?cena_od=77");
		expect([unseen.status(), unseen.headers()["retry-after"]]).toEqual([503, "2"]);
		line?.mend();
		await expect.poll(() => statusOf(request, "/api/lists/currencies"), { timeout: 5_000 }).toBe(200);
	});
});
