import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../support/e2e.ts";
import { consentBox, fillDetails, onwardButton, orderButton, orderedNumber } from "../support/e2e-checkout.ts";

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale];
	test(`a guest buys a balloon in ${locale}, from the home page to the confirmation in the mailbox`, async ({
		page,
	}) => {
		await page.goto(locale === "cs" ? "/" : "/en");
		await page.getByRole("main").getByRole("link", { name: TEXTS[locale].home.heroAction }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(locale === "cs" ? "Balónky" : "Balloons");
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page.getByRole("button", { name: t.product.addToCart, exact: true })).toBeVisible();
		const name = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll("\u00a0", " ");
		await page.getByRole("button", { name: t.product.addToCart, exact: true }).click();
		await expect(page.getByText(t.cart.added).first()).toBeVisible();
		await page.getByRole("link", { name: t.cart.toCart }).first().click();
		await expect(page).toHaveURL(locale === "cs" ? "/kosik" : "/en/cart");
		await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();

		await page.getByRole("link", { name: t.cartPage.summary.continue }).click();
		await page.getByRole("radio", { name: locale === "cs" ? /Kurýr na adresu/ : /Courier/ }).check();
		await page.getByRole("radio", { name: locale === "cs" ? /Dobírkou/ : /Cash on delivery/ }).check();
		await fillDetails(page, locale);
		await expectNoSidewaysScroll(page);
		await onwardButton(page, locale).click();
		await consentBox(page, locale).check();
		await expectNoSidewaysScroll(page);
		await orderButton(page, locale).click();

		const number = await orderedNumber(page, locale);
		await expect(page.getByRole("main")).toContainText(name);
		await expectNoSidewaysScroll(page);

		const mail = await readMail(number);
		expect(mail.to?.[0]?.address).toBe("jana@example.cz");
		expect(mail.text).toContain(number);
		expect(mail.html).toContain(new URL(page.url()).pathname);
		// The cart became an order: it is empty again.
		await page.goto(locale === "cs" ? "/kosik" : "/en/cart");
		await expect(page.getByRole("main")).toContainText(t.cart.empty);
	});
}

test("a step left empty says what to do beside the fields and sends nothing", async ({ page }) => {
	await page.goto("/1001/balonky");
	await page.getByRole("article").first().getByRole("link").click();
	await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
	await page.goto("/kosik/doprava-a-platba");
	let sent = 0;
	page.on("request", (request) => {
		if (request.url().includes("/api/order/create")) sent += 1;
	});
	await onwardButton(page, "cs").click();
	await expect(page.getByText(TEXTS.cs.validation.delivery_required).first()).toBeVisible();
	await expect(page.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	await expect(page).toHaveURL("/kosik/doprava-a-platba");
	expect(sent).toBe(0);
});

test("two clicks are two pieces, also on a slow network", async ({ page }) => {
	await page.goto("/1001/balonky");
	await page.getByRole("article").first().getByRole("link").click();
	await page.route("**/api/cart/**", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 400));
		await route.continue();
	});
	const add = page.getByRole("button", {
		name: new RegExp(`${TEXTS.cs.product.addToCart}|${TEXTS.cs.product.adding}`),
	});
	await add.click();
	await expect(page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true })).toBeVisible();
	await add.click();
	await expect(page.getByRole("button", { name: /Košík, 2 kusy/ })).toBeVisible();
});

test("goods for adults ask for the age first", async ({ page }) => {
	const { products } = await (await page.request.get("/api/catalog/products/cs?per_page=48&sort=newest")).json();
	expect(products.length).toBeGreaterThan(0);
	const tree = await (await page.request.get("/api/catalog/category/cs")).json();
	const adult = tree
		.flatMap((top: { subcategories: { slug: string; id: number }[] }) => top.subcategories)
		.find((one: { slug: string }) => one.slug === "party-hry-18");
	const listing = await (await page.request.get(`/api/catalog/products/cs?category=${adult.id}`)).json();
	const game = listing.products.find(
		(card: { minimum_age: number | null; stock: number }) => card.minimum_age === 18 && card.stock > 0,
	);
	await page.goto(game.url);
	await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Ano, je mi 18 let" }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
});
