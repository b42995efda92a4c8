import type { Locator, Page } from "@playwright/test";
import { screenPath } from "../../lib/i18n/paths.ts";
import { expect, readMail, TEXTS, test } from "../support/e2e.ts";
import { consentBox, fillDetails, onwardButton, orderButton, someGoods } from "../support/e2e-checkout.ts";
import { runOnE2eShop } from "../support/e2e-command.ts";

const CONFIRMATION = /https?:\/\/[^/\s]+((?:\/en)?\/(?:potvrzeni-uctu|account-confirmation)\/[\w-]{43})/;
const FIRST = "pestra-girlanda-7";
const SECOND = "zlata-girlanda-8";
/** Ways of delivery and payment as they are called in each language. */
const WAYS = {
	cs: { courier: /Kurýr na adresu/, card: /kart/i },
	en: { courier: /Courier to/, card: /card/i },
} as const;

const main = (page: Page) => page.getByRole("main");
const secret = (place: Locator, label: string) => place.getByLabel(label, { exact: false }).first();

// A deleted account knows no password.
test.use({ expectedComplaints: [/status of 401/] });

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale];
	const my = t.myAccount;
	const at = (screen: Parameters<typeof screenPath>[1]) => screenPath(locale, screen);

	test(`the whole life of a customer in ${locale}, from registration to deletion @once`, async ({ page }) => {
		test.setTimeout(180_000);
		const email = `zivot-${crypto.randomUUID()}@example.cz`;

		await test.step("registers and confirms the e-mail", async () => {
			await page.goto(at("register"));
			await main(page).getByRole("textbox", { name: t.register.firstname }).fill("Jana");
			await main(page).getByRole("textbox", { name: t.register.lastname }).fill("Nováková");
			await main(page).getByRole("textbox", { name: t.register.email }).fill(email);
			await secret(main(page), t.register.password).fill(FIRST);
			await secret(main(page), t.register.passwordAgain).fill(FIRST);
			await main(page).getByRole("checkbox").last().check();
			await main(page).getByRole("button", { name: t.register.submit }).click();
			await expect(page).toHaveURL(at("account"));
			const mail = await readMail(t.mail.account.confirm_email.subject, email);
			await page.goto(CONFIRMATION.exec(mail.text ?? "")?.[1] ?? "");
			await expect(main(page).getByRole("heading", { name: t.confirmEmail.doneTitle })).toBeVisible();
		});

		await test.step("logs out and in again", async () => {
			const widget = page.getByRole("banner").getByRole("button", { name: t.accountWidget.widget });
			await widget.click();
			await page.getByRole("banner").getByRole("button", { name: t.accountWidget.signOut }).click();
			await expect(page).toHaveURL(at("home"));
			await page.goto(at("account"));
			await expect(page).toHaveURL(new RegExp(`${at("login")}\\?redirect=`));
			await main(page).getByRole("textbox", { name: t.login.email }).fill(email);
			await secret(main(page), t.login.password).fill(FIRST);
			await main(page).getByRole("button", { name: t.login.submit }).click();
			await expect(page).toHaveURL(at("account"));
			await expect(main(page)).toContainText(my.orders.emptyTitle);
		});

		const goods = await someGoods(page, "category=1003");
		const product = await (await page.request.get(`/api/catalog/product/${locale}/${goods.id}`)).json();
		const number = await test.step("buys and pays by card", async () => {
			await page.goto(product.url);
			const isAdded = page.waitForResponse(
				(reply) => reply.request().method() === "PUT" && reply.url().includes("/api/cart/"),
			);
			await page.getByRole("button", { name: t.product.addToCart, exact: true }).first().click();
			expect((await isAdded).status()).toBe(200);
			await page.goto(at("checkoutDelivery"));
			await page.getByRole("radio", { name: WAYS[locale].courier }).check();
			await page.getByRole("radio", { name: WAYS[locale].card }).check();
			await fillDetails(page, locale, email);
			await onwardButton(page, locale).click();
			await expect(page).toHaveURL(at("checkoutSummary"));
			await consentBox(page, locale).check();
			await orderButton(page, locale).click();
			await page.waitForURL(/\/SBX-/);
			await page.getByRole("button", { name: t.sandboxGateway.pay }).click();
			await expect(page.getByText(t.order.pay.paid).first()).toBeVisible();
			const heading = page.getByRole("heading", { level: 1, name: /26\d{5}/ });
			return /26\d{5}/.exec(await heading.innerText())?.[0] ?? "";
		});

		await test.step("sees the order, and rates who delivered it", async () => {
			for (const verb of ["accept", "pack", "hand-over", "deliver"]) await runOnE2eShop("order", verb, number);
			await page.goto(at("account"));
			const row = page.getByRole("row", { name: new RegExp(number) });
			await expect(row).toContainText(t.order.states.delivered);
			await row.getByRole("link", { name: my.orders.detail }).click();
			await expect(main(page)).toContainText(product.name);
			const courier = page.getByRole("region", { name: t.courierReview.title });
			await courier.getByRole("radio").nth(4).check({ force: true });
			await courier.getByRole("button", { name: t.courierReview.send }).click();
			await expect(page.getByText(t.courierReview.sent)).toBeVisible();
		});

		await test.step("reviews the goods", async () => {
			await page.goto(product.url);
			await page.getByRole("button", { name: t.review.write }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("radio").nth(4).check({ force: true });
			await dialog.getByLabel(t.review.form.text).fill("Vydržel celou oslavu, děti byly nadšené.");
			await dialog.getByRole("button", { name: t.review.form.send }).click();
			await expect(page.getByText(t.review.sent)).toBeVisible();
			await page.goto(at("accountReviews"));
			await expect(main(page)).toContainText(my.reviews.states.pending);
			await expect(main(page)).toContainText(product.name);
		});

		await test.step("changes an address and the password", async () => {
			await page.goto(at("accountAddresses"));
			await page.getByRole("button", { name: my.addresses.add }).click();
			const dialog = page.getByRole("dialog", { name: my.addresses.addTitle });
			const a = t.checkout.address;
			const texts = [
				[a.firstname, "Jana"],
				[a.lastname, "Nováková"],
				[a.street, "Lidická 12"],
				[a.city, "Brno"],
				[a.zip, "602 00"],
			] as const;
			for (const [label, text] of texts) await dialog.getByRole("textbox", { name: label }).fill(text);
			await dialog.getByRole("button", { name: my.addresses.save }).click();
			await expect(page.getByText(my.addresses.saved)).toBeVisible();
			await page.getByRole("button", { name: my.addresses.edit }).first().click();
			await page.getByRole("dialog").getByRole("textbox", { name: a.city }).fill("Olomouc");
			await page.getByRole("dialog").getByRole("button", { name: my.addresses.save }).click();
			await expect(main(page)).toContainText("Olomouc");

			await page.goto(at("accountSettings"));
			const part = page.getByRole("region", { name: my.password.title, exact: true });
			await part.getByLabel(my.password.current).fill(FIRST);
			await secret(part, my.password.new).fill(SECOND);
			await part.getByLabel(my.password.again).fill(SECOND);
			await part.getByRole("button", { name: my.password.change }).click();
			await expect(page.getByText(my.password.changed)).toBeVisible();
		});

		await test.step("takes all data away", async () => {
			const download = page.waitForEvent("download");
			await page.getByRole("button", { name: my.export.button }).click();
			const chunks: Buffer[] = [];
			for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
			const all = JSON.parse(Buffer.concat(chunks).toString("utf8"));
			expect(all.account).toMatchObject({ email, firstname: "Jana" });
			expect(all.orders).toHaveLength(1);
			expect(JSON.stringify(all)).toContain(number);
			expect(all.reviews).toHaveLength(1);
			expect(JSON.stringify(all.addresses)).toContain("Olomouc");
			expect(JSON.stringify(all)).not.toMatch(/argon2|passwordHash|password_hash/);
		});

		await test.step("deletes the account; the order stays for the books", async () => {
			await page.getByRole("button", { name: my.delete.button }).click();
			const dialog = page.getByRole("dialog", { name: my.delete.question });
			await dialog.getByLabel(my.delete.password).fill(SECOND);
			await dialog.getByRole("button", { name: my.delete.confirm }).click();
			await expect(page).toHaveURL(at("home"));
			await expect(page.getByText(my.delete.done)).toBeVisible();
			const login = await page.request.post("/api/auth/login", { data: { email, password: SECOND } });
			expect(login.status()).toBe(401);
			expect(await runOnE2eShop("order", "show", number)).toContain(number);
		});
	});
}
