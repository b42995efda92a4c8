import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../support/e2e.ts";

type Locale = "cs" | "en";
type Order = { id: number; hash: string; number: string };

const CARD = 1;
const COURIER = 2;

/** A guest's order by card, made through the API as the checkout makes it. */
async function aCardOrder(page: Page, locale: Locale): Promise<Order> {
	const { id } = await firstProduct(page, "category=1001");
	const product = await (await page.request.get(`/api/catalog/product/${locale}/${id}`)).json();
	const cart = await (await page.request.get(`/api/cart/anonymous/${locale}/0`)).json();
	const line = { id, variantId: product.variants[0].id, quantity: 1, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { data: line })).status()).toBe(200);
	const created = await page.request.post(`/api/order/create/${cart.id}`, {
		data: {
			deliveryId: COURIER,
			paymentId: CARD,
			email: "jana@example.cz",
			phone: "777 123 456",
			invoice: {
				firstname: "Jana",
				lastname: "Nováková",
				company: "",
				street: "Lidická 12",
				city: "Brno",
				zip: "602 00",
				country: "CZ",
			},
			consent: true,
		},
	});
	expect(created.status()).toBe(201);
	return created.json();
}

const summaryOf = (locale: Locale, { id, hash }: Order) =>
	locale === "cs" ? `/shrnuti/${id}/${hash}` : `/en/summary/${id}/${hash}`;

const stateOf = async (page: Page, { id, hash }: Order) =>
	(await (await page.request.get(`/api/order/${id}/${hash}`)).json()).state;

/** From the order's summary to the gateway. */
async function goToGateway(page: Page, locale: Locale): Promise<void> {
	await page.getByRole("button", { name: TEXTS[locale].order.pay.button }).click();
	await expect(page).toHaveURL(locale === "cs" ? /\/platba\/SBX-/ : /\/en\/payment\/SBX-/);
	await expect(page.getByText(TEXTS[locale].sandboxGateway.badge)).toBeVisible();
}

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].sandboxGateway;
	for (const width of [390, 1280]) {
		test(`an order is paid at the sandbox gateway in ${locale} at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			const order = await aCardOrder(page, locale);
			await page.goto(summaryOf(locale, order));
			await goToGateway(page, locale);
			await expect(page.getByText(order.number)).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
			await expectNoSidewaysScroll(page);
			await page.getByRole("button", { name: t.pay }).click();
			await expect(page).toHaveURL(new RegExp(`${summaryOf(locale, order)}(\\?.*)?$`));
			await expect(page.getByText(TEXTS[locale].order.pay.paid).first()).toBeVisible();
			expect(await stateOf(page, order)).toBe("paid");
		});
	}
}

test("a refused card leaves the order to be paid again, by keyboard", async ({ page }) => {
	const order = await aCardOrder(page, "cs");
	await page.goto(summaryOf("cs", order));
	await goToGateway(page, "cs");
	await page.getByRole("button", { name: TEXTS.cs.sandboxGateway.refuse }).press("Enter");
	await expect(page).toHaveURL(new RegExp(`${summaryOf("cs", order)}(\\?.*)?$`));
	await expect(page.getByText(TEXTS.cs.order.pay.unpaid)).toBeVisible();
	expect(await stateOf(page, order)).toBe("waiting_for_payment");
	await goToGateway(page, "cs");
	await page.getByRole("button", { name: TEXTS.cs.sandboxGateway.pay }).press("Enter");
	await expect(page.getByText(TEXTS.cs.order.pay.paid).first()).toBeVisible();
	expect(await stateOf(page, order)).toBe("paid");
});

test("who walks away finds the same payment, and one that is paid has nothing left to decide", async ({ page }) => {
	const order = await aCardOrder(page, "cs");
	await page.goto(summaryOf("cs", order));
	await goToGateway(page, "cs");
	const gateway = page.url();
	await page.getByRole("link", { name: TEXTS.cs.sandboxGateway.leave }).click();
	await expect(page.getByText(TEXTS.cs.order.pay.unpaid)).toBeVisible();
	await goToGateway(page, "cs");
	expect(page.url()).toBe(gateway);
	await page.getByRole("button", { name: TEXTS.cs.sandboxGateway.pay }).click();
	await expect(page.getByText(TEXTS.cs.order.pay.paid).first()).toBeVisible();
	await page.goto(gateway);
	await expect(page.getByRole("heading", { name: TEXTS.cs.sandboxGateway.paidTitle })).toBeVisible();
	await expect(page.getByRole("button", { name: TEXTS.cs.sandboxGateway.pay })).toHaveCount(0);
});

test.describe("a payment that nobody opened", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	test("is a page that does not exist", async ({ page }) => {
		await page.goto(`/platba/SBX-${"0".repeat(24)}`);
		await expect(page.getByRole("heading", { name: TEXTS.cs.notFound.title })).toBeVisible();
	});
});
