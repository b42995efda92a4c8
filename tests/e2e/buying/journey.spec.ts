import { randomUUID } from "node:crypto";
import { chooseSomeVariant, expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import {
	consentBox,
	fillDetails,
	onwardButton,
	orderButton,
	orderedNumber,
} from "../../support/browser/e2e-checkout.ts";

const WORDS = {
	cs: { home: "/", cart: "/kosik", balloons: "Balónky", courier: /Kurýr na adresu/, cash: /Dobírkou/ },
	en: { home: "/en", cart: "/en/cart", balloons: "Balloons", courier: /Courier/, cash: /Cash on delivery/ },
} as const;

for (const [locale, tags] of [
	["cs", " @phone @smoke"],
	["en", ""],
] as const) {
	const t = TEXTS[locale];
	const words = WORDS[locale];

	test(`a guest buys a balloon in ${locale}, from the home page to the confirmation in the mailbox${tags}`, async ({
		page,
	}) => {
		const email = `${randomUUID()}@example.cz`;
		await page.goto(words.home);
		const categories = page.getByRole("region", { name: t.home.categories });
		await categories.getByRole("link", { name: words.balloons, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.balloons);
		await page.getByRole("article").first().getByRole("link").click();
		await chooseSomeVariant(page);
		const name = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll("\u00a0", " ");
		await page.getByRole("button", { name: t.product.addToCart, exact: true }).click();
		await expect(page.getByText(t.cart.added).first()).toBeVisible();
		await page.getByRole("link", { name: t.cart.toCart }).first().click();
		await expect(page).toHaveURL(words.cart);
		await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();

		await page.getByRole("link", { name: t.cartPage.summary.continue }).click();
		await page.getByRole("radio", { name: words.courier }).check();
		await page.getByRole("radio", { name: words.cash }).check();
		await fillDetails(page, locale, email);
		await expectNoSidewaysScroll(page);
		await onwardButton(page, locale).click();
		await consentBox(page, locale).check();
		await expectNoSidewaysScroll(page);
		await orderButton(page, locale).click();

		const number = await orderedNumber(page, locale);
		await expect(page.getByRole("main")).toContainText(name);
		await expectNoSidewaysScroll(page);

		const mail = await readMail(number, email);
		expect(mail.text).toContain(number);
		expect(mail.html).toContain(new URL(page.url()).pathname);
		// The cart became an order: it is empty again.
		await page.goto(words.cart);
		await expect(page.getByRole("main")).toContainText(t.cart.empty);
	});
}

test("goods for adults ask for the age first", async ({ page }) => {
	const tree = await (await page.request.get("/api/catalog/category/cs")).json();
	const adult = tree
		.flatMap((top: { subcategories: { slug: string; id: number }[] }) => top.subcategories)
		.find((one: { slug: string }) => one.slug === "party-hry-18");
	const listing = await (await page.request.get(`/api/catalog/products/cs?category=${adult.id}`)).json();
	const game = listing.products.find(
		(card: { minimum_age: number | null; stock: number }) => card.minimum_age === 18 && card.stock > 0,
	);
	await page.goto(game.url);
	await chooseSomeVariant(page);
	await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Ano, je mi 18 let" }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
});
