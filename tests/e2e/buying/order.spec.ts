import type { Page } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import { runAllOnE2eShop } from "../../support/browser/e2e-command.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";

const t = TEXTS.cs.order;
const w = TEXTS.cs.withdrawal;

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

test("an order by transfer shows what to pay, its QR code says the same, and it is cancelled by keyboard @phone", async ({
	page,
}) => {
	const order = await placeOrder(page, "cs", "transfer");
	await page.goto(order.path);
	const box = page.getByRole("region", { name: t.transfer.title });
	await test.step("what to pay, in words and in the picture", async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(t.thanks, { number: order.number }));
		await expect(page.getByText(t.states.waiting_for_payment, { exact: true })).toBeVisible();
		await expect(page.getByRole("main")).toContainText(order.goods);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		const shown = await (await page.request.get(order.api)).json();
		const picture = box.getByRole("img");
		await expect(picture).toHaveJSProperty("complete", true);
		expect(await decodeQr(await picture.screenshot())).toBe(shown.qr_payment);
		expect(shown.qr_payment).toContain(`*X-VS:${order.number}`);
		await expect(box).toContainText(shown.qr_payment);
		await expect(box).toContainText(shown.bank_account);
		await expect(box).toContainText(shown.iban.replace(/(.{4})(?=.)/g, "$1 "));
		await expectNoSidewaysScroll(page);
	});
	const opener = page.getByRole("button", { name: t.cancel.button });
	const dialog = page.getByRole("dialog", { name: said(t.cancel.title, { number: order.number }) });
	await test.step("Escape leaves the order as it is", async () => {
		await opener.press("Enter");
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		// The browser closes it first, and then says so to the page.
		await expect(page.locator("dialog").filter({ hasText: order.number })).toHaveCount(0);
		await expect(opener).toBeFocused();
		expect(await stateOf(page, order.api)).toBe("waiting_for_payment");
	});
	await opener.press("Enter");
	await dialog.getByRole("button", { name: t.cancel.confirm }).press("Enter");
	await expect(page.getByText(said(t.next.cancelled))).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(opener).toBeHidden();
	await expect(box).toBeHidden();
	expect(await stateOf(page, order.api)).toBe("cancelled");
});

test("a printed order has no buttons and all its goods; on screen the goods can be ordered again into the cart", async ({
	page,
}) => {
	const order = await placeOrder(page, "cs", "cash");
	await page.goto(order.path);
	await expect(page.getByText(order.goods).first()).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(order.goods).first()).toBeVisible();
	await expect(page.getByRole("button", { name: t.print })).toBeHidden();
	await expect(page.getByRole("link", { name: t.withdraw.link })).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("button", { name: t.again.button }).click();
	await expect(page).toHaveURL("/kosik");
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: order.goods }).first()).toBeVisible();
	await expect(main.getByRole("textbox", { name: said(order.goods) }).first()).toHaveValue("2");
});

test.describe("a withdrawal", () => {
	// The connection that is lost once.
	test.use({ expectedComplaints: [/net::ERR_FAILED/] });

	test("takes two steps, loses nothing by a reload or a lost connection, and sends a receipt by mail", async ({
		page,
	}) => {
		const order = await placeOrder(page, "cs", "cash");
		await page.goto(order.path);
		await page.getByRole("link", { name: said(t.withdraw.link) }).click();
		await expect(page).toHaveURL(`${order.path}/odstoupeni`);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		const name = page.getByRole("textbox", { name: said(w.form.name) });
		const reason = page.getByRole("textbox", { name: said(w.form.reason) });
		await expect(name).toHaveValue("Jana Nováková");
		await expect(page.getByRole("main")).toContainText(order.goods);
		await expectToFit(page);
		await name.fill("Jana Malá");
		await reason.fill("Oslava se ruší");
		await page.reload();
		await expect(name).toHaveValue("Jana Malá");
		await expect(reason).toHaveValue("Oslava se ruší");

		await page.getByRole("button", { name: w.form.next }).press("Enter");
		await expect(page.getByRole("heading", { name: said(w.review.title) })).toBeFocused();
		expect(await stateOf(page, order.api)).toBe("accepted");
		await expectToFit(page);
		const confirm = page.getByRole("button", { name: w.review.confirm });
		await page.route("**/withdrawal?**", (route) => route.abort(), { times: 1 });
		await confirm.press("Enter");
		await expect(page.getByText(said(w.review.failed))).toBeVisible();
		expect(await stateOf(page, order.api)).toBe("accepted");
		await confirm.press("Enter");
		await expect(page.getByRole("heading", { name: said(w.done.title) })).toBeFocused();
		await expect(page.getByText("Jana Malá")).toBeVisible();
		await expect(page.getByRole("main").locator("time")).toHaveText(/\d{1,2}:\d{2}/);
		expect(await stateOf(page, order.api)).toBe("withdrawn");
		const { withdrawn } = TEXTS.cs.mail.orderStep;
		const mail = await readMail(withdrawn.subject.replace("{number}", order.number), order.email);
		// What was typed goes to no e-mail that nobody has proved; it stands on the page that the mail leads to.
		expect(mail.text).toContain(`${order.path}/odstoupeni`);
		expect(mail.text).not.toContain("Oslava se ruší");

		await page.getByRole("link", { name: said(w.back) }).click();
		await expect(page).toHaveURL(order.path);
		await expect(page.getByText(said(t.next.withdrawn_unpaid))).toBeVisible();
		await expect(page.getByRole("link", { name: said(t.withdraw.receipt) })).toBeVisible();
	});
});

test("a delivered mask can be returned when its buyer ticks that the seal is whole", async ({ page }) => {
	const masks = "category=1012";
	const order = await placeOrder(page, "cs", "cash", masks);
	await runAllOnE2eShop(...["pack", "hand-over", "deliver"].map((step) => ["order", step, order.number]));
	await page.goto(`${order.path}/odstoupeni`);
	const seal = page.getByRole("checkbox", { name: said(w.sealed.label) });
	await expect(seal).not.toBeChecked();
	await expectToFit(page);
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
