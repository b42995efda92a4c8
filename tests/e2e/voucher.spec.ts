import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

type Locale = "cs" | "en";

/** The shopper of this page gets a cart with a product, and opens it. */
async function openCart(page: Page, locale: Locale) {
	const { products } = await (await page.request.get("/api/catalog/products/cs?category=1001")).json();
	const card = products.find((one: { stock: number; minimum_age: number | null }) => one.stock > 0 && !one.minimum_age);
	const product = await (await page.request.get(`/api/catalog/product/cs/${card.id}`)).json();
	const variant = product.variants.find((one: { stock: number }) => one.stock > 0);
	const cart = await (await page.request.get("/api/cart/anonymous/cs/0")).json();
	const put = await page.request.put(`/api/cart/${cart.id}`, {
		data: { id: card.id, variantId: variant.id, quantity: 1 },
	});
	expect(put.status()).toBe(200);
	await page.goto(locale === "cs" ? "/" : "/en");
	await page.context().addCookies([{ name: "cartTempId", value: cart.tempId, url: page.url() }]);
	await page.goto(locale === "cs" ? "/kosik" : "/en/cart");
}

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].voucher;
	test.describe(`vouchers in ${locale}`, () => {
		// A refusal is an answer like any other, but Chromium writes each into its console.
		test.use({ expectedComplaints: [/status of 4(04|22)/] });

		test("a wrong code is told beside the field and stays; a right one takes its part off, until it is removed", async ({
			page,
		}) => {
			await openCart(page, locale);
			const code = page.getByRole("textbox", { name: t.code });
			const list = page.getByRole("list", { name: t.list });
			await code.fill("NENI-TO-ONO");
			await page.getByRole("button", { name: t.apply, exact: true }).click();
			await expect(code).toHaveAccessibleDescription(t.problems.notExists);
			await expect(code).toBeFocused();
			await expect(code).toHaveValue("NENI-TO-ONO");

			await code.fill("konfety10");
			await code.press("Enter");
			await expect(list).toContainText("KONFETY10");
			await expect(code).toHaveValue("");
			await code.fill("KONFETY10");
			await code.press("Enter");
			await expect(code).toHaveAccessibleDescription(t.problems.alreadyAdded);
			await expectNoSidewaysScroll(page);

			await page.reload();
			await expect(list).toContainText("KONFETY10");
			const removed = t.removed.replace("{code}", "KONFETY10");
			await page.getByRole("button", { name: t.removeNamed.replace("{code}", "KONFETY10") }).click();
			await expect(page.getByText(removed)).toBeFocused();
			await expect(list).toBeHidden();
		});

		test("one that needs an e-mail asks for it, by keyboard alone", async ({ page }) => {
			await openCart(page, locale);
			await page.getByRole("textbox", { name: t.code }).fill("namail50");
			await page.keyboard.press("Enter");
			const email = page.getByRole("main").getByRole("textbox", { name: t.email });
			await expect(email).toBeFocused();
			await page.keyboard.type("jana@example.cz");
			await page.keyboard.press("Enter");
			await expect(page.getByRole("list", { name: t.list })).toContainText("NAMAIL50");
			await expect(email).toBeHidden();
		});
	});
}
