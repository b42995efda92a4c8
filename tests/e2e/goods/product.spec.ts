import type { Page } from "@playwright/test";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { chooseSomeVariant, expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";
import { scrollToSteady } from "../../support/browser/e2e-steady.ts";

/** A text with its arguments filled in; for texts without plurals. */
const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]));

/** A product of the demo shop by its code, as the API tells of it. */
async function productByCode(page: Page, code: string): Promise<Product> {
	const { products } = await (await page.request.get(`/api/catalog/products/cs?q=${code}`)).json();
	const card = products.find((one: { code: string }) => one.code === code);
	return (await page.request.get(`/api/catalog/product/cs/${card.id}`)).json();
}

async function openProduct(page: Page, code: string): Promise<Product> {
	const product = await productByCode(page, code);
	await page.goto(product.url);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
	return product;
}

const t = TEXTS.cs.productDetail;
const { addToCart } = TEXTS.cs.product;

const variants = (page: Page) => page.getByRole("group", { name: "Vyberte barvu" });

test.describe("gallery", () => {
	const gallery = (page: Page) => page.getByRole("region", { name: t.gallery });
	const zoomLink = (page: Page, number: number) =>
		gallery(page).getByRole("link", { name: fill(t.zoom, { number, count: 8 }) });
	const thumbnail = (page: Page, number: number) =>
		gallery(page).getByRole("link", { name: fill(t.showPicture, { number, count: 8 }) });

	test("arrows, Home, End, buttons and thumbnails show pictures @phone", async ({ page }) => {
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
		await expectShown(8);
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

	test("a picture is enlarged by the keyboard, to all its pixels if wanted; Escape returns the focus", async ({
		page,
	}) => {
		const product = await openProduct(page, "BL-1002");
		await zoomLink(page, 1).focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: product.name });
		const picture = dialog.getByRole("img");
		await expect(picture).toHaveJSProperty("currentSrc", new URL(`${product.images[0]?.src}/1200`, page.url()).href);
		await page.keyboard.press("ArrowRight");
		await expect(dialog).toContainText("2 / 8");
		const widthOf = () => picture.evaluate((image) => image.clientWidth);
		const fitting = await widthOf();
		const twice = dialog.getByRole("button", { name: t.zoomTwice });
		await twice.focus();
		await page.keyboard.press("Enter");
		await expect(twice).toHaveAttribute("aria-pressed", "true");
		const wanted = Math.max(2 * fitting, Math.min(1200, 3 * fitting));
		expect(Math.abs((await widthOf()) - wanted)).toBeLessThanOrEqual(1);
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(zoomLink(page, 2)).toBeFocused();
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("a thumbnail links to its picture, and a picture to its large version", async ({ page }) => {
			const product = await openProduct(page, "BL-1002");
			await thumbnail(page, 4).click();
			await expect(zoomLink(page, 4)).toBeInViewport({ ratio: 0.5 });
			await expect(zoomLink(page, 4)).toHaveAttribute("href", `${product.images[3]?.src}/1200.jpg`);
		});
	});
});

test("the chosen variant is in the address, stays after a reload, and goes into the cart @smoke", async ({ page }) => {
	const product = await openProduct(page, "BL-1002");
	const blue = product.variants.find((variant) => variant.name === "modrá");
	const radio = variants(page).getByRole("radio", { name: "modrá" });
	await variants(page).getByText("modrá").click();
	await expect(radio).toBeChecked();
	await expect(page).toHaveURL(`${product.url}?varianta=${blue?.id}`);
	await page.reload();
	await expect(radio).toBeChecked();
	await expect(page.getByRole("main")).toContainText(`${t.code}: ${blue?.code}`);
	await page.goto(`${product.url}?varianta=1`);
	await expect(page.getByRole("button", { name: "Vyberte barvu" })).toBeVisible();
	await expect(variants(page).getByRole("radio", { checked: true })).toHaveCount(0);
	await variants(page).getByText("fialová").click();
	await page.getByRole("button", { name: addToCart, exact: true }).click();
	await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
	await page.getByRole("link", { name: TEXTS.cs.cart.toCart }).first().click();
	await expect(page).toHaveURL("/kosik");
	await expect(page.getByRole("main")).toContainText("fialová");
});

test("variants are chosen by the keyboard, and back leaves the product", async ({ page }) => {
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

test("the size table opens and closes by the keyboard and fits the screen, a phone's too", async ({ page }) => {
	const { size_table: table } = await openProduct(page, "KO-1102");
	const button = page.getByRole("button", { name: TEXTS.cs.productPage.sizeTable });
	await button.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: TEXTS.cs.productPage.sizeTable });
	await expect(dialog.getByRole("table", { name: table?.title ?? "" })).toBeVisible();
	await expect(dialog.getByRole("columnheader")).toHaveText(table?.columns ?? []);
	await expect(dialog).toContainText(table?.note ?? "");
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const box = await dialog.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
	}
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();
});

test("goods viewed last are shown below, without the current one; stars lead to the reviews", async ({ page }) => {
	const names: string[] = [];
	const open = async (code: string) => {
		const { id, name, rating } = await openProduct(page, code);
		await expectToFit(page);
		// Whoever leaves sooner has not looked at it.
		const noted = () => page.evaluate(() => localStorage.getItem("last_viewed_products"));
		await expect.poll(noted).toContain(`"id":${id},`);
		names.push(name);
		return rating;
	};
	for (const code of ["BL-1002", "KO-1102"]) await open(code);
	expect(await open("SA-6003")).not.toBeNull();
	const section = page.getByRole("region", { name: TEXTS.cs.productPage.lastViewed });
	await expect(section.getByRole("link")).toHaveText([names[1] ?? "", names[0] ?? ""]);
	await page.getByRole("link", { name: TEXTS.cs.productPage.toReviews }).click();
	await expect(page).toHaveURL(/#recenze$/);
	await expect(page.getByRole("heading", { name: TEXTS.cs.reviewSection.title, exact: true })).toBeInViewport();
	await open("SA-6027");
	await expect(section.getByRole("link")).toHaveText(names.slice(0, 3).toReversed());
	await scrollToSteady(section);
	await section.getByRole("link").last().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
});

test("the button of the bar opens the choice where one is: in sight it gets the focus, elsewhere it is a sheet @small", async ({
	page,
}) => {
	await openProduct(page, "KO-1102");
	const group = page.getByRole("group", { name: "Vyberte velikost" });
	const button = page.getByRole("button", { name: "Vyberte velikost" });
	await group.scrollIntoViewIfNeeded();
	await page.evaluate(() => window.scrollBy(0, 200));
	await button.click();
	await expect(group.getByRole("radio").first()).toBeFocused();
	await expect(group).toHaveCSS("position", "static");
	await page.getByRole("heading", { name: TEXTS.cs.productPage.description }).scrollIntoViewIfNeeded();
	await page.evaluate(() => window.scrollBy(0, 2_000));
	await button.click();
	await expect(group).toHaveCSS("position", "fixed");
	await page.keyboard.press("Escape");
	await expect(group).toHaveCSS("position", "static");
	await expect(button).toBeFocused();
	await button.click();
	const size = group.getByText("L (EU 44–46)");
	await expect(size).toBeInViewport();
	await size.click();
	await expect(group).toHaveCSS("position", "static");
	await expect(page.getByRole("button", { name: addToCart, exact: true })).toBeInViewport({ ratio: 1 });
	await expectNoSidewaysScroll(page);
});

test("the bar of the cart stays visible and covers neither the end of the page nor the focused element @small", async ({
	page,
}) => {
	await openProduct(page, "BL-1002");
	await chooseSomeVariant(page);
	const add = page.getByRole("button", { name: addToCart, exact: true });
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
