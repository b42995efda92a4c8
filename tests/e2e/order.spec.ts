import type { Page } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../support/e2e.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";
import { placeOrder } from "../support/e2e-order.ts";

/** A text of the shop with its values put in; a regular expression, since the browser shows other blanks. */
function said(text: string, values: Record<string, string> = {}): RegExp {
	const filled = Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, value), text);
	return new RegExp(
		filled
			.replace(/[.*+?^$()[\]|\\]/g, "\\$&")
			.replace(/\s/g, "\\s")
			.replace(/\{\w+\}/g, ".+"),
	);
}

const stateOf = async (page: Page, api: string) => (await (await page.request.get(api)).json()).state;

async function decodeQr(picture: Buffer): Promise<string | undefined> {
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].order;
	const w = TEXTS[locale].withdrawal;

	test(`an order by transfer shows in ${locale} what to pay, and its QR code says the same`, async ({ page }) => {
		const order = await placeOrder(page, locale, "transfer");
		await page.goto(order.path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(t.thanks, { number: order.number }));
		await expect(page.getByText(t.states.waiting_for_payment, { exact: true })).toBeVisible();
		await expect(page.getByRole("main")).toContainText(order.goods);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		const shown = await (await page.request.get(order.api)).json();
		const box = page.getByRole("region", { name: t.transfer.title });
		const picture = box.getByRole("img");
		await expect(picture).toHaveJSProperty("complete", true);
		expect(await decodeQr(await picture.screenshot())).toBe(shown.qr_payment);
		expect(shown.qr_payment).toContain(`*X-VS:${order.number}`);
		await expect(box).toContainText(shown.qr_payment);
		await expect(box).toContainText(shown.bank_account);
		await expect(box).toContainText(shown.iban.replace(/(.{4})(?=.)/g, "$1\u00a0"));
		await expectNoSidewaysScroll(page);
	});

	test(`an unpaid order is cancelled in ${locale}, by keyboard, after being asked`, async ({ page }) => {
		const order = await placeOrder(page, locale, "transfer");
		await page.goto(order.path);
		const opener = page.getByRole("button", { name: t.cancel.button });
		const dialog = page.getByRole("dialog", { name: said(t.cancel.title, { number: order.number }) });
		await opener.press("Enter");
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
		expect(await stateOf(page, order.api)).toBe("waiting_for_payment");
		await opener.press("Enter");
		await dialog.getByRole("button", { name: t.cancel.confirm }).press("Enter");
		await expect(page.getByText(said(t.next.cancelled))).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect(opener).toBeHidden();
		await expect(page.getByRole("region", { name: t.transfer.title })).toBeHidden();
		expect(await stateOf(page, order.api)).toBe("cancelled");
	});

	test(`goods are ordered again in ${locale}: they are in the cart`, async ({ page }) => {
		const order = await placeOrder(page, locale, "cash");
		await page.goto(order.path);
		await page.getByRole("button", { name: t.again.button }).click();
		await expect(page).toHaveURL(locale === "cs" ? "/kosik" : "/en/cart");
		await expect(page.getByRole("main").getByRole("link", { name: order.goods }).first()).toBeVisible();
		await expect(
			page
				.getByRole("main")
				.getByRole("textbox", { name: said(order.goods) })
				.first(),
		).toHaveValue("2");
	});

	test(`a contract is withdrawn from in ${locale}, in two steps, with a receipt in the mailbox`, async ({ page }) => {
		const order = await placeOrder(page, locale, "cash");
		await page.goto(order.path);
		await page.getByRole("link", { name: said(t.withdraw.link) }).click();
		await expect(page).toHaveURL(`${order.path}/${locale === "cs" ? "odstoupeni" : "withdrawal"}`);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		await expect(page.getByRole("textbox", { name: said(w.form.name) })).toHaveValue("Jana Nováková");
		await expect(page.getByRole("main")).toContainText(order.goods);
		await expectNoSidewaysScroll(page);
		await page.getByRole("textbox", { name: said(w.form.reason) }).fill("Oslava se ruší");
		await page.reload();
		await expect(page.getByRole("textbox", { name: said(w.form.reason) })).toHaveValue("Oslava se ruší");

		await page.getByRole("button", { name: w.form.next }).press("Enter");
		await expect(page.getByRole("heading", { name: said(w.review.title) })).toBeFocused();
		expect(await stateOf(page, order.api)).toBe("accepted");
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: w.review.confirm }).press("Enter");
		await expect(page.getByRole("heading", { name: said(w.done.title) })).toBeFocused();
		await expect(page.getByRole("main").locator("time")).toHaveText(/\d{1,2}:\d{2}/);
		expect(await stateOf(page, order.api)).toBe("withdrawn");
		const { withdrawn } = TEXTS[locale].mail.orderStep;
		const mail = await readMail(withdrawn.subject.replace("{number}", order.number));
		expect(mail.to?.[0]?.address).toBe("jana@example.cz");
		expect(mail.text).toContain("Oslava se ruší");

		await page.getByRole("link", { name: said(w.back) }).click();
		await expect(page).toHaveURL(order.path);
		await expect(page.getByText(said(t.next.withdrawn_unpaid))).toBeVisible();
		await expect(page.getByRole("link", { name: said(t.withdraw.receipt) })).toBeVisible();
	});
}

test("a lost connection loses nothing of a withdrawal, and a new try goes through", async ({ page }) => {
	const w = TEXTS.cs.withdrawal;
	const order = await placeOrder(page, "cs", "cash");
	await page.goto(`${order.path}/odstoupeni`);
	await page.getByRole("textbox", { name: said(w.form.name) }).fill("Jana Malá");
	await page.getByRole("button", { name: w.form.next }).click();
	await page.route("**/withdrawal?**", (route) => route.abort());
	await page.getByRole("button", { name: w.review.confirm }).click();
	await expect(page.getByText(said(w.review.failed))).toBeVisible();
	await page.unroute("**/withdrawal?**");
	await page.getByRole("button", { name: w.review.confirm }).click();
	await expect(page.getByRole("heading", { name: said(w.done.title) })).toBeVisible();
	await expect(page.getByText("Jana Malá")).toBeVisible();
});
test.use({ expectedComplaints: [/net::ERR_FAILED/] });

test("a delivered mask goes back when its buyer ticks that the seal is whole", async ({ page }) => {
	const w = TEXTS.cs.withdrawal;
	const masks = "category=1012";
	const order = await placeOrder(page, "cs", "cash", masks);
	for (const step of ["pack", "hand-over", "deliver"]) await shop("order", step, order.number);
	await page.goto(`${order.path}/odstoupeni`);
	const seal = page.getByRole("checkbox", { name: said(w.sealed.label) });
	await expect(seal).not.toBeChecked();
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: w.form.next }).click();
	await expect(page.getByText(said(w.closed.exempt))).toBeVisible();
	await expect(seal).toBeFocused();
	await seal.check();
	await expect(page.getByRole("region", { name: said(w.goodsTitle) })).toContainText(order.goods);
	await page.getByRole("button", { name: w.form.next }).click();
	await expect(page.getByRole("region", { name: said(w.goodsTitle) })).toContainText(said(w.sealed.isSealed));
	await page.getByRole("button", { name: w.review.confirm }).click();
	await expect(page.getByRole("heading", { name: said(w.done.title) })).toBeFocused();
	expect(await stateOf(page, order.api)).toBe("withdrawn");
});

test("on paper an order has no buttons and all its goods @once", async ({ page }) => {
	const order = await placeOrder(page, "cs", "cash");
	await page.goto(order.path);
	await expect(page.getByText(order.goods).first()).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(order.goods).first()).toBeVisible();
	await expect(page.getByRole("button", { name: TEXTS.cs.order.print })).toBeHidden();
	await expect(page.getByRole("link", { name: TEXTS.cs.order.withdraw.link })).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
});
