import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";

const t = TEXTS.cs.sandboxGateway;
const { pay } = TEXTS.cs.order;
const GATEWAY = /\/platba\/SBX-/;

const stateOf = async (page: Page, api: string) => (await (await page.request.get(api)).json()).state;
/** The order's page after the gateway, which tells it in the address. */
const backAt = (path: string) => new RegExp(`${path}(\\?.*)?$`);

/** From the order's page to the gateway. */
async function goToGateway(page: Page): Promise<void> {
	await page.getByRole("button", { name: pay.button }).click();
	await expect(page).toHaveURL(GATEWAY);
	await expect(page.getByText(t.badge)).toBeVisible();
}

test("an order is paid at the sandbox gateway @phone @smoke", async ({ page }) => {
	const order = await placeOrder(page, "cs", "card");
	await page.goto(order.path);
	await goToGateway(page);
	await expect(page.getByText(order.number)).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: t.pay }).click();
	await expect(page).toHaveURL(backAt(order.path));
	await expect(page.getByText(pay.paid).first()).toBeVisible();
	expect(await stateOf(page, order.api)).toBe("paid");
});

test("an abandoned payment can be resumed; a refused one is paid again, by keyboard, and then offers no decision", async ({
	page,
}) => {
	const order = await placeOrder(page, "cs", "card");
	await page.goto(order.path);
	await goToGateway(page);
	const first = page.url();
	await page.getByRole("link", { name: t.leave }).click();
	await expect(page.getByText(pay.unpaid)).toBeVisible();
	await goToGateway(page);
	expect(page.url()).toBe(first);
	await page.getByRole("button", { name: t.refuse }).press("Enter");
	await expect(page).toHaveURL(backAt(order.path));
	await expect(page.getByText(pay.refused)).toBeVisible();
	expect(await stateOf(page, order.api)).toBe("waiting_for_payment");
	await goToGateway(page);
	const second = page.url();
	await page.getByRole("button", { name: t.pay }).press("Enter");
	await expect(page.getByText(pay.paid).first()).toBeVisible();
	expect(await stateOf(page, order.api)).toBe("paid");
	await page.goto(second);
	await expect(page.getByRole("heading", { name: t.paidTitle })).toBeVisible();
	await expect(page.getByRole("button", { name: t.pay })).toHaveCount(0);
});

test.describe("an unknown address", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	test("of a payment, an order or a request shows the page for not found", async ({ page }) => {
		for (const path of [
			`/platba/SBX-${"0".repeat(24)}`,
			`/shrnuti/1/${"a".repeat(32)}`,
			`/pozadavek/1/${"a".repeat(32)}`,
		]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.cs.notFound.title);
		}
	});
});
