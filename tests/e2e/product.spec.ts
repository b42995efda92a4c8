import type { Page } from "@playwright/test";
import type { Product, RelatedProducts } from "../../lib/contract/catalogue.ts";
import { formatMoney } from "../../lib/domain/money.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

type Locale = "cs" | "en";
const LOCALES = ["cs", "en"] as const;

const price = (minor: number) => formatMoney(minor, { symbol_before: "", symbol_after: "Kč", decimals: 2 });
/** A text with its arguments filled in; for texts without plurals. */
const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]));

/** A product of the demo shop by its code, as the API tells of it. */
async function productByCode(page: Page, code: string, locale: Locale = "cs"): Promise<Product> {
	const { products } = await (await page.request.get(`/api/catalog/products/${locale}?q=${code}`)).json();
	const card = products.find((one: { code: string }) => one.code === code);
	return (await page.request.get(`/api/catalog/product/${locale}/${card.id}`)).json();
}

async function openProduct(page: Page, code: string, locale: Locale = "cs"): Promise<Product> {
	const product = await productByCode(page, code, locale);
	await page.goto(product.url);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
	return product;
}

const variants = (page: Page, locale: Locale = "cs") =>
	page.getByRole("group", { name: TEXTS[locale].productDetail.chooseVariant });

test.describe("gallery", () => {
	const t = TEXTS.cs.productDetail;
	const gallery = (page: Page) => page.getByRole("region", { name: t.gallery });
	const zoomLink = (page: Page, number: number) =>
		gallery(page).getByRole("link", { name: fill(t.zoom, { number, count: 7 }) });
	const thumbnail = (page: Page, number: number) =>
		gallery(page).getByRole("link", { name: fill(t.showPicture, { number, count: 7 }) });

	test("arrows, Home, End, buttons and thumbnails show pictures", async ({ page }) => {
		await openProduct(page, "BL-1002");
		const expectShown = async (number: number) => {
			await expect(thumbnail(page, number)).toHaveAttribute("aria-current", "true");
			await expect(zoomLink(page, number)).toBeInViewport({ ratio: 0.5 });
		};
		await zoomLink(page, 1).focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await expectShown(3);
		await expect(zoomLink(page, 3)).toBeFocused();
		await page.keyboard.press("End");
		await expectShown(7);
		await page.keyboard.press("Home");
		await expectShown(1);
		await gallery(page).getByRole("button", { name: t.nextPicture }).click();
		await expectShown(2);
		await thumbnail(page, 5).click();
		await expectShown(5);
		await gallery(page).getByRole("button", { name: t.previousPicture }).click();
		await expectShown(4);
		await expectNoSidewaysScroll(page);
	});

	test("a picture is enlarged by the keyboard, twice if wanted; Escape gives the focus back", async ({ page }) => {
		const product = await openProduct(page, "BL-1002");
		await zoomLink(page, 1).focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: product.name });
		const picture = dialog.getByRole("img");
		await expect(picture).toHaveJSProperty("currentSrc", new URL(`${product.images[0]?.src}/1200`, page.url()).href);
		await page.keyboard.press("ArrowRight");
		await expect(dialog).toContainText("2 / 7");
		const widthOf = () => picture.evaluate((image) => image.clientWidth);
		const fitting = await widthOf();
		const twice = dialog.getByRole("button", { name: t.zoomTwice });
		await twice.focus();
		await page.keyboard.press("Enter");
		await expect(twice).toHaveAttribute("aria-pressed", "true");
		expect(Math.abs((await widthOf()) - 2 * fitting)).toBeLessThanOrEqual(1);
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(zoomLink(page, 2)).toBeFocused();
	});

	test.describe("without JavaScript @once", () => {
		test.use({ javaScriptEnabled: false });

		test("a thumbnail leads to its picture, and a picture to its large one", async ({ page }) => {
			const product = await openProduct(page, "BL-1002");
			await thumbnail(page, 4).click();
			await expect(zoomLink(page, 4)).toBeInViewport({ ratio: 0.5 });
			await expect(zoomLink(page, 4)).toHaveAttribute("href", `${product.images[3]?.src}/1200`);
		});
	});
});

for (const [locale, name, key] of [
	["cs", "modrá", "varianta"],
	["en", "blue", "variant"],
] as const) {
	test(`the variant chosen in ${locale} stands in the address and is there after a reload`, async ({ page }) => {
		const product = await openProduct(page, "BL-1002", locale);
		const chosen = product.variants.find((variant) => variant.name === name);
		const radio = variants(page, locale).getByRole("radio", { name });
		await variants(page, locale).getByText(name).click();
		await expect(radio).toBeChecked();
		await expect(page).toHaveURL(`${product.url}?${key}=${chosen?.id}`);
		await page.reload();
		await expect(radio).toBeChecked();
		await expect(page.getByRole("main")).toContainText(`${TEXTS[locale].productDetail.code}: ${chosen?.code}`);
		await page.goto(`${product.url}?${key}=1`);
		await expect(variants(page, locale).getByRole("radio").first()).toBeChecked();
	});
}

test("radio buttons choose by the keyboard, and back leaves the product", async ({ page }) => {
	const { url } = await productByCode(page, "BL-1002");
	await page.goto("/1001/balonky");
	await page.goto(url);
	const radios = variants(page).getByRole("radio");
	await radios.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(radios.nth(1)).toBeChecked();
	await page.keyboard.press("ArrowRight");
	await expect(radios.nth(2)).toBeChecked();
	await page.goBack();
	await expect(page).toHaveURL("/1001/balonky");
});

test("the chosen variant goes into the cart", async ({ page }) => {
	await openProduct(page, "BL-1002");
	await variants(page).getByText("fialová").click();
	await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
	await page.getByRole("link", { name: TEXTS.cs.cart.toCart }).first().click();
	await expect(page.getByRole("main")).toContainText("fialová");
});

for (const locale of LOCALES) {
	const t = TEXTS[locale].productPage;

	test(`the size table in ${locale} opens and closes by the keyboard and fits the screen`, async ({ page }) => {
		const { size_table: table } = await openProduct(page, "KO-1102", locale);
		const button = page.getByRole("button", { name: t.sizeTable });
		await button.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: t.sizeTable });
		await expect(dialog.getByRole("table", { name: table?.title ?? "" })).toBeVisible();
		await expect(dialog.getByRole("columnheader")).toHaveText(table?.columns ?? []);
		await expect(dialog).toContainText(table?.note ?? "");
		const box = await dialog.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
	});

	test(`a set in ${locale} shows its parts with their stock and prices, and what is saved`, async ({ page }) => {
		const set = await openProduct(page, "SA-6027", locale);
		expect(set.parts).toHaveLength(6);
		const section = page.getByRole("region", { name: t.set.title });
		for (const [index, part] of set.parts.entries()) {
			const item = section.getByRole("listitem").nth(index);
			await expect(item.getByRole("link")).toContainText(part.product.name);
			await expect(item).toContainText(TEXTS[locale].availability[part.availability]);
			await expect(item).toContainText(price(part.price_with_tax));
		}
		const sum = set.parts_with_tax ?? 0;
		await expect(section).toContainText(`${t.set.sum}${price(sum)}`);
		await expect(section).toContainText(`${t.set.saved}${price(sum - set.price_with_tax)}`);
		await expectNoSidewaysScroll(page);
		await section.getByRole("link").first().click();
		await expect(page).toHaveURL(
			new RegExp(`${set.parts[0]?.product.url}\\?(varianta|variant)=${set.parts[0]?.variant.id}$`),
		);
	});

	test(`safety and manufacturer are on the page in ${locale}`, async ({ page }) => {
		const product = await openProduct(page, "SA-6027", locale);
		const section = page.getByRole("region", { name: t.safety.title });
		const { manufacturer, responsible_person: person } = product;
		expect([manufacturer?.name, person?.name]).toEqual(["Fiesta Deluxe Ltd", "Konfety s.r.o."]);
		for (const part of [
			product.safety,
			...Object.values(manufacturer ?? {}),
			t.safety.responsible,
			...Object.values(person ?? {}),
			product.name,
			product.code,
			product.variants[0]?.ean ?? "no EAN",
		]) {
			await expect(section).toContainText(part);
		}
		await expect(section.getByText(product.safety)).toBeVisible();
	});

	test(`goods of the same motif, companions and related goods stand below in ${locale}`, async ({ page }) => {
		const { id } = await openProduct(page, "SA-6003", locale);
		const related: RelatedProducts = await (
			await page.request.get(`/api/catalog/product/${locale}/${id}/related`)
		).json();
		for (const [title, cards] of [
			[t.sameMotif, related.same_motif],
			[t.companions, related.companions],
			[t.related, related.related.slice(0, 4)],
		] as const) {
			expect(cards.length).toBeGreaterThan(2);
			const names = page.getByRole("region", { name: title }).getByRole("heading", { level: 3 });
			await expect(names).toHaveText(cards.map((card) => card.name));
		}
		await expectNoSidewaysScroll(page);
	});

	test(`the goods viewed last in ${locale} stand below, without the one on the page`, async ({ page }) => {
		const names: string[] = [];
		for (const code of ["BL-1002", "KO-1102", "SA-6003"]) names.push((await openProduct(page, code, locale)).name);
		const section = page.getByRole("region", { name: t.lastViewed });
		await expect(section.getByRole("link")).toHaveText([names[1] ?? "", names[0] ?? ""]);
		await openProduct(page, "SA-6027", locale);
		await expect(section.getByRole("link")).toHaveText(names.toReversed());
		await section.getByRole("link").last().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
	});

	test(`a sold-out variant offers its watchdog to a guest in ${locale}`, async ({ page }) => {
		const product = await openProduct(page, "KO-1102", locale);
		const soldOut = product.variants.find((variant) => variant.availability !== "in_stock");
		const texts = TEXTS[locale];
		await variants(page, locale)
			.getByText(soldOut?.name ?? "")
			.click();
		await expect(page.getByRole("button", { name: texts.product.addToCart, exact: true })).toHaveCount(0);
		await page.getByRole("button", { name: texts.watchdog.watch }).click();
		await expect(page.getByText(texts.watchdog.guest)).toBeVisible();
		if (locale === "cs") expect(texts.watchdog.guest).toBe("Pro hlídání produktu se prosím přihlašte.");
		await expectNoSidewaysScroll(page);
	});
}

test("a set is as sold out as its part is", async ({ page }) => {
	const set = await openProduct(page, "SA-6004");
	expect(set.parts.filter((part) => part.stock === 0).map((part) => part.variant.code)).toEqual(["ST-2205"]);
	await expect(page.getByRole("button", { name: TEXTS.cs.watchdog.watch })).toBeVisible();
	await expect(page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true })).toHaveCount(0);
});

test("stars lead to the reviews", async ({ page }) => {
	const { rating } = await openProduct(page, "SA-6003");
	expect(rating).not.toBeNull();
	await page.getByRole("link", { name: TEXTS.cs.productPage.toReviews }).click();
	await expect(page).toHaveURL(/#recenze$/);
	await expect(page.getByRole("heading", { name: TEXTS.cs.reviewSection.title, exact: true })).toBeInViewport();
});

test.describe("on a phone @once", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("the cart's bar stays in reach and covers neither the end of the page nor what has the focus", async ({
		page,
	}) => {
		await openProduct(page, "BL-1002");
		const add = page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true });
		const isUncovered = (element: Element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const top = document.elementFromPoint(x + width / 2, y + height / 2);
			return top !== null && (element.contains(top) || top.contains(element));
		};
		await expect(add).toBeInViewport({ ratio: 1 });
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		await expect(add).toBeInViewport({ ratio: 1 });
		expect(await page.getByText(TEXTS.cs.footer.demo).evaluate(isUncovered)).toBe(true);
		// Under the bar before it gets the focus, above it afterwards.
		const brand = page.getByRole("main").getByRole("link", { name: "Balónovo" }).first();
		await brand.evaluate((link) => {
			window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 20);
		});
		expect(await brand.evaluate(isUncovered)).toBe(false);
		await brand.focus();
		expect(await brand.evaluate(isUncovered)).toBe(true);
	});
});
