import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../support/e2e.ts";

type Locale = "cs" | "en";

async function fillDetails(page: Page, locale: Locale) {
	const { contact, address } = TEXTS[locale].checkout;
	const details: [string, string][] = [
		[contact.email, "jana@example.cz"],
		[contact.phone, "777 123 456"],
		[address.firstname, "Jana"],
		[address.lastname, "Nováková"],
		[address.street, "Lidická 12"],
		[address.city, "Brno"],
		[address.zip, "602 00"],
	];
	for (const [label, text] of details) await page.getByRole("textbox", { name: label }).first().fill(text);
}

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

		await page.getByRole("radio", { name: locale === "cs" ? /Kurýr na adresu/ : /Courier/ }).check();
		await page.getByRole("radio", { name: locale === "cs" ? /Dobírkou/ : /Cash on delivery/ }).check();
		await fillDetails(page, locale);
		await page.getByRole("checkbox", { name: locale === "cs" ? /Souhlasím/ : /agree/ }).check();
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: t.checkout.panel.submit }).click();

		await expect(page).toHaveURL(locale === "cs" ? /\/shrnuti\/\d+\/[\w-]{20,}$/ : /\/en\/summary\/\d+\/[\w-]{20,}$/);
		await expect(page.getByRole("main")).toContainText(name);
		await expect(page.getByRole("main")).toContainText(/26\d{5}/);
		const number = /26\d{5}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
		expect(number).toMatch(/^26\d{5}$/);
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

test("an order sent without anything filled says what to do beside the fields and sends nothing", async ({ page }) => {
	await page.goto("/1001/balonky");
	await page.getByRole("article").first().getByRole("link").click();
	await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
	await page.goto("/kosik");
	let sent = 0;
	page.on("request", (request) => {
		if (request.url().includes("/api/order/create")) sent += 1;
	});
	await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
	await expect(page.getByText(TEXTS.cs.validation.delivery_required).first()).toBeVisible();
	await expect(page.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	await expect(page.getByText(TEXTS.cs.validation.must_confirm).first()).toBeVisible();
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
