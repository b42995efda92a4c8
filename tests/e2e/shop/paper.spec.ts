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

/** From row to row of pixels around the lower end of `sheet`, the share in which the page is seen, in hundredths. */
async function pageShownBelow(page: Page, sheet: Locator): Promise<number[]> {
	const { x, y, width, height } = await boxOf(sheet);
	const clip = { x: x + 30, y: Math.floor(y + height) - 5, width: width - 60, height: 12 };
	const picture = sharp(await page.screenshot({ clip })).removeAlpha();
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const isPage = (at: number) => PAGE.every((value, channel) => Math.abs(value - (data[at * 3 + channel] ?? 0)) <= 2);
	const shownIn = (row: number) =>
		Array.from({ length: info.width }, (_, column) => row * info.width + column).filter(isPage).length / info.width;
	return Array.from({ length: info.height }, (_, row) => Math.round(shownIn(row) * 100));
}

test.describe("on dense screens", { tag: "@look" }, () => {
	test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 });

	for (const path of ["/1001/balonky", "/1032/pirati"]) {
		test(`a list's head ends with its scallops, without a line across them or below: ${path}`, async ({ page }) => {
			await page.goto(path);
			const shown = await pageShownBelow(page, page.getByRole("main").locator("header"));
			expect(shown).toContain(100);
			const ending = shown.slice(0, shown.indexOf(100));
			expect(ending.length).toBeGreaterThan(4);
			expect(ending).toEqual(ending.toSorted((one, other) => one - other));
		});
	}
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
