import type { Page } from "@playwright/test";
import { screenPath } from "../../lib/i18n/paths.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";
import { type Locale, someGoods } from "../support/e2e-checkout.ts";
import { runOnE2eShop } from "../support/e2e-command.ts";
import { beNewCustomer } from "../support/e2e-customer.ts";

const main = (page: Page) => page.getByRole("main");
let made = 0;

/** The visitor of this page becomes an influencer with a voucher for 10 % of their own. */
async function beInfluencer(page: Page, locale: Locale): Promise<{ email: string; code: string }> {
	const { email, password } = await beNewCustomer(page, locale);
	const code = `E2E-${Date.now().toString(36)}-${process.pid}-${++made}`.toUpperCase();
	await runOnE2eShop("users", "group", email, "2");
	const voucher = ["--type", "percent", "--value", "10", "--code", code, "--owner", email, "--commission", "8"];
	await runOnE2eShop("vouchers", "create", ...voucher);
	// The token says the group, and a fresh one says the new one.
	const { token } = await (await page.request.post("/api/auth/login", { data: { email, password } })).json();
	await page.context().addCookies([{ name: "token", value: token, url: page.url() }]);
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
		firstname: "Jana",
		lastname: "Nová",
		company: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "602 00",
	};
	const order = await page.request.post(`/api/order/create/${cart.id}`, {
		data: {
			...{ deliveryId: 2, paymentId: 3, email: "kamarad@example.cz", phone: "777 123 456", consent: true },
			invoice: { ...invoice, country: "CZ" },
		},
	});
	expect(order.status()).toBe(201);
}

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].influencer;

	test(`an influencer sees what an order brought, and takes the table away, in ${locale}`, async ({ page }) => {
		// Three commands, each a process of its own.
		test.slow();
		await page.goto(screenPath(locale, "home"));
		const { email, code } = await beInfluencer(page, locale);
		await orderWith(page, code);
		await runOnE2eShop("influencers", "pay", email, "--amount", "1", "--note", "faktura 1");
		await page.goto(screenPath(locale, "accountInfluencer"));
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
		expect((await download).suggestedFilename()).toBe(TEXTS[locale].influencerTable.fileName);
	});

	test(`videos are listed, and one plays with its subtitles, in ${locale}`, async ({ page }) => {
		const texts = TEXTS[locale].videos;
		await page.goto(screenPath(locale, "home"));
		await beNewCustomer(page, locale);
		// Without a video it is the list.
		await page.goto(screenPath(locale, "accountVideo"));
		await expect(page).toHaveURL(screenPath(locale, "accountVideos"));
		await expect(main(page).getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
		const cards = main(page)
			.getByRole("listitem")
			.getByRole("link")
			.filter({ hasText: /0:\d\d/ });
		await expect(cards).toHaveCount(3);
		await expectNoSidewaysScroll(page);
		await cards.first().click();
		await expect(page).toHaveURL(new RegExp(`${screenPath(locale, "accountVideo")}/\\d+$`));
		const film = main(page).locator("video");
		await expect(film).toBeVisible();
		await expect(film.locator("track")).toHaveAttribute("srclang", locale);
		const position = () => film.evaluate((element: HTMLVideoElement) => element.currentTime);
		await film.evaluate((element: HTMLVideoElement) => element.play());
		await expect.poll(position).toBeGreaterThan(0.2);
		await film.evaluate((element: HTMLVideoElement) => {
			element.currentTime = 10;
		});
		await expect.poll(position).toBeGreaterThanOrEqual(10);
		await expectNoSidewaysScroll(page);
		await main(page).getByRole("link", { name: texts.back }).click();
		await expect(cards).toHaveCount(3);
	});
}

test.describe("whom the pages are not for", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	test("a guest is led to the login, another customer finds nothing @once", async ({ page }) => {
		for (const screen of ["accountInfluencer", "accountVideos"] as const) {
			await page.goto(screenPath("cs", screen));
			await expect(page).toHaveURL(
				`${screenPath("cs", "login")}?redirect=${encodeURIComponent(screenPath("cs", screen))}`,
			);
		}
		await page.goto("/");
		await beNewCustomer(page);
		const reply = await page.goto(screenPath("cs", "accountInfluencer"));
		expect(reply?.status()).toBe(404);
		await expect(main(page).getByRole("heading", { name: TEXTS.cs.notFound.title })).toBeVisible();
		await page.goto(`${screenPath("cs", "accountVideo")}/999999`);
		await expect(main(page).getByRole("heading", { name: TEXTS.cs.notFound.title })).toBeVisible();
	});

	test("players of other services are let in on the page of a video alone @once", async ({ page }) => {
		await page.goto("/");
		await beNewCustomer(page);
		const policyOf = async (path: string) => (await page.goto(path))?.headers()["content-security-policy"] ?? "";
		const players = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";
		expect(await policyOf("/account/video/1")).toContain(players);
		expect(await policyOf("/en/account/video/1")).toContain(players);
		expect(await policyOf("/account/videos")).not.toContain("frame-src");
	});
});
