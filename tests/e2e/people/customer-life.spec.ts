import type { Locator, Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { chooseSomeVariant, expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import {
	consentBox,
	fillDetails,
	type Locale,
	onwardButton,
	orderButton,
	orderedNumber,
	someGoods,
} from "../../support/browser/e2e-checkout.ts";
import { runAllOnE2eShop } from "../../support/browser/e2e-command.ts";
import { tokenFor } from "../../support/browser/e2e-customer.ts";

const CONFIRMATION = /https?:\/\/[^/\s]+(\/potvrzeni-uctu\/[\w-]{43})/;
const FIRST = "pestra-girlanda-7";
const SECOND = "zlata-girlanda-8";
/** Ways of delivery and payment as they are called in each language. */
const WAYS = {
	cs: { courier: /Kurýr na adresu/, card: /kart/i, cash: /Dobírkou/ },
	en: { courier: /Courier to/, card: /card/i, cash: /Cash on delivery/i },
} as const;

const main = (page: Page) => page.getByRole("main");
const secret = (place: Locator, label: string) => place.getByLabel(label, { exact: false }).first();
const rowOf = (page: Page, number: string) => page.getByRole("row", { name: new RegExp(number) });
/** Status of the customer's own data for this token. */
const statusFor = async (page: Page, token: string) =>
	(await page.request.get("/api/me", { headers: { Authorization: `Bearer ${token}` } })).status();
const tokenOf = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === COOKIES.token)?.value ?? "";

// Neither an ended session nor a deleted account knows anything.
test.use({ expectedComplaints: [/status of 401/] });

async function register(page: Page, locale: Locale, email: string) {
	const t = TEXTS[locale].register;
	await page.goto(screenPath(locale, "register"));
	await main(page).getByRole("textbox", { name: t.firstname }).fill("Jana");
	await main(page).getByRole("textbox", { name: t.lastname }).fill("Nováková");
	await main(page).getByRole("textbox", { name: t.email }).fill(email);
	await secret(main(page), t.password).fill(FIRST);
	await secret(main(page), t.passwordAgain).fill(FIRST);
	await main(page).getByRole("checkbox").last().check();
	await main(page).getByRole("button", { name: t.submit }).click();
	await expect(page).toHaveURL(screenPath(locale, "account"));
}

/** From the goods' page to the order that is sent, by courier. */
async function order(page: Page, locale: Locale, url: string, payment: RegExp, email: string) {
	await page.goto(url);
	await chooseSomeVariant(page);
	const isAdded = page.waitForResponse(
		(reply) => reply.request().method() === "PUT" && reply.url().includes("/api/cart/"),
	);
	await page.getByRole("button", { name: TEXTS[locale].product.addToCart, exact: true }).first().click();
	expect((await isAdded).status()).toBe(200);
	await page.goto(screenPath(locale, "checkoutDelivery"));
	await page.getByRole("radio", { name: WAYS[locale].courier }).check();
	await page.getByRole("radio", { name: payment }).check();
	await fillDetails(page, locale, email);
	await onwardButton(page, locale).click();
	await expect(page).toHaveURL(screenPath(locale, "checkoutSummary"));
	await consentBox(page, locale).check();
	await orderButton(page, locale).click();
}

/** On the settings' page; leads home. */
async function deleteAccount(page: Page, locale: Locale, password: string) {
	const t = TEXTS[locale].myAccount.delete;
	await page.getByRole("button", { name: t.button }).click();
	const dialog = page.getByRole("dialog", { name: t.question });
	await dialog.getByLabel(t.password).fill(password);
	await dialog.getByRole("button", { name: t.confirm }).click();
	await expect(page).toHaveURL(screenPath(locale, "home"));
	await expect(page.getByText(t.done)).toBeVisible();
}

test("the whole life of a customer, from registration to deletion", async ({ page }) => {
	const t = TEXTS.cs;
	const my = t.myAccount;
	const email = `zivot-${crypto.randomUUID()}@example.cz`;

	await test.step("registers and confirms the e-mail", async () => {
		await register(page, "cs", email);
		await expect(main(page)).toContainText(my.orders.emptyTitle);
		const mail = await readMail(t.mail.account.confirm_email.subject, email);
		await page.goto(CONFIRMATION.exec(mail.text ?? "")?.[1] ?? "");
		await expect(main(page).getByRole("heading", { name: t.confirmEmail.doneTitle })).toBeVisible();
	});

	const goods = await someGoods(page, "category=1003");
	const product = await (await page.request.get(`/api/catalog/product/cs/${goods.id}`)).json();
	const number = await test.step("buys and pays by card", async () => {
		await order(page, "cs", product.url, WAYS.cs.card, email);
		await page.waitForURL(/\/SBX-/);
		await page.getByRole("button", { name: t.sandboxGateway.pay }).click();
		await expect(page.getByText(t.order.pay.paid).first()).toBeVisible();
		return orderedNumber(page, "cs");
	});

	const summary = page.url();
	await test.step("rates the courier on the order's page, and sees both in the account", async () => {
		await runAllOnE2eShop(...["accept", "pack", "hand-over", "deliver"].map((verb) => ["order", verb, number]));
		await page.goto(summary);
		const courier = page.getByRole("region", { name: t.courierReview.title });
		await courier.getByRole("radio").nth(3).check({ force: true });
		await courier.getByRole("textbox").fill("Volal předem.");
		await courier.getByRole("button", { name: t.courierReview.send }).click();
		await expect(page.getByText(t.courierReview.sent)).toBeVisible();

		await page.goto(screenPath("cs", "account"));
		await expect(rowOf(page, number)).toContainText(t.order.states.delivered);
		await rowOf(page, number).getByRole("link", { name: my.orders.detail }).click();
		await expect(page).toHaveURL(/\/ucet\/objednavka\/\d+$/);
		await expect(main(page)).toContainText(product.name);
		await expect(page.getByRole("region", { name: t.courierReview.doneTitle })).toContainText("Volal předem.");
		await expectNoSidewaysScroll(page);
	});

	await test.step("reviews the goods", async () => {
		await page.goto(product.url);
		await page.getByRole("button", { name: t.review.write }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: t.review.form.send }).click();
		await expect(dialog.getByText(t.validation.required).first()).toBeVisible();
		await expect(dialog.getByLabel(t.review.form.author)).toHaveValue("Jana");
		await dialog.getByRole("radio").nth(4).check({ force: true });
		await dialog.getByLabel(t.review.form.text).fill("Vydržel celou oslavu, děti byly nadšené.");
		await dialog.getByRole("button", { name: t.review.form.send }).click();
		await expect(page.getByText(t.review.sent)).toBeVisible();
		await page.goto(screenPath("cs", "accountReviews"));
		await expect(main(page)).toContainText(my.reviews.states.pending);
		await expect(main(page)).toContainText(product.name);
	});

	await test.step("changes the password: this browser stays signed in, others do not", async () => {
		const elsewhere = await tokenFor(page, { email, password: FIRST });
		expect(await statusFor(page, elsewhere)).toBe(200);
		await page.goto(screenPath("cs", "accountSettings"));
		const part = page.getByRole("region", { name: my.password.title, exact: true });
		await part.getByLabel(my.password.current).fill(FIRST);
		await secret(part, my.password.new).fill(SECOND);
		await part.getByLabel(my.password.again).fill(SECOND);
		await part.getByRole("button", { name: my.password.change }).click();
		await expect(page.getByText(my.password.changed)).toBeVisible();
		expect(await statusFor(page, elsewhere)).toBe(401);
		await page.reload();
		await expect(page.getByRole("heading", { level: 1, name: my.settings.title })).toBeVisible();
		await expect(page.getByText(my.devices.current)).toBeVisible();
	});

	await test.step("exports all data", async () => {
		const address = { addressName: "Chata", ...{ firstname: "Jana", lastname: "Nováková", company: "", phone: "" } };
		const place = { street: "Lidická 12", city: "Olomouc", zip: "77900", country: "CZ", isDefault: true };
		const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
		const data = { ...address, ...place };
		expect((await page.request.post("/api/account/addresses", { headers, data })).status()).toBe(201);
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: my.export.button }).click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/^konfety-moje-data-\d{4}-\d\d-\d\d\.json$/);
		const chunks: Buffer[] = [];
		for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
		const all = JSON.parse(Buffer.concat(chunks).toString("utf8"));
		expect(all.account).toMatchObject({ email, firstname: "Jana" });
		expect(all.orders).toHaveLength(1);
		expect(JSON.stringify(all)).toContain(number);
		expect(all.reviews).toHaveLength(1);
		expect(JSON.stringify(all.addresses)).toContain("Olomouc");
		expect(JSON.stringify(all)).not.toMatch(/argon2|passwordHash|password_hash/);
	});

	await test.step("deletes the account; the order stays for the books", async () => {
		const token = await tokenOf(page);
		await deleteAccount(page, "cs", SECOND);
		expect(await statusFor(page, token)).toBe(401);
		expect(await tokenOf(page)).toBe("");
		const login = await page.request.post("/api/auth/login", { data: { email, password: SECOND } });
		expect(login.status()).toBe(401);
		const [id, hash] = new URL(summary).pathname.split("/").slice(-2);
		const kept = await page.request.get(`/api/order/${id}/${hash}`);
		expect([kept.status(), (await kept.json()).number]).toEqual([200, number]);
	});
});

test("a customer who reads English registers, buys, sees the order and deletes the account", async ({ page }) => {
	const t = TEXTS.en;
	const email = `life-${crypto.randomUUID()}@example.cz`;
	await register(page, "en", email);
	const { id } = await someGoods(page, "category=1003");
	const product = await (await page.request.get(`/api/catalog/product/en/${id}`)).json();
	await order(page, "en", product.url, WAYS.en.cash, email);
	const number = await orderedNumber(page, "en");
	await page.goto(screenPath("en", "account"));
	await expect(rowOf(page, number)).toContainText(t.order.states.accepted);
	await rowOf(page, number).getByRole("link", { name: t.myAccount.orders.detail }).click();
	await expect(page).toHaveURL(/\/en\/account\/order\/\d+$/);
	await expect(main(page)).toContainText(product.name);
	await page.goto(screenPath("en", "accountSettings"));
	await deleteAccount(page, "en", FIRST);
	expect(await tokenOf(page)).toBe("");
});
