/** Paper on pages where only a browser shows whether it holds: its edges, and what it must not push away (decisions 190–192). */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_MEMBER } from "#demo/facts/accounts.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { expect, TEXTS, test, untilAlive } from "../../support/browser/e2e.ts";
import { haveCart, someGoods } from "../../support/browser/e2e-checkout.ts";
import { boxOf } from "../../support/browser/e2e-look.ts";

const t = TEXTS.cs;
const PAGE = [255, 253, 249];
const KINDS = [1003, 1006, 1012, 1018];

/** Five kinds of goods. */
async function haveFullCart(page: Page): Promise<void> {
	await haveCart(page, "cs");
	const tempId = (await page.context().cookies()).find(({ name }) => name === COOKIES.cartTempId)?.value;
	const { id } = await (await page.request.get(`/api/cart/anonymous/cs/${tempId}`)).json();
	for (const category of KINDS) {
		const goods = await someGoods(page, `category=${category}`);
		const data = { id: goods.id, variantId: goods.variantId, quantity: 1, ageConfirmed: true };
		expect((await page.request.put(`/api/cart/${id}`, { data })).status()).toBe(200);
	}
}

/** Share of the row's pixels, `up` rows above the lower end of `sheet`, that have the colour of the page. */
async function pageShownIn(page: Page, sheet: Locator, up: number): Promise<number> {
	const { x, y, width, height } = await boxOf(sheet);
	const picture = await page.screenshot({ clip: { x: x + 30, y: y + height - 12, width: width - 60, height: 24 } });
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const row = Math.round(info.height / 2 - up * (info.height / 24));
	const at = (column: number) => data.subarray((row * info.width + column) * 3, (row * info.width + column) * 3 + 3);
	const isPage = (pixel: Buffer) => PAGE.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= 2);
	return Array.from({ length: info.width }, (_, column) => at(column)).filter(isPage).length / info.width;
}

test.describe("on dense screens", { tag: "@look" }, () => {
	test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 });

	test("the tint of a list's head ends with its scallops, without a line below them", async ({ page }) => {
		await page.goto("/1001/balonky");
		const head = page.getByRole("main").locator("header");
		expect(await pageShownIn(page, head, 1)).toBeGreaterThan(0.4);
		expect(await pageShownIn(page, head, -1)).toBe(1);
		expect(await pageShownIn(page, head, 11)).toBe(0);
	});
});

for (const [width, height] of [
	[390, 664],
	[844, 390],
	[1280, 600],
] as const) {
	test(`five goods in the header's cart leave the way to it in sight, at ${width} × ${height}`, {
		tag: "@look",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await haveFullCart(page);
		await page.goto("/");
		await untilAlive(page);
		await page
			.getByRole("banner")
			.getByRole("button", { name: new RegExp(`^${t.cart.title}`) })
			.click();
		await expect(page.getByRole("link", { name: t.cart.toCart })).toBeInViewport({ ratio: 1 });
	});
}

test("the button of an empty list of the account is in a phone's first screen", { tag: ["@small", "@look"] }, async ({
	page,
}) => {
	const { email, password } = DEMO_MEMBER;
	const reply = await page.request.post("/api/auth/login", { data: { email, password } });
	const { token } = await reply.json();
	await page.context().addCookies([{ name: COOKIES.token, value: token, url: new URL(reply.url()).origin }]);
	for (const path of ["/ucet", "/ucet/hlidane-zbozi", "/ucet/hodnoceni", "/account/addresses"]) {
		await page.goto(path);
		const way = page.getByRole("main").locator("img[src^='/scenes/'] ~ :is(a, button)");
		await expect(way.last()).toBeInViewport({ ratio: 1 });
	}
});
