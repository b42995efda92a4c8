import type { BrowserContext, Page, Route } from "@playwright/test";
import {
	chooseSomeVariant,
	expect,
	expectNoSidewaysScroll,
	firstProduct,
	TEXTS,
	test,
} from "../../support/browser/e2e.ts";
import { openAccount } from "../../support/browser/e2e-customer.ts";
import { holdBack, openBeforeScripts } from "../../support/browser/e2e-hold.ts";

const { cart: t, cartPage, product: productTexts } = TEXTS.cs;
const PUTS = /\/api\/cart\/[0-9a-f-]{36}$/;

type Listed = { id: number; name: string; url: string; only_variant_id: number | null };

const widget = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Košík/ });
const addButton = (page: Page) =>
	page.getByRole("button", {
		name: new RegExp(`^(${productTexts.addToCart}|${productTexts.addMore}|${productTexts.adding})$`),
	});
const popup = (page: Page) => page.getByRole("region", { name: t.added });
const quantity = (page: Page) => page.getByRole("main").getByRole("textbox", { name: /^Počet kusů/ });
const more = (page: Page) => page.getByRole("main").getByRole("button", { name: /^O.kus více/ });

/** Pieces in the guest's cart as the shop has it. */
async function piecesInShop(page: Page, context: BrowserContext): Promise<number> {
	const tempId = (await context.cookies()).find(({ name }) => name === "cartTempId")?.value;
	return (await (await page.request.get(`/api/cart/anonymous/cs/${tempId}`)).json()).count;
}

/** Goods with nothing to choose that are in stock. */
async function findGoods(page: Page): Promise<Listed> {
	const reply = await page.request.get("/api/catalog/products/cs?per_page=48&availability=in_stock");
	const { products } = (await reply.json()) as { products: (Listed & { stock: number; minimum_age: number | null })[] };
	const goods = products.find((one) => one.only_variant_id && one.stock > 30 && one.minimum_age === null);
	if (!goods) throw new Error("The demo shop has no such goods");
	return goods;
}

async function openGoods(page: Page): Promise<Listed> {
	const goods = await findGoods(page);
	await page.goto(goods.url);
	return goods;
}

/** Opens the cart's page with one line in it. */
async function openCart(page: Page): Promise<void> {
	await openGoods(page);
	await addButton(page).click();
	await expect(popup(page)).toBeVisible();
	await page.goto("/kosik");
	await expect(quantity(page)).toHaveValue("1");
}

test("a click on goods whose page is still loading its scripts adds them, once", async ({ page, context }) => {
	const release = await openBeforeScripts(page, (await findGoods(page)).url);
	await addButton(page).click();
	await addButton(page).click();
	release();
	await expect(popup(page)).toBeVisible();
	expect(await piecesInShop(page, context)).toBe(1);
});

test("a click shows before the shop answers; a later quantity wins over a request that is never answered", async ({
	page,
	context,
}) => {
	await openCart(page);
	const held: Route[] = [];
	// The first request is never answered.
	await page.route(PUTS, (route) => (held.length === 0 ? void held.push(route) : route.continue()));
	await more(page).click();
	await expect(quantity(page)).toHaveValue("2");
	await expect(widget(page)).toContainText("2");
	await expect.poll(() => held.length).toBe(1);
	expect(await piecesInShop(page, context)).toBe(1);
	for (let click = 0; click < 4; click++) await more(page).click();
	await expect(quantity(page)).toHaveValue("6");
	await expect(widget(page)).toContainText("6");
	await expect.poll(() => piecesInShop(page, context)).toBe(6);
	await expect(page.getByRole("article").locator("strong[aria-busy]")).toHaveCount(0);
	await expect(quantity(page)).toHaveValue("6");
});

test.describe("failures of the cart", () => {
	test.use({ expectedComplaints: [/status of 50[03]|net::ERR_|Failed to load resource/] });

	test("a failed request restores the quantity and says so; after a dropped connection it is tried once more", async ({
		page,
		context,
	}) => {
		await openCart(page);
		const held = Promise.withResolvers<void>();
		await page.route(PUTS, async (route) => {
			await held.promise;
			await route.fulfill({ status: 503, json: { error: "unavailable" } });
		});
		await more(page).click();
		await expect(quantity(page)).toHaveValue("2");
		held.resolve();
		await expect(page.getByText(TEXTS.cs.errors.unavailable)).toBeVisible();
		await expect(quantity(page)).toHaveValue("1");
		expect(await piecesInShop(page, context)).toBe(1);

		await page.unroute(PUTS);
		let drops = 1;
		await page.route(PUTS, (route) => (drops-- > 0 ? route.abort("connectionreset") : route.continue()));
		await more(page).click();
		await expect.poll(() => piecesInShop(page, context)).toBe(2);
		await expect(quantity(page)).toHaveValue("2");
		expect(drops).toBeLessThan(0);
	});

	test("a change whose answer was lost does not count twice", async ({ page, context }) => {
		await openGoods(page);
		let losses = 1;
		await page.route(PUTS, async (route) => {
			if (losses-- <= 0) return route.continue();
			await route.fetch();
			await route.abort("connectionreset");
		});
		await addButton(page).click();
		await expect(popup(page)).toBeVisible();
		expect(await piecesInShop(page, context)).toBe(1);
		await expect(widget(page)).toContainText("1");
		const events = () =>
			page.evaluate(() =>
				(window.dataLayer ?? []).filter((one) => (one as { event?: string } | null)?.event === "add_to_cart"),
			);
		await expect.poll(events).toHaveLength(1);
		expect(await events()).toMatchObject([{ ecommerce: { currency: "CZK", items: [{ quantity: 1 }] } }]);
	});
});

test("two clicks are two pieces, also on a slow network; a double click is one @smoke", async ({ page, context }) => {
	await openGoods(page);
	const { count, release } = await holdBack(page, PUTS);
	await addButton(page).click();
	await expect.poll(count).toBe(1);
	await addButton(page).click();
	release();
	await expect.poll(() => piecesInShop(page, context)).toBe(2);
	await addButton(page).dblclick();
	await expect.poll(() => piecesInShop(page, context)).toBe(3);
	await expect(widget(page)).toContainText("3");
});

test("leaving the page at once does not lose the last click", async ({ page, context }) => {
	await openCart(page);
	await more(page).click();
	await page.goto("/");
	await expect.poll(() => piecesInShop(page, context)).toBe(2);
	await expect(widget(page)).toContainText("2");
});

test("two tabs share one cart from the first goods on, and show the same", async ({ page, context }) => {
	await openGoods(page);
	const other = await context.newPage();
	await openGoods(other);
	await test.step("the first goods of both, added at once, are in one cart", async () => {
		await Promise.all([addButton(page).click(), addButton(other).click()]);
		await expect(popup(page)).toBeVisible();
		await expect(popup(other)).toBeVisible();
		// Both set the same line of the same cart, made once.
		expect((await context.cookies()).filter(({ name }) => name === "cartTempId")).toHaveLength(1);
		await expect.poll(() => piecesInShop(page, context)).toBeGreaterThanOrEqual(1);
		await expect(widget(page)).toContainText(String(await piecesInShop(page, context)));
	});
	await test.step("a change in one tab shows in the other", async () => {
		await Promise.all([page.goto("/kosik"), other.goto("/kosik")]);
		await quantity(page).fill("2");
		await quantity(page).press("Enter");
		await expect(quantity(other)).toHaveValue("2");
		await more(other).click();
		await more(other).click();
		await expect(quantity(page)).toHaveValue("4");
		expect(await piecesInShop(page, context)).toBe(4);
	});
	await test.step("after two simultaneous changes both show the last one", async () => {
		await Promise.all([
			more(page).click(),
			quantity(other)
				.fill("9")
				.then(() => quantity(other).press("Enter")),
		]);
		await expect
			.poll(async () => (await quantity(page).inputValue()) === (await quantity(other).inputValue()))
			.toBe(true);
		await expect.poll(async () => String(await piecesInShop(page, context))).toBe(await quantity(page).inputValue());
	});
});

test("the keyboard alone suffices for quantity, note, removal and undoing it", async ({ page, context }) => {
	await openCart(page);
	await quantity(page).focus();
	await page.keyboard.type("3");
	await page.keyboard.press("Enter");
	await expect.poll(() => piecesInShop(page, context)).toBe(3);
	await page.getByRole("button", { name: new RegExp(`^${cartPage.note.add}`) }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.type("na pátek");
	await expect(page.getByText(cartPage.note.kept)).toBeVisible();
	await page.reload();
	await expect(page.getByRole("textbox", { name: /^Poznámka/ })).toHaveValue("na pátek");
	await page.getByRole("button", { name: new RegExp(`^${cartPage.goods.remove}:`) }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(t.empty)).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(quantity(page)).toHaveValue("3");
	await expect(page.getByRole("textbox", { name: /^Poznámka/ })).toHaveValue("na pátek");
	await expect.poll(() => piecesInShop(page, context)).toBe(3);
});

test("an add-on is added below its balloon and removed with it @phone", async ({ page, context }) => {
	const balloon = await firstProduct(page, "category=1003&availability=in_stock&sort=cheapest");
	await page.goto(balloon.url);
	await chooseSomeVariant(page);
	await addButton(page).click();
	await expect(popup(page)).toBeVisible();
	await page.goto("/kosik");
	await page.getByRole("button", { name: /^Přidat\s*Stužka k balónku/ }).click();
	await expect(page.getByRole("article", { name: /^Stužka k balónku/ })).toBeVisible();
	await expect.poll(() => piecesInShop(page, context)).toBe(2);
	await expectNoSidewaysScroll(page);
	await widget(page).click();
	await expect(page.getByRole("banner").getByText("Stužka k balónku, 1,5 m")).toBeVisible();
	await expect(page.locator(`[id="${await widget(page).getAttribute("aria-controls")}"]`)).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Escape");
	await page
		.getByRole("button", { name: new RegExp(`^${cartPage.goods.remove}: `) })
		.first()
		.click();
	await expect(page.getByText(t.empty)).toBeVisible();
	await expect.poll(() => piecesInShop(page, context)).toBe(0);
});

test("the guest's cart is taken over at login, and the login leads back", async ({ page }) => {
	const { email, password } = await openAccount(page);
	const goods = await openGoods(page);
	await addButton(page).click();
	await expect(popup(page)).toBeVisible();
	await page.goto("/kosik");
	await page.getByRole("link", { name: cartPage.summary.login }).click();
	await expect(page).toHaveURL(/\/prihlaseni\?redirect=%2Fkosik$/);
	await page.getByRole("main").getByRole("textbox", { name: TEXTS.cs.login.email }).fill(email);
	await page.getByLabel(TEXTS.cs.login.password, { exact: false }).first().fill(password);
	await page.getByRole("button", { name: TEXTS.cs.login.submit }).click();
	await expect(page).toHaveURL("/kosik");
	await expect(page.getByRole("main").getByRole("link", { name: goods.name, exact: true })).toBeVisible();
	await page.goto("/prihlaseni");
	await expect(page).toHaveURL("/");
});
