import type { Page } from "@playwright/test";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../../support/browser/e2e.ts";
import { someGoods } from "../../support/browser/e2e-checkout.ts";
import { runAllOnE2eShop, runOnE2eShop } from "../../support/browser/e2e-command.ts";
import { beNewCustomer, openAccount, signInBy, tokenFor } from "../../support/browser/e2e-customer.ts";

const main = (page: Page) => page.getByRole("main");

/** The visitor of this page becomes an influencer with a voucher for 10 % of their own. */
async function beInfluencer(page: Page): Promise<{ email: string; code: string }> {
	const { email, password } = await openAccount(page);
	const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
	const voucher = ["--type", "percent", "--value", "10", "--code", code, "--owner", email, "--commission", "8"];
	await runAllOnE2eShop(["users", "group", email, "2"], ["vouchers", "create", ...voucher]);
	// The token says the group, and a fresh one says the new one.
	await signInBy(page, await tokenFor(page, { email, password }));
	return { email, code };
}

/** Somebody else orders with a voucher, by courier and paid at the door. */
async function orderWith(page: Page, code: string) {
	const goods = await someGoods(page);
	const cart = await (await page.request.get("/api/cart/anonymous/cs/0")).json();
	const line = { id: goods.id, variantId: goods.variantId, quantity: 2, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { data: line })).status()).toBe(200);
	const voucher = { voucherCode: code, serviceType: "eshop" };
	expect((await page.request.post(`/api/voucher/cart/add/${cart.id}`, { data: voucher })).status()).toBe(200);
	const invoice = {
		...{ firstname: "Jana", lastname: "Nová", company: "", street: "Lidická 12", city: "Brno", zip: "602 00" },
		country: "CZ",
	};
	const data = {
		deliveryId: 2,
		paymentId: 3,
		email: "kamarad@example.cz",
		phone: "777 123 456",
		consent: true,
		invoice,
	};
	expect((await page.request.post(`/api/order/create/${cart.id}`, { data })).status()).toBe(201);
}

test("an influencer sees the commission of an order, and downloads the table", async ({ page }) => {
	const t = TEXTS.cs.influencer;
	const { email, code } = await beInfluencer(page);
	await orderWith(page, code);
	await runOnE2eShop("influencers", "pay", email, "--amount", "1", "--note", "faktura 1");
	await page.goto(screenPath("cs", "accountInfluencer"));
	await expect(main(page).getByRole("heading", { level: 1, name: t.title })).toBeVisible();
	const card = main(page)
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: t.vouchers.code.replace("{code}", code) }) });
	await expect(card).toContainText(`${t.vouchers.used}1`);
	await expect(main(page).getByRole("img", { name: t.months.chart })).toBeVisible();
	const months = main(page).getByRole("table", { name: t.months.caption });
	await expect(months.getByRole("row")).toHaveCount(13);
	await expect(months.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("1");
	await expect(main(page).getByRole("table", { name: t.payouts.title })).toContainText("faktura 1");
	await expectNoSidewaysScroll(page);

	const download = page.waitForEvent("download");
	await main(page).getByRole("button", { name: t.export.button }).click();
	expect((await download).suggestedFilename()).toBe(TEXTS.cs.influencerTable.fileName);
});

test("videos are listed, and one plays with its subtitles", async ({ page }) => {
	const t = TEXTS.cs.videos;
	await beNewCustomer(page);
	// Without a video it is the list.
	await page.goto(screenPath("cs", "accountVideo"));
	await expect(page).toHaveURL(screenPath("cs", "accountVideos"));
	await expect(main(page).getByRole("heading", { level: 1, name: t.title })).toBeVisible();
	const cards = main(page)
		.getByRole("listitem")
		.getByRole("link")
		.filter({ hasText: /0:\d\d/ });
	await expect(cards).toHaveCount(3);
	await expectNoSidewaysScroll(page);
	await cards.first().click();
	await expect(page).toHaveURL(new RegExp(`${screenPath("cs", "accountVideo")}/\\d+$`));
	const film = main(page).locator("video");
	await expect(film).toBeVisible();
	await expect(film.locator("track")).toHaveAttribute("srclang", "cs");
	const position = () => film.evaluate((element: HTMLVideoElement) => element.currentTime);
	await film.evaluate((element: HTMLVideoElement) => element.play());
	await expect.poll(position).toBeGreaterThan(0.2);
	await film.evaluate((element: HTMLVideoElement) => {
		element.currentTime = 10;
	});
	await expect.poll(position).toBeGreaterThanOrEqual(10);
	await expectNoSidewaysScroll(page);
	await main(page).getByRole("link", { name: t.back }).click();
	await expect(cards).toHaveCount(3);
});
