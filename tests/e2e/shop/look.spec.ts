/** Heights and positions that a phone is laid out for, so that they stay (decisions 144–148, 160–163). */
import type { Locator, Page } from "@playwright/test";
import {
	chooseSomeVariant,
	expect,
	expectNoSidewaysScroll,
	TEXTS,
	test,
	untilAlive,
} from "../../support/browser/e2e.ts";
import { CHECKOUT_PATHS, haveCart } from "../../support/browser/e2e-checkout.ts";

const LOCALES = ["cs", "en"] as const;
const HOME = { cs: "/", en: "/en" };
const BALLOONS = { cs: "/1001/balonky", en: "/en/1001/balloons" };
const CART = { cs: "/kosik", en: "/en/cart" };

const boxOf = async (element: Locator) => {
	await expect(element).toBeVisible();
	return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Until the page has heard of it: of two scrolls in one frame it hears as of one. */
const scrollTo = (page: Page, y: number) =>
	page.evaluate(
		(top) =>
			new Promise<void>((resolve) => {
				const before = window.scrollY;
				window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
				window.scrollTo(0, top);
				if (window.scrollY === before) resolve();
			}),
		y,
	);

const STORES = { cs: "/prodejny", en: "/en/stores" };
const SERVICE_KINDS = ["rental", "inflation", "decoration"] as const;

async function serviceOf(page: Page, kind: (typeof SERVICE_KINDS)[number], locale: "cs" | "en"): Promise<string> {
	const services: { kind: string; url: string }[] = await (await page.request.get(`/api/services/${locale}`)).json();
	return services.find((service) => service.kind === kind)?.url ?? "";
}

/** A costume, its size, a branch and a day: everything that the price of a rental shows. */
async function chooseRental(page: Page, locale: "cs" | "en"): Promise<void> {
	const t = TEXTS[locale];
	await page.goto(await serviceOf(page, "rental", locale));
	const form = page.getByRole("main").locator("form");
	await form.locator("input[name=productId]").first().check({ force: true });
	await form.getByRole("radiogroup", { name: t.rental.size }).getByRole("radio").first().check({ force: true });
	await form.locator("select[name=branchId]").selectOption({ index: 1 });
	await expect(page.getByRole("grid").first()).toBeVisible();
	const free = page.getByRole("grid").getByRole("button", { name: new RegExp(t.rental.calendar.words.free) });
	if ((await free.count()) === 0) await page.getByRole("button", { name: t.requestForm.calendar.next }).click();
	await free.first().click();
	await page.getByRole("button", { name: new RegExp(t.rental.calendar.first) }).click();
	await expect(page.getByRole("button", { name: new RegExp(t.rental.calendar.last) })).toBeVisible();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The form for balloons with its calendar, which comes with a branch. */
async function openCalendar(page: Page, locale: "cs" | "en"): Promise<void> {
	await page.goto(await serviceOf(page, "inflation", locale));
	await page.getByRole("main").locator("select[name=branchId]").selectOption({ index: 1 });
	await expect(page.getByRole("grid").first()).toBeVisible();
}

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

		test("the first goods of a list begin by y 420", async ({ page }) => {
			await page.goto(BALLOONS[locale]);
			expect((await boxOf(page.locator("#goods").getByRole("article").first())).y).toBeLessThanOrEqual(420);
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

		test("the form of a service begins on the first screen, and its button is a bar at the lower edge", async ({
			page,
		}) => {
			for (const kind of SERVICE_KINDS) {
				await page.goto(await serviceOf(page, kind, locale));
				const form = page.getByRole("main").locator("form");
				// Balloons come with the script, above fields that are there before.
				if (kind === "inflation") await expect(form.locator("[name='balloons.0.typeKey']")).toBeVisible();
				const field = await boxOf(form.locator("input:visible, select:visible").first());
				expect(field.y + field.height, kind).toBeLessThanOrEqual(844);
				const button = await boxOf(form.locator("button[type=submit]"));
				expect(button.y, kind).toBeGreaterThanOrEqual(760);
				expect(button.y + button.height, kind).toBeLessThanOrEqual(844);
			}
		});

		test("the first field that is missing is brought above the bar", async ({ page }) => {
			await chooseRental(page, locale);
			await page.getByRole("button", { name: t.rental.send }).click();
			const field = page.getByRole("textbox", { name: t.requestForm.firstname });
			await expect(field).toBeFocused();
			const bar = await boxOf(page.getByRole("button", { name: t.rental.send }));
			await expect(async () => {
				const { y, height } = await boxOf(field);
				expect(y).toBeGreaterThan(0);
				expect(y + height).toBeLessThan(bar.y);
			}).toPass();
		});

		test("on the narrowest phone a price stands above its button, and a long word widens nothing", async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await chooseRental(page, locale);
			const card = page.getByRole("region", { name: t.requestForm.summary });
			const [price, button] = [
				await boxOf(card.locator("[aria-live] strong")),
				await boxOf(page.getByRole("button", { name: t.rental.send })),
			];
			expect(price.y + price.height <= button.y || price.x + price.width <= button.x).toBe(true);
			await page.goto(await serviceOf(page, "decoration", locale));
			await page.getByRole("main").locator("[name=motif]").fill("x".repeat(100));
			await expect(card).toContainText("x".repeat(100));
			expect(await widthOf(page)).toBe(320);
		});

		test("nothing of the form for balloons moves when its script has come", async ({ page }) => {
			await page.addInitScript(() => {
				const told = window as unknown as { moved: number };
				told.moved = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) told.moved += (entry as unknown as { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
			});
			await page.goto(await serviceOf(page, "inflation", locale));
			await expect(page.getByRole("main").locator("[name='balloons.0.typeKey']")).toBeVisible();
			expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
		});

		test("the calendar shows one month", async ({ page }) => {
			await openCalendar(page, locale);
			await expect(page.getByRole("grid")).toHaveCount(1);
		});

		test("the page of all stores is at most 2 450 px long, and its map folded", async ({ page }) => {
			await page.goto(STORES[locale]);
			expect(await heightOf(page)).toBeLessThanOrEqual(2_450);
			expect((await boxOf(page.getByRole("main").getByRole("article").first())).y).toBeLessThanOrEqual(660);
			await expect(page.getByRole("group", { name: t.stores.map.label })).toBeHidden();
			await page.getByText(t.stores.map.title).click();
			await expect(page.getByRole("group", { name: t.stores.map.label })).toBeVisible();
		});

		test("a store begins with its address, ways there and hours", async ({ page }) => {
			await page.goto(STORES[locale]);
			const row = page.getByRole("main").getByRole("article").first();
			await row.locator("summary").click();
			await row.getByRole("link").filter({ hasText: t.stores.detail }).click();
			await expect(page).toHaveURL(/\/\d+$/);
			expect((await boxOf(page.getByRole("link", { name: t.stores.navigate }))).y).toBeLessThanOrEqual(400);
			expect((await boxOf(page.getByRole("heading", { name: t.stores.hours }))).y).toBeLessThanOrEqual(500);
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

	test.describe(`on a computer, in ${locale}`, { tag: "@look" }, () => {
		test("the price of a service stands beside its form and stays there", async ({ page }) => {
			await page.goto(await serviceOf(page, "rental", locale));
			const form = page.getByRole("main").locator("form");
			const card = page.getByRole("region", { name: t.requestForm.summary });
			expect((await boxOf(card)).x).toBeGreaterThan((await boxOf(form)).x + (await boxOf(form)).width);
			await scrollTo(page, 900);
			await expect(card).toBeInViewport({ ratio: 0.9 });
			await expect(card.getByRole("button", { name: t.rental.send })).toBeInViewport({ ratio: 1 });
		});

		test("with everything chosen, total and button are in sight on a low screen too", async ({ page }) => {
			await page.setViewportSize({ width: 1280, height: 620 });
			await chooseRental(page, locale);
			await expect(page.getByRole("button", { name: t.rental.send })).toBeInViewport({ ratio: 1 });
			const card = page.getByRole("region", { name: t.requestForm.summary });
			await expect(card.locator("[aria-live] strong")).toBeInViewport({ ratio: 1 });
		});

		test("the calendar shows two months beside each other", async ({ page }) => {
			await openCalendar(page, locale);
			await expect(page.getByRole("grid")).toHaveCount(2);
			const [first, second] = [await boxOf(page.getByRole("grid").first()), await boxOf(page.getByRole("grid").last())];
			expect(second.y).toBe(first.y);
			expect(second.x).toBeGreaterThan(first.x + first.width);
			expect(second.width).toBe(first.width);
		});

		test("the map of stores stays beside the list; a pin shows its row, and a row its pin", async ({ page }) => {
			await page.goto(STORES[locale]);
			const map = page.getByRole("group", { name: t.stores.map.label });
			const rows = page.getByRole("main").getByRole("article");
			await scrollTo(page, 500);
			await expect(map).toBeInViewport({ ratio: 1 });
			await map.getByRole("button", { name: /Zlín/ }).click();
			await expect(rows.filter({ hasText: "Zlín" })).toBeInViewport({ ratio: 1 });
			await rows.filter({ hasText: "Ostrava" }).locator("summary").click();
			await expect(map.getByRole("button", { name: /Ostrava/ })).toHaveAttribute("aria-pressed", "true");
			await expect(map).toBeInViewport({ ratio: 1 });
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

		test("stands below the bar with the price of a service", async ({ page }) => {
			await page.goto(await serviceOf(page, "rental", locale));
			const bar = page.getByRole("region", { name: t.consent.title });
			await expect(bar).toBeVisible();
			const button = page.getByRole("button", { name: t.rental.send });
			await expect(async () => {
				const { y, height } = await boxOf(button);
				expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
			}).toPass();
		});
	});
}
