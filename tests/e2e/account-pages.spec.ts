import type { Page } from "@playwright/test";
import { orderPath, type Screen, screenPath } from "../../lib/i18n/paths.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";
import { type Locale, signIn, someGoods } from "../support/e2e-checkout.ts";
import { runOnE2eShop } from "../support/e2e-command.ts";
import { beNewCustomer, type NewCustomer } from "../support/e2e-customer.ts";

const PAGES = [
	["account", "orders"],
	["accountInvoice", "invoice"],
	["accountAddresses", "addresses"],
	["accountWatched", "watched"],
	["accountReviews", "reviews"],
	["accountSettings", "settings"],
] as const satisfies [Screen, string][];

/** An order of the customer, by courier and paid when it comes. */
async function placeOwnOrder(page: Page, { token, email }: NewCustomer, locale: Locale = "cs") {
	const headers = { Authorization: `Bearer ${token}` };
	const goods = await someGoods(page);
	const created = await page.request.post("/api/cart/create", { headers, data: { locale } });
	const cart = await created.json();
	const data = { id: goods.id, variantId: goods.variantId, quantity: 2, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { headers, data })).status()).toBe(200);
	const invoice = { firstname: "Hana", lastname: "Dvořáková", street: "Lidická 12", city: "Brno", zip: "602 00" };
	const order = await page.request.post(`/api/order/create/${cart.id}`, {
		headers,
		data: {
			deliveryId: 2,
			paymentId: 3,
			email,
			phone: "777 123 456",
			invoice: { ...invoice, company: "", country: "CZ" },
			consent: true,
		},
	});
	expect(order.status()).toBe(201);
	const { id, hash, number } = await order.json();
	const { lines } = await (await page.request.get(`/api/order/${id}/${hash}?lang=${locale}`)).json();
	return { id, hash, number, goods: lines[0].name } as { id: number; hash: string; number: string; goods: string };
}

const main = (page: Page) => page.getByRole("main");
const navOf = (page: Page, locale: Locale) =>
	main(page).getByRole("navigation", { name: TEXTS[locale].myAccount.title });

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].myAccount;

	test(`the account's pages lead to each other in ${locale}, and none of them is wider than the screen`, async ({
		page,
	}) => {
		await signIn(page);
		await page.goto(screenPath(locale, "account"));
		for (const [screen, key] of PAGES) {
			const link = navOf(page, locale).getByRole("link", {
				name: TEXTS[locale].accountWidget.links[screen],
				exact: true,
			});
			await link.click();
			await expect(page).toHaveURL(screenPath(locale, screen));
			await expect(page.getByRole("heading", { level: 1, name: t[key].title })).toBeVisible();
			await expect(link).toHaveAttribute("aria-current", "page");
			await expect(link).toBeInViewport();
			await expect(main(page).getByRole("status").filter({ hasText: t.loading })).toHaveCount(0);
			await expectNoSidewaysScroll(page);
		}
	});

	test(`the pages as they are sent in ${locale} know nobody @once`, async ({ page }) => {
		await signIn(page);
		for (const [screen] of PAGES) {
			const reply = await page.request.get(screenPath(locale, screen));
			expect(reply.status()).toBe(200);
			expect(await reply.text()).not.toMatch(/zakaznice@|Svobodová/);
			expect(await reply.text()).toContain("noindex");
		}
	});

	test(`an own order is in the list and has its page in ${locale}; a foreign one does not exist @once`, async ({
		page,
	}) => {
		const order = await placeOwnOrder(page, await beNewCustomer(page, locale), locale);
		await page.goto(screenPath(locale, "account"));
		const row = page.getByRole("row", { name: new RegExp(order.number) });
		await expect(row).toContainText(TEXTS[locale].order.states.accepted);
		await row.getByRole("link", { name: t.orders.detail }).click();
		await expect(page).toHaveURL(`${screenPath(locale, "accountOrder")}/${order.id}`);
		await expect(main(page)).toContainText(order.goods);
		await expectNoSidewaysScroll(page);

		await signIn(page);
		await page.goto(`${screenPath(locale, "accountOrder")}/${order.id}`);
		await expect(page.getByRole("heading", { level: 1, name: TEXTS[locale].notFound.title })).toBeVisible();
		await expect(main(page)).not.toContainText(order.goods);
	});
}

const t = TEXTS.cs.myAccount;

test("an address is added by keyboard, changed and deleted; a reload keeps it", async ({ page }) => {
	await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountAddresses"));
	await page.getByRole("button", { name: t.addresses.add }).press("Enter");
	const dialog = page.getByRole("dialog", { name: t.addresses.addTitle });
	await expectNoSidewaysScroll(page);
	await dialog.getByRole("button", { name: t.addresses.save }).press("Enter");
	await expect(dialog.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	const a = TEXTS.cs.checkout.address;
	for (const [label, text] of [
		[t.addresses.name, "Domů"],
		[a.firstname, "Hana"],
		[a.lastname, "Dvořáková"],
		[a.street, "Lidická 12"],
		[a.city, "Brno"],
		[a.zip, "602 00"],
	] as const) {
		await dialog.getByRole("textbox", { name: label }).fill(text);
	}
	await page.keyboard.press("Enter");
	await expect(page.getByText(t.addresses.saved)).toBeVisible();
	await expect(dialog).toBeHidden();
	await page.reload();
	const card = page.getByRole("region", { name: "Domů" });
	await expect(card).toContainText("602\u00a000 Brno");
	await expect(card).toContainText(t.addresses.default);

	await card.getByRole("button", { name: t.addresses.edit }).click();
	await page.keyboard.press("Escape");
	await expect(card.getByRole("button", { name: t.addresses.edit })).toBeFocused();
	await card.getByRole("button", { name: t.addresses.edit }).click();
	await page.getByRole("dialog").getByRole("textbox", { name: a.city }).fill("Olomouc");
	await page.getByRole("dialog").getByRole("button", { name: t.addresses.save }).click();
	await expect(card).toContainText("Olomouc");

	await card.getByRole("button", { name: t.addresses.delete }).click();
	await page.getByRole("button", { name: t.addresses.deleteConfirm }).click();
	await expect(page.getByText(t.addresses.deleted)).toBeVisible();
	await expect(page.getByRole("heading", { name: t.addresses.emptyTitle })).toBeVisible();
});

test("invoice details and the name are kept, and forms left are fresh when come back to @once", async ({ page }) => {
	await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountInvoice"));
	const street = page.getByRole("textbox", { name: TEXTS.cs.checkout.address.street });
	await street.fill("Lidická 12");
	await page.getByRole("button", { name: t.save, exact: true }).click();
	await expect(page.getByText(t.saved)).toBeVisible();
	await street.fill("Rozepsaná");
	await navOf(page, "cs").getByRole("link", { name: TEXTS.cs.accountWidget.links.accountSettings }).click();
	const profile = page.getByRole("region", { name: t.profile.title });
	await profile.getByRole("textbox", { name: TEXTS.cs.checkout.address.firstname }).fill("Alena");
	await profile.getByRole("button", { name: t.save, exact: true }).click();
	await expect(main(page).getByText("Alena Dvořáková", { exact: true })).toBeVisible();
	await page.goBack();
	await expect(street).toHaveValue("Lidická 12");
	await page.reload();
	await expect(street).toHaveValue("Lidická 12");
	await expect(main(page).getByText("Alena Dvořáková", { exact: true })).toBeVisible();
});

test("a new password keeps this browser signed in and ends the others @once", async ({ page }) => {
	const customer = await beNewCustomer(page);
	const other = await (await page.request.post("/api/auth/login", { data: customer })).json();
	const statusOf = async (token: string) =>
		(await page.request.get("/api/me", { headers: { Authorization: `Bearer ${token}` } })).status();
	expect(await statusOf(other.token)).toBe(200);
	await page.goto(screenPath("cs", "accountSettings"));
	const part = page.getByRole("region", { name: t.password.title, exact: true });
	await part.getByLabel(t.password.current).fill(customer.password);
	await part.getByLabel(t.password.new, { exact: false }).first().fill("Girlandy-789");
	await part.getByLabel(t.password.again).fill("Girlandy-789");
	await part.getByRole("button", { name: t.password.change }).click();
	await expect(page.getByText(t.password.changed)).toBeVisible();
	expect(await statusOf(other.token)).toBe(401);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: t.settings.title })).toBeVisible();
	await expect(page.getByText(t.devices.current)).toBeVisible();
});

test("everything the shop keeps comes as a file @once", async ({ page }) => {
	const { email } = await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountSettings"));
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: t.export.button }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^konfety-moje-data-\d{4}-\d\d-\d\d\.json$/);
	const chunks: Buffer[] = [];
	for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
	expect(JSON.parse(Buffer.concat(chunks).toString("utf8")).account).toMatchObject({ email });
});

test("a deleted account leads home with a word, and its token opens nothing @once", async ({ page }) => {
	const { password, token } = await beNewCustomer(page);
	await page.goto(screenPath("cs", "accountSettings"));
	await page.getByRole("button", { name: t.delete.button }).click();
	const dialog = page.getByRole("dialog", { name: t.delete.question });
	await dialog.getByLabel(t.delete.password).fill(password);
	await dialog.getByRole("button", { name: t.delete.confirm }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByText(t.delete.done)).toBeVisible();
	expect((await page.request.get("/api/me", { headers: { Authorization: `Bearer ${token}` } })).status()).toBe(401);
	expect((await page.context().cookies()).some(({ name }) => name === "token")).toBe(false);
});

test("a session that ended elsewhere leads to the login, which leads back @once", async ({ page }) => {
	const { email, password, token } = await beNewCustomer(page);
	await page.request.get("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
	await page.goto(screenPath("cs", "accountAddresses"));
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Faccount%2Faddresses");
	await main(page).getByRole("textbox", { name: TEXTS.cs.login.email }).fill(email);
	await main(page).getByLabel(TEXTS.cs.login.password, { exact: false }).first().fill(password);
	await main(page).getByRole("button", { name: TEXTS.cs.login.submit }).click();
	await expect(page).toHaveURL("/account/addresses");
	await expect(page.getByRole("heading", { level: 1, name: t.addresses.title })).toBeVisible();
});

test("who delivered an order is rated from its summary page, once @once", async ({ page }) => {
	const r = TEXTS.cs.courierReview;
	const order = await placeOwnOrder(page, await beNewCustomer(page));
	for (const verb of ["pack", "hand-over", "deliver"]) await runOnE2eShop("order", verb, order.number);
	await page.goto(orderPath("cs", order));
	const form = page.getByRole("region", { name: r.title });
	await form.getByRole("radio").nth(3).check({ force: true });
	await form.getByRole("textbox").fill("Volal předem.");
	await form.getByRole("button", { name: r.send }).click();
	await expect(page.getByText(r.sent)).toBeVisible();
	await page.goto(`${screenPath("cs", "accountOrder")}/${order.id}`);
	await expect(page.getByRole("region", { name: r.doneTitle })).toContainText("Volal předem.");
});

// An ended session and a foreign order are refused, and the browser says so.
test.use({ expectedComplaints: [/status of 40[14]/] });
