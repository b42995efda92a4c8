import type { Locator, Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import { haveCart, signIn } from "../../support/browser/e2e-checkout.ts";
import { openAccount } from "../../support/browser/e2e-customer.ts";
import { changeLanguage } from "../../support/browser/e2e-shell.ts";

/** Wrong passwords, ended sessions, dead links. */
test.use({ expectedComplaints: [/status of (401|404)/] });

const t = TEXTS.cs;
const NEW_PASSWORD = /https?:\/\/\S+(\/zmena-hesla\/[\w-]{43})/;
const CONFIRMATION = /https?:\/\/\S+(\/potvrzeni-uctu\/[\w-]{43})/;

const widget = (page: Page) => page.getByRole("banner").getByRole("button", { name: t.accountWidget.widget });
const main = (page: Page) => page.getByRole("main");

async function logIn(place: Locator, email: string, password: string) {
	await place.getByRole("textbox", { name: t.login.email }).fill(email);
	await place.getByLabel(new RegExp(`^${t.login.password}`)).fill(password);
	await place.getByRole("button", { name: t.login.submit }).click();
}

const logInAsCustomer = (place: Locator) => logIn(place, "zakaznice@konfety.example", "KonfetyDemo1");

/** Signs out by this button, which leads home. */
async function logOut(page: Page, place: Locator) {
	await place.getByRole("button", { name: t.accountWidget.signOut }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByText(t.accountWidget.signedOut)).toBeVisible();
}

const tokenOf = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === COOKIES.token)?.value ?? null;

const pathIn = async (address: string, subject: string, pattern: RegExp) =>
	pattern.exec((await readMail(subject, address)).text ?? "")?.[1] ?? "";

test("a guest with a cart opens an account, proves the e-mail and logs out", { tag: "@phone" }, async ({ page }) => {
	const email = `host-${crypto.randomUUID()}@example.cz`;
	const goods = await haveCart(page, "cs", 2);
	await test.step("registers on the way from the login, and is back with the cart", async () => {
		await page.goto("/prihlaseni?redirect=/kosik");
		await main(page).getByRole("link", { name: t.login.register }).click();
		await expect(page).toHaveURL("/registrace?redirect=%2Fkosik");
		await expectNoSidewaysScroll(page);
		await main(page).getByRole("textbox", { name: t.register.firstname }).fill("Jana");
		await main(page).getByRole("textbox", { name: t.register.lastname }).fill("Nováková");
		await main(page).getByRole("textbox", { name: t.register.email }).fill(email);
		await main(page).getByLabel(t.register.password, { exact: false }).first().fill("pestra-girlanda-7");
		await main(page).getByLabel(t.register.passwordAgain, { exact: false }).fill("pestra-girlanda-7");
		await main(page).getByRole("checkbox").last().check();
		await main(page).getByRole("button", { name: t.register.submit }).click();
		await expect(page).toHaveURL("/kosik");
		await expect(page.getByText(t.register.done.replace("{email}", email))).toBeVisible();
		await expect(main(page)).toContainText(goods.name);
	});
	await test.step("opens the link of the mail, and from there the account", async () => {
		await page.goto(await pathIn(email, t.mail.account.confirm_email.subject, CONFIRMATION));
		await expect(main(page).getByRole("heading", { name: t.confirmEmail.doneTitle })).toBeVisible();
		await expect(main(page)).toContainText(email);
		await expectNoSidewaysScroll(page);
		await main(page).getByRole("link", { name: t.confirmEmail.toAccount }).click();
		await expect(page).toHaveURL("/ucet");
		await expect(main(page).getByText("Jana Nováková").first()).toBeVisible();
	});
	await test.step("leaves nothing behind when logged out", async () => {
		await logOut(page, main(page));
		expect(await tokenOf(page)).toBeNull();
		await page.goto("/kosik");
		await expect(main(page)).toContainText(t.cart.empty);
		await expect(main(page)).not.toContainText(goods.name);
	});
});

test("a forgotten password is set anew by a link that works once", async ({ page }) => {
	const { email, password } = await openAccount(page);
	const path = await test.step("a link for it comes by mail", async () => {
		await page.goto("/prihlaseni");
		await main(page).getByRole("link", { name: t.login.forgotten }).click();
		await expect(page).toHaveURL("/obnova-hesla");
		await main(page).getByRole("textbox", { name: t.passwordReset.email }).fill(email);
		await main(page).getByRole("button", { name: t.passwordReset.request }).click();
		await expect(main(page)).toContainText(t.passwordReset.sentText.replace("{email}", email));
		await expectNoSidewaysScroll(page);
		return pathIn(email, t.mail.account.reset_password.subject, NEW_PASSWORD);
	});
	await test.step("the language switch keeps the link, and so the way back", async () => {
		await page.goto(path);
		await changeLanguage(page);
		await expect(page).toHaveURL(path.replace("/zmena-hesla", "/en/new-password"));
		await expect(main(page).getByRole("button", { name: TEXTS.en.passwordReset.set })).toBeVisible();
		await changeLanguage(page, "en");
		await expect(page).toHaveURL(path);
	});
	await test.step("the link sets a new password", async () => {
		await main(page).getByLabel(t.passwordReset.password, { exact: false }).first().fill("jina-girlanda-8");
		await main(page).getByLabel(t.passwordReset.passwordAgain, { exact: false }).fill("jina-girlanda-8");
		await main(page).getByRole("button", { name: t.passwordReset.set }).click();
		await expect(page).toHaveURL("/prihlaseni");
		await expect(page.getByText(t.passwordReset.done)).toBeVisible();
	});
	await test.step("the old password is refused, by keyboard alone; what was typed stays", async () => {
		const field = main(page).getByRole("textbox", { name: t.login.email });
		await field.focus();
		await page.keyboard.type(email);
		await page.keyboard.press("Tab");
		await page.keyboard.type(password);
		await page.keyboard.press("Enter");
		await expect(main(page).getByRole("alert")).toContainText(t.errors.invalid_credentials);
		await expect(field).toHaveValue(email);
		await expect(page).toHaveURL("/prihlaseni");
	});
	await test.step("the new password works, and the link is used up", async () => {
		await logIn(main(page), email, "jina-girlanda-8");
		await expect(page).toHaveURL("/ucet");
		await page.goto(path);
		await expect(main(page).getByRole("heading", { name: t.passwordReset.expiredTitle })).toBeVisible();
	});
});

test("the header shows the customer; a login there leads to the account", { tag: "@smoke" }, async ({ page }) => {
	await page.goto("/1001/balonky");
	await widget(page).click();
	await logInAsCustomer(page.getByRole("banner"));
	await expect(page).toHaveURL("/ucet");
	await expect(widget(page)).toHaveAccessibleName(/Jana|zakaznice/);
	await widget(page).click();
	const menu = page.getByRole("banner").getByRole("navigation", { name: t.accountWidget.widget });
	await expect(menu.getByRole("link", { name: t.accountWidget.links.account })).toHaveAttribute("href", "/ucet");
	await expect(menu.getByRole("link", { name: t.accountWidget.links.accountInfluencer })).toHaveCount(0);
	await expectNoSidewaysScroll(page);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(widget(page)).toBeFocused();
	await widget(page).click();
	await logOut(page, page.getByRole("banner"));
});

test("a login never leads away from the shop", async ({ page }) => {
	page.on("dialog", (dialog) => expect(dialog.message()).toBe("no dialog"));
	for (const [redirect, path] of [
		["//evil.test", "/ucet"],
		["javascript:alert(1)", "/ucet"],
		// The login is for guests alone.
		["/prihlaseni?redirect=//evil.test", "/"],
	] as const) {
		await page.goto(`/prihlaseni?${new URLSearchParams({ redirect })}`);
		await logInAsCustomer(main(page));
		await expect(widget(page)).toHaveAccessibleName(/Jana|zakaznice/);
		await expect(page).toHaveURL(path);
		await page.context().clearCookies({ name: COOKIES.token });
		await page.evaluate(() => window.localStorage.clear());
	}
});

test("guests, and customers whose session ended elsewhere, are sent to the login, and then to the page they asked for", async ({
	page,
}) => {
	await page.goto("/ucet/nastaveni?x=1");
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Fucet%2Fnastaveni%3Fx%3D1");
	await logInAsCustomer(main(page));
	await expect(page).toHaveURL("/ucet/nastaveni?x=1");

	const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
	expect((await page.request.get("/api/auth/logout", { headers })).status()).toBe(200);
	await page.goto("/account/addresses");
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Faccount%2Faddresses");
	expect(await tokenOf(page)).toBeNull();
	await logInAsCustomer(main(page));
	await expect(page).toHaveURL("/account/addresses");
	await expect(page.getByRole("heading", { level: 1, name: t.myAccount.addresses.title })).toBeVisible();
});

test("a logout reaches other tabs, and the Back button shows nothing of the customer", async ({ page, context }) => {
	await signIn(page);
	await page.goto("/ucet");
	await expect(main(page).getByText("Jana Nováková").first()).toBeVisible();
	const other = await context.newPage();
	await other.goto("/ucet/nastaveni");
	await expect(other).toHaveURL("/ucet/nastaveni");
	await expect(widget(other)).toHaveAccessibleName(/Jana/);
	await widget(page).click();
	await logOut(page, page.getByRole("banner"));
	await expect(other).toHaveURL(/\/prihlaseni\?redirect=/);
	await page.goBack();
	await expect(page).toHaveURL(/\/prihlaseni\?redirect=/);
	await expect(page.getByText("Jana Nováková")).toHaveCount(0);
});

test.describe("before the page is hydrated", () => {
	test.use({ javaScriptEnabled: false });

	test("login and registration put no password into the address", async ({ page }) => {
		for (const path of ["/prihlaseni", "/registrace"]) {
			await page.goto(path);
			const password = main(page).locator('input[name="password"]');
			await password.fill("tajne-heslo");
			await password.press("Enter");
			await main(page).locator('button[type="submit"]').click();
			await expect(password).toHaveValue("tajne-heslo");
			await expect(page).toHaveURL(path);
		}
	});
});
