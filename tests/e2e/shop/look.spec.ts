/** Heights and positions that a phone is laid out for, so that they stay (decisions 144–148). */
import type { Page } from "@playwright/test";
import {
	chooseSomeVariant,
	expect,
	expectNoSidewaysScroll,
	TEXTS,
	test,
	untilAlive,
} from "../../support/browser/e2e.ts";
import { CHECKOUT_PATHS, haveCart } from "../../support/browser/e2e-checkout.ts";
import { boxOf, heightOf, scrollTo, seeAll } from "../../support/browser/e2e-look.ts";

const LOCALES = ["cs", "en"] as const;
const HOME = { cs: "/", en: "/en" };
const BALLOONS = { cs: "/1001/balonky", en: "/en/1001/balloons" };
/** Its name is long in English. */
const MASKS = { cs: "/1011/masky-a-doplnky", en: "/en/1011/masks-and-accessories" };
const PIRATES = { cs: "/1032/pirati", en: "/en/1032/pirates" };
const NOTHING = { cs: "/hledani?q=xyzzyqwv", en: "/en/search?q=xyzzyqwv" };
const LOST = { cs: "/neni-tady", en: "/en/not-here" };
const CART = { cs: "/kosik", en: "/en/cart" };

/** Goods with a choice, in stock. */
async function goodsWithChoice(page: Page, code: string, locale: "cs" | "en"): Promise<{ url: string }> {
	const { products } = await (await page.request.get(`/api/catalog/products/${locale}?q=${code}`)).json();
	return products.find((one: { code: string }) => one.code === code);
}

for (const locale of LOCALES) {
	const t = TEXTS[locale];
	test.describe(`on a phone, in ${locale}`, { tag: ["@small", "@look"] }, () => {
		test("the home page is at most 4 500 px long, themes first, and its footer 620", async ({ page }) => {
			await page.goto(HOME[locale]);
			await seeAll(page);
			expect(await heightOf(page)).toBeLessThanOrEqual(4_500);
			expect((await boxOf(page.getByRole("contentinfo"))).height).toBeLessThanOrEqual(620);
			const headings = page.getByRole("main").getByRole("heading", { level: 2 });
			await expect(headings.first()).toHaveText(t.home.themes);
			const tiles = page.getByRole("region", { name: t.home.categories }).getByRole("listitem");
			const [first, fourth, fifth] = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(3)), await boxOf(tiles.nth(4))];
			expect([fourth.y, fifth.x]).toEqual([first.y, first.x]);
			expect(fifth.y).toBeGreaterThan(first.y);
		});

		test("nothing is shown twice on the home page", async ({ page }) => {
			await page.goto(HOME[locale]);
			const goods = page.getByRole("main").getByRole("article").getByRole("link");
			const urls = await goods.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			expect(new Set(urls).size).toBe(urls.length);
		});

		test("the first goods of a list begin by y 420, those of a theme too", async ({ page }) => {
			for (const path of [BALLOONS[locale], MASKS[locale], PIRATES[locale]]) {
				await page.goto(path);
				expect((await boxOf(page.locator("#goods").getByRole("article").first())).y).toBeLessThanOrEqual(420);
			}
		});

		test("a product begins with its name, stars and price above a square picture, and a bar of 64 px", async ({
			page,
		}) => {
			const { url } = await goodsWithChoice(page, "BL-1201", locale);
			await page.goto(url);
			const [name, stars, price, picture] = [
				await boxOf(page.getByRole("heading", { level: 1 })),
				await boxOf(page.getByRole("link", { name: t.productPage.toReviews })),
				await boxOf(page.getByText(t.productDetail.withVat).first()),
				await boxOf(page.getByRole("region", { name: t.productDetail.gallery }).locator("ul").first()),
			];
			expect(name.y).toBeLessThan(stars.y);
			expect(stars.y).toBeLessThan(price.y);
			expect(price.y + price.height).toBeLessThanOrEqual(picture.y);
			expect(Math.abs(picture.width - picture.height)).toBeLessThanOrEqual(1);
			expect(name.y).toBeLessThanOrEqual(200);
			const group = await boxOf(page.getByRole("main").getByRole("group").first());
			expect(group.y).toBeLessThanOrEqual(844);
		});

		test("the bar of a product keeps its 64 px when goods were added", async ({ page }) => {
			const { url } = await goodsWithChoice(page, "BL-1201", locale);
			await page.goto(url);
			const bar = page
				.getByRole("main")
				.locator("div:has(> img + [aria-hidden] + button), div:has(> img + button + a)")
				.last();
			const isBar = async () => {
				const { y, height } = await boxOf(bar);
				expect([height, y + height]).toEqual([64, 844]);
			};
			await isBar();
			await chooseSomeVariant(page);
			await isBar();
			await bar.getByRole("button", { name: t.product.addToCart }).click();
			await expect(bar.getByRole("button", { name: t.product.addMore })).toBeVisible();
			await expect(bar.getByRole("link", { name: t.cart.toCart })).toBeVisible();
			await isBar();
		});

		test("the footer of the cart's page takes at most 620 px", async ({ page }) => {
			await page.goto(CART[locale]);
			expect((await boxOf(page.getByRole("contentinfo"))).height).toBeLessThanOrEqual(620);
		});

		test("the checkout has logo, steps, phone and lock alone, with its total and button in sight", async ({ page }) => {
			await haveCart(page, locale);
			await page.goto(CHECKOUT_PATHS[locale].delivery);
			const bar = page.getByRole("button", { name: t.checkout.panel.goodsTotal });
			const [total, phone, footer] = [
				await boxOf(bar),
				await boxOf(page.getByRole("main").locator('a[href^="tel:"]')),
				await boxOf(page.getByRole("contentinfo")),
			];
			expect(await page.evaluate(() => window.innerHeight)).toBeGreaterThanOrEqual(total.y + total.height);
			expect((await boxOf(page.getByRole("complementary"))).height).toBeLessThanOrEqual(72);
			expect(phone.y + phone.height).toBeLessThanOrEqual(56);
			expect(footer.height).toBeLessThanOrEqual(320);
			// The logo, and the way past it for those who use the keyboard.
			await expect(page.getByRole("banner").getByRole("link").filter({ visible: true })).toHaveCount(2);
			await expect(page.getByRole("searchbox")).toBeHidden();
			await bar.click();
			await expect(page.getByText(t.checkout.panel.delivery, { exact: true })).toBeInViewport();
		});

		test("the header scrolls away, returns on scrolling up as a row of 56 px, and the bar of filters stays below it", async ({
			page,
		}) => {
			await page.goto(BALLOONS[locale]);
			await untilAlive(page);
			const header = page.getByRole("banner").locator("> div").last();
			const filters = page.getByRole("button", { name: new RegExp(`^${t.listing.filter}`) });
			await scrollTo(page, 900);
			await expect(header).not.toBeInViewport();
			expect((await boxOf(filters)).y).toBeLessThanOrEqual(8);
			await scrollTo(page, 800);
			await expect.poll(() => boxOf(header)).toMatchObject({ y: 0, height: 56 });
			await expect(page.getByRole("search")).toBeInViewport({ ratio: 1 });
			await expect.poll(async () => (await boxOf(filters)).y).toBeGreaterThanOrEqual(56);
			await scrollTo(page, 860);
			await expect(header).not.toBeInViewport();
			await scrollTo(page, 0);
			await expect.poll(async () => (await boxOf(header)).height).toBeGreaterThan(100);
			await expect(page.getByRole("search")).toBeInViewport({ ratio: 1 });
		});

		test("the search of the returned header takes its whole row, and typing does not scroll the page", async ({
			page,
		}) => {
			await page.goto(BALLOONS[locale]);
			await untilAlive(page);
			await scrollTo(page, 1_500);
			await scrollTo(page, 1_300);
			// It has come to rest.
			await expect.poll(() => boxOf(page.getByRole("banner").locator("> div").last())).toMatchObject({ y: 0 });
			const search = page.getByRole("search");
			await search.getByRole("combobox").focus();
			await expect.poll(async () => (await boxOf(search)).width).toBeGreaterThanOrEqual(350);
			await page.keyboard.type("bal");
			await expect(page.getByRole("listbox")).toBeVisible();
			expect((await boxOf(page.getByRole("listbox"))).width).toBeGreaterThanOrEqual(300);
			expect(await page.evaluate(() => window.scrollY)).toBe(1_300);
		});

		test("the sheet of orders closes by a choice, also of the present one, and is closed on return", async ({
			page,
		}) => {
			await page.goto(BALLOONS[locale]);
			const opener = page.getByRole("button", { name: new RegExp(`^${t.listing.sort}`) });
			const orders = page.getByRole("navigation", { name: t.listing.sort });
			await opener.click();
			await orders.getByRole("link", { name: t.listing.sorts.recommended }).click();
			await expect(orders).toBeHidden();
			await expect(opener).toBeFocused();
			await opener.click();
			await orders.getByRole("link", { name: t.listing.sorts.cheapest }).click();
			await expect(page).toHaveURL(/=/);
			await page.goBack();
			await expect(page).not.toHaveURL(/=/);
			await expect(orders).toBeHidden();
		});

		test("the smallest phones see no page wider than themselves", async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			const { url } = await goodsWithChoice(page, "BL-1201", locale);
			for (const path of [HOME[locale], BALLOONS[locale], url, CART[locale]]) {
				await page.goto(path);
				await expectNoSidewaysScroll(page);
			}
		});

		test("the room that the bar of a product takes is given back by the next page", async ({ page }) => {
			const { url } = await goodsWithChoice(page, "BL-1201", locale);
			await page.goto(url);
			const room = () => page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom);
			await expect.poll(room).toBe("64px");
			await page.getByRole("banner").getByRole("link", { name: t.header.home }).click();
			await expect(page.getByRole("heading", { name: t.home.themes })).toBeVisible();
			await expect.poll(room).toBe("0px");
		});

		test("rows of filters are 44 px high, and no list scrolls inside the panel's scroll", async ({ page }) => {
			await page.goto(BALLOONS[locale]);
			await page.getByRole("button", { name: new RegExp(`^${t.listing.filter}`) }).click();
			const rows = page.locator("#filters label:has([type=checkbox])");
			for (const row of (await rows.all()).slice(0, 4)) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44);
			const scrollers = await page
				.locator("#filters ul")
				.evaluateAll((lists) => lists.filter((list) => list.scrollHeight > list.clientHeight + 1).length);
			expect(scrollers).toBe(0);
		});
	});

	test.describe(`where nothing is, in ${locale}`, { tag: ["@small", "@look"] }, () => {
		test.use({ expectedComplaints: [/404/] });

		test("search and two rows of categories are in the first screen", async ({ page }) => {
			for (const path of [NOTHING[locale], LOST[locale]]) {
				await page.goto(path);
				await expect(page.getByRole("search").last()).toBeInViewport({ ratio: 1 });
				const categories = page.getByRole("region", { name: t.search.popular }).getByRole("listitem");
				await expect(categories.nth(2)).toBeInViewport();
			}
		});
	});

	test.describe(`the question about cookies, in ${locale}`, { tag: ["@small", "@look"] }, () => {
		test.use({ isConsentAsked: true });

		test("takes at most 180 px of a phone, with two equal buttons", async ({ page }) => {
			await page.goto(HOME[locale]);
			const bar = page.getByRole("region", { name: t.consent.title });
			expect((await boxOf(bar)).height).toBeLessThanOrEqual(180);
			const [accept, refuse] = [
				await boxOf(bar.getByRole("button", { name: t.consent.acceptAll })),
				await boxOf(bar.getByRole("button", { name: t.consent.refuse })),
			];
			expect([refuse.width, refuse.height, refuse.y]).toEqual([accept.width, accept.height, accept.y]);
		});
	});
}
