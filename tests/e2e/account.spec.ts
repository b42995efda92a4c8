import type { APIResponse, Locator, Page } from "@playwright/test";
import { COOKIES } from "../../lib/domain/limits.ts";
import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../support/e2e.ts";
import { haveCart, signIn } from "../support/e2e-checkout.ts";
import { changeLanguage } from "../support/e2e-shell.ts";

/** Wrong passwords, known e-mails, links that work no more. */
test.use({ expectedComplaints: [/status of (401|404|422)/] });

const LOCALES = ["cs", "en"] as const;
type Locale = (typeof LOCALES)[number];

const PATHS = {
	cs: { home: "/", login: "/prihlaseni", register: "/registrace", account: "/ucet", reset: "/obnova-hesla" },
	en: {
		home: "/en",
		login: "/en/login",
		register: "/en/register",
		account: "/en/account",
		reset: "/en/password-reset",
	},
} as const;
const NEW_PASSWORD = /https?:\/\/\S+\/(?:zmena-hesla|new-password)\/[\w-]{43}/;
const CONFIRMATION = /https?:\/\/\S+\/(?:potvrzeni-uctu|account-confirmation)\/[\w-]{43}/;

const widget = (page: Page, locale: Locale) =>
	page.getByRole("banner").getByRole("button", { name: TEXTS[locale].accountWidget.widget });
const main = (page: Page) => page.getByRole("main");
const someEmail = () => `host-${crypto.randomUUID()}@example.cz`;

async function logIn(place: Locator, locale: Locale, email: string, password: string) {
	const t = TEXTS[locale].login;
	await place.getByRole("textbox", { name: t.email }).fill(email);
	await place.getByLabel(new RegExp(`^${t.password}`)).fill(password);
	await place.getByRole("button", { name: t.submit }).click();
}

const logInAsCustomer = (place: Locator, locale: Locale) =>
	logIn(place, locale, "zakaznice@konfety.example", "KonfetyDemo1");

async function logOut(page: Page, locale: Locale) {
	await widget(page, locale).click();
	await page.getByRole("banner").getByRole("button", { name: TEXTS[locale].accountWidget.signOut }).click();
	await expect(page).toHaveURL(PATHS[locale].home);
	await expect(page.getByText(TEXTS[locale].accountWidget.signedOut)).toBeVisible();
}

const tokenOf = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === COOKIES.token)?.value ?? null;

const linkIn = async (address: string, subject: string, pattern: RegExp) =>
	pattern.exec((await readMail(subject, address)).text ?? "")?.[0] ?? "";

for (const locale of LOCALES) {
	const t = TEXTS[locale];
	const paths = PATHS[locale];

	test(`a guest with a cart opens an account in ${locale}, proves the e-mail and logs out`, async ({ page }) => {
		const email = someEmail();
		const goods = await haveCart(page, locale, 2);
		const back = locale === "cs" ? "/kosik" : "/en/cart";
		await page.goto(`${paths.login}?redirect=${back}`);
		await main(page).getByRole("link", { name: t.login.register }).click();
		await expect(page).toHaveURL(`${paths.register}?redirect=${encodeURIComponent(back)}`);
		await expectNoSidewaysScroll(page);
		await main(page).getByRole("textbox", { name: t.register.firstname }).fill("Jana");
		await main(page).getByRole("textbox", { name: t.register.lastname }).fill("Nováková");
		await main(page).getByRole("textbox", { name: t.register.email }).fill(email);
		await main(page).getByLabel(t.register.password, { exact: false }).first().fill("pestra-girlanda-7");
		await main(page).getByLabel(t.register.passwordAgain, { exact: false }).fill("pestra-girlanda-7");
		await main(page).getByRole("checkbox").last().check();
		await main(page).getByRole("button", { name: t.register.submit }).click();
		await expect(page).toHaveURL(back);
		await expect(page.getByText(t.register.done.replace("{email}", email))).toBeVisible();
		const { name } = await (await page.request.get(`/api/catalog/product/${locale}/${goods.id}`)).json();
		await expect(main(page)).toContainText(name);
		await expect(widget(page, locale)).toContainText("Jana Nováková");

		const link = await linkIn(email, TEXTS[locale].mail.account.confirm_email.subject, CONFIRMATION);
		await page.goto(link);
		await expect(main(page).getByRole("heading", { name: t.confirmEmail.doneTitle })).toBeVisible();
		await expect(main(page)).toContainText(email);
		await expectNoSidewaysScroll(page);

		await logOut(page, locale);
		expect(await tokenOf(page)).toBeNull();
		await page.goto(back);
		await expect(main(page)).not.toContainText(name);
		await expect(main(page)).toContainText(t.cart.empty);
	});

	test(`a forgotten password is set anew in ${locale}, once`, async ({ page }) => {
		const email = someEmail();
		const registration = { firstname: "Jana", lastname: "Nováková", password: "pestra-girlanda-7" };
		const body = { ...registration, email, consent: true, locale };
		expect((await page.request.post("/api/auth/register", { data: body })).status()).toBe(201);
		await page.goto(paths.login);
		await main(page).getByRole("link", { name: t.login.forgotten }).click();
		await expect(page).toHaveURL(paths.reset);
		await main(page).getByRole("textbox", { name: t.passwordReset.email }).fill(email);
		await main(page).getByRole("button", { name: t.passwordReset.request }).click();
		await expect(main(page)).toContainText(t.passwordReset.sentText.replace("{email}", email));
		await expectNoSidewaysScroll(page);

		const link = await linkIn(email, t.mail.account.reset_password.subject, NEW_PASSWORD);
		const reply = await page.goto(link);
		expect(reply?.headers()["referrer-policy"]).toBe("no-referrer");
		await main(page).getByLabel(t.passwordReset.password, { exact: false }).first().fill("jina-girlanda-8");
		await main(page).getByLabel(t.passwordReset.passwordAgain, { exact: false }).fill("jina-girlanda-8");
		await main(page).getByRole("button", { name: t.passwordReset.set }).click();
		await expect(page).toHaveURL(paths.login);
		await expect(page.getByText(t.passwordReset.done)).toBeVisible();

		await logIn(main(page), locale, email, "pestra-girlanda-7");
		await expect(page.getByText(t.errors.invalid_credentials)).toBeVisible();
		await logIn(main(page), locale, email, "jina-girlanda-8");
		await expect(page).toHaveURL(paths.account);
		await logOut(page, locale);
		await page.goto(link);
		await expect(main(page).getByRole("heading", { name: t.passwordReset.expiredTitle })).toBeVisible();
	});

	test(`the header knows the customer in ${locale}; a login there stays on the page`, async ({ page }) => {
		const here = locale === "cs" ? "/1001/balonky" : "/en/1001/balloons";
		await page.goto(here);
		await widget(page, locale).click();
		const loaded = page.waitForEvent("load");
		await logInAsCustomer(page.getByRole("banner"), locale);
		await loaded;
		await expect(widget(page, locale)).toHaveAccessibleName(/Jana|zakaznice/);
		await expect(page).toHaveURL(here);
		await widget(page, locale).click();
		const menu = page.getByRole("banner").getByRole("navigation", { name: t.accountWidget.widget });
		await expect(menu.getByRole("link", { name: t.accountWidget.links.account })).toHaveAttribute(
			"href",
			paths.account,
		);
		await expect(menu.getByRole("link", { name: t.accountWidget.links.accountInfluencer })).toHaveCount(0);
		await expectNoSidewaysScroll(page);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(widget(page, locale)).toBeFocused();
		await logOut(page, locale);
	});
}

test("a known e-mail is sent to the login", async ({ page }) => {
	const { register: t, errors } = TEXTS.cs;
	await page.goto("/account/register?redirect=/kosik");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/registrace$/);
	await main(page).getByRole("textbox", { name: t.firstname }).fill("Jana");
	await main(page).getByRole("textbox", { name: t.lastname }).fill("Nováková");
	await main(page).getByRole("textbox", { name: t.email }).fill("zakaznice@konfety.example");
	await main(page).getByLabel(t.password, { exact: false }).first().fill("pestra-girlanda-7");
	await main(page).getByLabel(t.passwordAgain, { exact: false }).fill("pestra-girlanda-7");
	await main(page).getByRole("checkbox").last().check();
	await main(page).getByRole("button", { name: t.submit }).click();
	await expect(main(page).getByText(errors.account_exists)).toBeVisible();
	await main(page).getByRole("link", { name: t.toLogin }).first().click();
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Fkosik");
});

/** Reliability list of addresses that must not lead anywhere else after a login. */
const REDIRECTS = [
	"//evil.test",
	"/\\evil.test",
	"\\/\\/evil.test",
	"https:evil.test",
	"/%2f%2fevil.test",
	"/%5cevil.test",
	"javascript:alert(1)",
	"/\t/evil.test",
	"http://127.0.0.1:3000@evil.test",
	"/prihlaseni?redirect=//evil.test",
	"",
	`/${"x".repeat(10_000)}`,
];

for (const redirect of REDIRECTS) {
	test(`a login never leads away: ${JSON.stringify(redirect.slice(0, 40))} @once`, async ({ page, baseURL }) => {
		page.on("dialog", (dialog) => expect(dialog.message()).toBe("no dialog"));
		await page.goto(`/prihlaseni?${new URLSearchParams({ redirect })}`);
		await logInAsCustomer(main(page), "cs");
		await expect(widget(page, "cs")).toHaveAccessibleName(/Jana|zakaznice/);
		await expect(page).toHaveURL(redirect.startsWith("/prihlaseni") ? "/" : "/ucet");
		expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
	});
}

test("guests come to the account over the login, and back to what they asked for", async ({ page }) => {
	await page.goto("/ucet/nastaveni?x=1");
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Fucet%2Fnastaveni%3Fx%3D1");
	await logInAsCustomer(main(page), "cs");
	await expect(page).toHaveURL("/ucet/nastaveni?x=1");
	await page.goto("/prihlaseni");
	await expect(page).toHaveURL("/");
	expect((await page.goto("/account/influencer"))?.status()).toBe(404);
	await expect(main(page)).toContainText(TEXTS.cs.notFound.message);
});

test("a session that ended elsewhere leads to the login once the page asks for something", async ({ page }) => {
	const token = await signIn(page);
	expect((await page.request.get("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } })).status()).toBe(
		200,
	);
	await page.goto("/ucet");
	await expect(page).toHaveURL("/prihlaseni?redirect=%2Fucet");
	expect(await tokenOf(page)).toBeNull();
});

test("other tabs hear of a logout, and the way back shows nothing of the customer", async ({ page, context }) => {
	await signIn(page);
	await page.goto("/ucet");
	await expect(main(page).getByText("Jana Nováková").first()).toBeVisible();
	const other = await context.newPage();
	await other.goto("/ucet/nastaveni");
	await expect(other).toHaveURL("/ucet/nastaveni");
	await expect(widget(other, "cs")).toHaveAccessibleName(/Jana/);
	await logOut(page, "cs");
	await expect(other).toHaveURL(/\/prihlaseni\?redirect=/);
	await page.goBack();
	await expect(page).toHaveURL(/\/prihlaseni\?redirect=/);
	await expect(page.getByText("Jana Nováková")).toHaveCount(0);
});

test("the language switch keeps a mail's link @once", async ({ page }) => {
	const secret = "a".repeat(43);
	await page.goto(`/zmena-hesla/${secret}`);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	await changeLanguage(page);
	await expect(page).toHaveURL(`/en/new-password/${secret}`);
	await expect(main(page).getByRole("heading", { name: TEXTS.en.passwordReset.expiredTitle })).toBeVisible();
});

test("a wrong password keeps what was typed, and the keyboard alone is enough", async ({ page }) => {
	await page.goto("/prihlaseni");
	const email = main(page).getByRole("textbox", { name: TEXTS.cs.login.email });
	await email.focus();
	await page.keyboard.type("nikdo@example.cz");
	await page.keyboard.press("Tab");
	await page.keyboard.type("spatne-heslo");
	// The first one may come before the page is alive: nothing typed is lost, and nothing of it gets into the address.
	await expect(async () => {
		await page.keyboard.press("Enter");
		await expect(main(page).getByRole("alert")).toContainText(TEXTS.cs.errors.invalid_credentials, { timeout: 1_000 });
	}).toPass();
	await expect(email).toHaveValue("nikdo@example.cz");
	await expect(page).toHaveURL("/prihlaseni");
});

test.describe("before the page is alive", () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ["/prihlaseni", "/registrace"]) {
		test(`${path} puts no password into the address @once`, async ({ page }) => {
			await page.goto(path);
			const password = main(page).locator('input[name="password"]');
			await password.fill("tajne-heslo");
			await password.press("Enter");
			await main(page).locator('button[type="submit"]').click();
			await expect(password).toHaveValue("tajne-heslo");
			await expect(page).toHaveURL(path);
		});
	}
});

/** Whether an answer gives the account's page to whoever asked: the shell itself is empty, but a guard should come first. */
async function isPage(reply: APIResponse): Promise<boolean> {
	return reply.status() === 200 && (await reply.text()).includes("ucet");
}

test("no spelling of a guarded address gets round the guard, nor does a forged token @once", async ({
	page,
	baseURL,
}) => {
	const { request } = page;
	const layers = ["middleware", "src/middleware", "middleware:middleware:middleware:middleware:middleware"];
	const headers: Record<string, string>[] = [
		{},
		{ RSC: "1" },
		{ RSC: "1", "Next-Router-Prefetch": "1" },
		{ "x-nextjs-data": "1" },
		...layers.map((value) => ({ "x-middleware-subrequest": value })),
	];
	for (const path of [
		"/ucet",
		"/ucet/nastaveni",
		"/en/account",
		"/account/addresses",
		"/%75cet",
		"/ucet?nxtPlocale=cs",
	])
		for (const sent of headers) {
			const reply = await request.get(path, { headers: sent, maxRedirects: 0 });
			expect(reply.status(), `${path} ${JSON.stringify(sent)}`).toBe(307);
			expect(reply.headers().location).toMatch(/\/(?:prihlaseni|en\/login)\?redirect=/);
		}
	for (const path of [
		"/ucet.rsc",
		"/ucet.segments/_tree.segment.rsc",
		"/cs/ucet",
		"/UCET",
		"//ucet",
		"/ucet%2f",
		"/english/ucet",
	]) {
		const reply = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect(reply.status(), path).toBeLessThan(500);
		expect(await isPage(reply), path).toBe(false);
	}
	const token = await signIn(page);
	for (const forged of [`${token}x`, token.slice(0, -3), "abc", token.replace(/^[^.]+/, btoa('{"alg":"none"}'))]) {
		const cookie = `${COOKIES.token}=${forged}`;
		expect((await request.get("/ucet", { headers: { cookie }, maxRedirects: 0 })).status(), forged).toBe(307);
	}
	expect((await request.get("/ucet", { maxRedirects: 0 })).status()).toBe(200);
});
