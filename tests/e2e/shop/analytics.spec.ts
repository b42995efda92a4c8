import type { Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import type { ShopEvent } from "#lib/storefront/analytics/events.ts";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import {
	CHECKOUT_PATHS,
	consentBox,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	orderedNumber,
} from "../../support/browser/e2e-checkout.ts";

const t = TEXTS.cs;

/** What this document has told analytics so far; each event about goods after a message that clears the goods before. */
async function told(page: Page): Promise<ShopEvent[]> {
	const layer = (await page.evaluate(() => window.dataLayer ?? [])) as (Partial<ShopEvent> | { ecommerce: null })[];
	return layer.flatMap((message, place) => {
		if (!("event" in message)) return [];
		if ("ecommerce" in message) expect(layer[place - 1]).toEqual({ ecommerce: null });
		return [message as ShopEvent];
	});
}

const names = async (page: Page) => (await told(page)).map(({ event }) => event);

/** The one event of this name. */
async function one<Name extends ShopEvent["event"]>(page: Page, name: Name) {
	const all = (await told(page)).filter((event): event is ShopEvent & { event: Name } => event.event === name);
	expect(all, name).toHaveLength(1);
	return all[0] as ShopEvent & { event: Name };
}

/** Whatever waits for an idle moment has had one. */
const rest = (page: Page) =>
	page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));

/** The shop's own answer about the order on the page. */
async function orderOf(page: Page) {
	const [id, hash] = new URL(page.url()).pathname.split("/").slice(-2);
	return (await page.request.get(`/api/order/${id}/${hash}`)).json();
}

async function chooseAndOrder(page: Page, payment: RegExp): Promise<void> {
	await page.getByRole("radio", { name: /Kurýr na adresu/ }).check();
	await page.getByRole("radio", { name: payment }).check();
	await fillDetails(page, "cs");
	await onwardButton(page, "cs").click();
	await expect(page).toHaveURL(CHECKOUT_PATHS.cs.summary);
	await consentBox(page, "cs").check();
	await orderButton(page, "cs").click();
}

test("a whole purchase reports its events in order with the right sums, not again on a reload, and sends no request to other hosts", async ({
	page,
	context,
	baseURL,
}) => {
	// Not even with a consent: the shop of these tests has no container of tags.
	const consents = [COOKIES.acceptAnalytical, COOKIES.acceptMarketing, COOKIES.acceptAdvertisement];
	await context.addCookies(consents.map((name) => ({ name, value: "accepted", url: baseURL ?? "" })));
	const strangers: string[] = [];
	context.on("request", (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith("http") && url.origin !== new URL(baseURL ?? "").origin) strangers.push(request.url());
	});
	await page.goto("/hledani?q=jana%40example.cz");
	await rest(page);
	expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain("jana");

	await page.goto("/1001/balonky");
	const shown = await (await page.request.get("/api/catalog/products/cs?category=1001")).json();
	const place = shown.products.findIndex(
		(product: { only_variant_id: number | null; availability: string; minimum_age: number | null }) =>
			product.only_variant_id !== null && product.availability === "in_stock" && product.minimum_age === null,
	);
	const product = shown.products[place];
	const price = product.price_with_tax / 100;
	await page.locator("#goods").getByRole("article").nth(place).getByRole("link").click();
	await expect(page).toHaveURL(product.url);
	await page.getByRole("button", { name: t.product.addToCart, exact: true }).click();
	await page.getByRole("link", { name: t.cart.toCart }).first().click();
	await expect(page).toHaveURL("/kosik");
	await page
		.getByRole("main")
		.getByRole("button", { name: /^O.kus více/ })
		.click();
	await expect.poll(async () => (await names(page)).filter((name) => name === "add_to_cart")).toHaveLength(2);
	await page.getByRole("link", { name: t.cartPage.summary.continue }).click();
	await chooseAndOrder(page, /Dobírkou/);
	const number = await orderedNumber(page, "cs");
	await expect.poll(() => names(page)).toContain("purchase");

	expect((await names(page)).filter((name) => name !== "view_item_list")).toEqual([
		"select_item",
		"view_item",
		"add_to_cart",
		"view_cart",
		"add_to_cart",
		"begin_checkout",
		"add_shipping_info",
		"add_payment_info",
		"purchase",
	]);
	const [list] = await told(page);
	expect(list).toMatchObject({
		event: "view_item_list",
		ecommerce: { item_list_id: "category_1001", item_list_name: "Balónky" },
	});
	if (list?.event !== "view_item_list") throw new Error("The list was not the first");
	expect(list.ecommerce.items).toHaveLength(shown.products.length);
	expect(list.ecommerce.items[place]).toMatchObject({ item_name: product.name, price, index: place });
	const item = { item_id: product.code, item_name: product.name };
	expect((await one(page, "select_item")).ecommerce.items).toMatchObject([{ ...item, price, index: place }]);
	expect((await one(page, "view_item")).ecommerce).toMatchObject({ currency: "CZK", value: price, items: [item] });
	const both = Math.round(2 * product.price_with_tax) / 100;
	for (const name of ["begin_checkout", "add_shipping_info", "add_payment_info"] as const) {
		const { ecommerce } = await one(page, name);
		expect(ecommerce).toMatchObject({ currency: "CZK", value: both, items: [{ ...item, price, quantity: 2 }] });
	}
	expect((await one(page, "add_shipping_info")).ecommerce.shipping_tier).toBe("courier");
	const { prices, payment } = await orderOf(page);
	expect((await one(page, "add_payment_info")).ecommerce.payment_type).toBe(payment.key);
	expect((await one(page, "purchase")).ecommerce).toEqual({
		transaction_id: number,
		currency: "CZK",
		value: both,
		tax: prices.vat_total / 100,
		shipping: Math.round(prices.delivery_with_tax + prices.payment_with_tax) / 100,
		items: [expect.objectContaining({ ...item, price, quantity: 2 })],
	});
	expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/jana|Nováková|Lidická|777/);

	await page.reload();
	await orderedNumber(page, "cs");
	await rest(page);
	expect(await names(page)).toEqual([]);
	expect(strangers).toEqual([]);
});

test("a purchase by card is reported once, on the return from the gateway, and not for others who open the link", async ({
	page,
	context,
	browser,
	baseURL,
}) => {
	await haveCart(page, "cs");
	await page.goto("/kosik/doprava-a-platba");
	await chooseAndOrder(page, /Kartou online/);
	await expect(page).toHaveURL(/\/platba\/SBX-/);
	await page.getByRole("button", { name: t.sandboxGateway.pay }).click();
	const number = await orderedNumber(page, "cs");
	await expect.poll(() => names(page)).toEqual(["purchase"]);
	expect((await one(page, "purchase")).ecommerce.transaction_id).toBe(number);
	const url = page.url();
	const stranger = await browser.newContext({ baseURL });
	for (const visitor of [page, await context.newPage(), await stranger.newPage()]) {
		await visitor.goto(url);
		await orderedNumber(visitor, "cs");
		await rest(visitor);
		expect(await names(visitor)).toEqual([]);
	}
	await stranger.close();
});
