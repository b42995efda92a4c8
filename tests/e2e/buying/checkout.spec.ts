import { randomUUID } from "node:crypto";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import {
	CHECKOUT_PATHS,
	consentBox,
	detailsOf,
	fieldOf,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	orderedNumber,
	orderNow,
	someGoods,
	tabTo,
} from "../../support/browser/e2e-checkout.ts";
import { beNewCustomer, openAccount } from "../../support/browser/e2e-customer.ts";

const t = TEXTS.cs.checkout;
const paths = CHECKOUT_PATHS.cs;
const ways = {
	courier: /Kurýr na adresu/,
	branch: /Osobní odběr/,
	point: /Výdejní místa/,
	transfer: /Bankovním převodem/,
	cash: /Dobírkou/,
};
const anEmail = () => `${randomUUID()}@example.cz`;

test("a guest buys by transfer to a pickup point; the mail names the order @phone", async ({ page }) => {
	const email = anEmail();
	const goods = await haveCart(page, "cs", 2);
	await page.goto(paths.cart);
	await page.getByRole("link", { name: TEXTS.cs.cartPage.summary.continue }).click();
	await expect(page).toHaveURL(paths.delivery);
	await page.getByRole("radio", { name: ways.point }).check();
	await page.getByRole("searchbox", { name: t.pickupPoint.search }).fill("usti");
	await page.getByRole("radio", { name: /Trafika Masarykova/ }).check();
	await expect(page.getByText(/Masarykova 52/).last()).toBeVisible();
	await page.getByRole("radio", { name: ways.transfer }).check();
	await fillDetails(page, "cs", email);
	await expectNoSidewaysScroll(page);
	await onwardButton(page, "cs").click();
	await expect(page).toHaveURL(paths.summary);
	for (const text of [/Trafika Masarykova/, email, "Lidická 12", "+420\u00a0777\u00a0123\u00a0456"])
		await expect(page.getByRole("main")).toContainText(text);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	await expectNoSidewaysScroll(page);
	await consentBox(page, "cs").check();
	await orderButton(page, "cs").click();
	const number = await orderedNumber(page, "cs");
	await expect(page.getByRole("main")).toContainText(/Trafika Masarykova/);
	const mail = await readMail(number, email);
	expect(mail.text?.replaceAll("\u00a0", " ")).toContain(goods.name.replaceAll("\u00a0", " "));
});

test.describe("a registry that is away", () => {
	test.use({ expectedComplaints: [/status of 503/] });

	test("does not keep a company from buying", async ({ page }) => {
		await page.route("**/api/company/**", (route) =>
			route.fulfill({ status: 503, json: { error: "registry_unavailable" } }),
		);
		await haveCart(page, "cs");
		await page.goto(paths.delivery);
		await page.getByRole("radio", { name: ways.courier }).check();
		await page.getByRole("radio", { name: ways.cash }).check();
		await page.getByRole("checkbox", { name: t.company.toggle }).check();
		await fieldOf(page, t.company.companyId).fill("270 82 440");
		await page.getByRole("button", { name: t.company.find }).click();
		await expect(page.getByText(TEXTS.cs.errors.registry_unavailable)).toBeVisible();
		await fieldOf(page, t.company.name).fill("Alza.cz a.s.");
		await fieldOf(page, t.company.taxId).fill("27082440");
		await fillDetails(page, "cs", anEmail());
		await orderNow(page, "cs");
		await expect(page.getByRole("main")).toContainText("Alza.cz a.s.");
		await expect(page.getByRole("main")).toContainText("CZ27082440");
	});
});

test("a customer buys with a voucher and picks up at a branch, with the account's details filled in", async ({
	page,
}) => {
	const { token, email } = await beNewCustomer(page);
	const headers = { Authorization: `Bearer ${token}` };
	const invoice = { street: "Lidická 12", city: "Brno", zip: "602 00", country: "CZ" };
	expect((await page.request.put("/api/account/invoice", { headers, data: invoice })).status()).toBe(200);
	const goods = await someGoods(page);
	const cart = await (await page.request.post("/api/cart/create", { headers, data: { locale: "cs" } })).json();
	const line = { id: goods.id, variantId: goods.variantId, quantity: 1, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { headers, data: line })).status()).toBe(200);

	await page.goto(paths.cart);
	await page.getByRole("heading", { name: TEXTS.cs.voucher.title }).click();
	await page.getByRole("textbox", { name: TEXTS.cs.voucher.code }).fill("KONFETY10");
	await page.getByRole("button", { name: TEXTS.cs.voucher.apply }).click();
	await expect(page.getByRole("main").getByText("KONFETY10").first()).toBeVisible();
	await page.getByRole("link", { name: TEXTS.cs.cartPage.summary.continue }).click();
	await expect(fieldOf(page, t.contact.email)).toHaveValue(email);
	await expect(fieldOf(page, t.address.street)).toHaveValue("Lidická 12");
	// An account need not have a phone.
	await fieldOf(page, t.contact.phone).fill("777 123 456");
	await page.getByRole("radio", { name: ways.branch }).check();
	await page.getByRole("radio", { name: /Smíchov/ }).check();
	await expect(page.getByRole("radio", { name: ways.cash })).toHaveCount(0);
	await page.getByRole("radio", { name: ways.transfer }).check();
	await test.step("no address is asked for, and the account's is not sent", async () => {
		await expect(page.getByRole("group", { name: t.address.collectorTitle }).getByRole("textbox")).toHaveCount(2);
		await orderNow(page, "cs");
		await expect(page.getByRole("main")).toContainText(TEXTS.cs.order.buyer);
		await expect(page.getByRole("main")).not.toContainText("Lidická 12");
	});
	await expect(page.getByRole("main")).toContainText(/Smíchov/);
	await expect(page.getByRole("main")).toContainText("KONFETY10");
});

test("a guest buys by the keyboard alone", async ({ page }) => {
	await haveCart(page, "cs");
	await page.goto("/kosik");
	await tabTo(page, page.getByRole("link", { name: TEXTS.cs.cartPage.summary.continue }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/kosik/doprava-a-platba");
	await expect(page.getByRole("radio", { name: ways.branch })).toBeVisible();
	// The first radio is reached by Tab, the others of its group by arrows.
	await tabTo(page, page.getByRole("radio", { name: ways.branch }));
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: ways.courier })).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: ways.transfer })).toBeChecked();
	for (const [label, text] of detailsOf("cs", anEmail())) {
		await tabTo(page, fieldOf(page, label));
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/kosik/souhrn");
	await expect(orderButton(page, "cs")).toBeVisible();
	await tabTo(page, consentBox(page, "cs"));
	await page.keyboard.press("Space");
	await tabTo(page, orderButton(page, "cs"));
	await page.keyboard.press("Enter");
	await orderedNumber(page, "cs");
	expect(t.panel.submit).toBe("Objednávka zavazující k\u00a0platbě");
});

test("a step leads back to the unfinished one; a change made after the summary was seen is what is ordered", async ({
	page,
}) => {
	await test.step("without goods the step leads to the cart, without a delivery to the step of delivery", async () => {
		await page.goto("/kosik/souhrn");
		await expect(page).toHaveURL("/kosik");
		await expect(page.getByRole("main")).toContainText(TEXTS.cs.cart.empty);
		await haveCart(page, "cs");
		await page.goto("/kosik/souhrn");
		await expect(page).toHaveURL("/kosik/doprava-a-platba");
	});
	await page.getByRole("radio", { name: ways.courier }).check();
	await page.getByRole("radio", { name: ways.transfer }).check();
	await fillDetails(page, "cs", anEmail());
	await onwardButton(page, "cs").click();
	await expect(page).toHaveURL("/kosik/souhrn");
	await page.getByRole("textbox", { name: t.note.label }).fill("Zvoňte dvakrát");
	await test.step("a change made after the summary was seen shows in the summary", async () => {
		await page.getByRole("main").locator('a[href^="/kosik/doprava-a-platba"]').first().click();
		await expect(page).toHaveURL(/\/kosik\/doprava-a-platba/);
		await page.getByRole("radio", { name: ways.branch }).check();
		await page.getByRole("radio", { name: /Smíchov/ }).check();
		await page.getByRole("radio", { name: ways.transfer }).check();
		await onwardButton(page, "cs").click();
		await expect(page).toHaveURL("/kosik/souhrn");
		await expect(page.getByRole("main")).toContainText(/Smíchov/);
		await expect(page.getByRole("textbox", { name: t.note.label })).toHaveValue("Zvoňte dvakrát");
	});
	await consentBox(page, "cs").check();
	await orderButton(page, "cs").click();
	await orderedNumber(page, "cs");
	await expect(page.getByRole("main")).toContainText(/Smíchov/);
});

test.describe("nothing typed in the checkout is lost", () => {
	// A login brings the guest's cart along: what was being asked about the old one is gone.
	test.use({ expectedComplaints: [/status of (404|422)/] });

	test("by a reload, going back, a refusal or a login", async ({ page }) => {
		const { email, password, token } = await openAccount(page);
		const headers = { Authorization: `Bearer ${token}` };
		const other = { street: "Veveří 1", city: "Praha", zip: "150 00", country: "CZ" };
		expect((await page.request.put("/api/account/invoice", { headers, data: other })).status()).toBe(200);
		await page.route("**/api/order/create/**", (route) =>
			route.fulfill({ status: 422, json: { error: "invalid", errors: { "invoice.zip": ["zip"] } } }),
		);
		await haveCart(page, "cs");
		await page.goto("/kosik/doprava-a-platba");
		await page.getByRole("radio", { name: ways.courier }).check();
		await page.getByRole("radio", { name: ways.transfer }).check();
		await fillDetails(page, "cs");
		const expectAll = async () => {
			for (const [label, text] of detailsOf("cs")) await expect(fieldOf(page, label)).toHaveValue(text);
			await expect(page.getByRole("radio", { name: ways.courier })).toBeChecked();
		};
		await page.reload();
		await expectAll();
		await onwardButton(page, "cs").click();
		await expect(page).toHaveURL("/kosik/souhrn");
		await page.getByRole("textbox", { name: t.note.label }).fill("Zvoňte dvakrát");
		await page.goBack();
		await expectAll();
		await page.goForward();
		await expect(page.getByRole("textbox", { name: t.note.label })).toHaveValue("Zvoňte dvakrát");
		await consentBox(page, "cs").check();
		await orderButton(page, "cs").click();
		await expect(page).toHaveURL("/kosik/doprava-a-platba");
		await expectAll();
		await expect(fieldOf(page, t.address.zip)).toBeFocused();
		await expect(page.getByText(TEXTS.cs.validation.zip)).toBeVisible();
		await page.getByRole("button", { name: t.login.button }).click();
		const dialog = page.getByRole("dialog", { name: t.login.title });
		await dialog.getByRole("textbox", { name: TEXTS.cs.login.email }).fill(email);
		await dialog.getByRole("textbox", { name: TEXTS.cs.login.password }).fill(password);
		await dialog.getByRole("button", { name: TEXTS.cs.login.submit }).click();
		await expect(dialog).toHaveCount(0);
		await expectAll();
	});
});
