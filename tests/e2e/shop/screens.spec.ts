import type { Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { haveCart, type Locale } from "../../support/browser/e2e-checkout.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";
import { htmlProblems } from "../../support/browser/e2e-html.ts";
import { beBrowserOf } from "../../support/browser/e2e-people.ts";
import { ROWS, type Row } from "../../support/browser/e2e-routes.ts";

type Look = { path: string; layout?: Row["layout"]; locale?: Locale };

/** The screen is complete and accessible, on a wide screen and on a small one. */
async function lookAt(page: Page, { path, layout, locale = "cs" }: Look): Promise<void> {
	const failed: string[] = [];
	page.on("requestfailed", (request) => {
		// What is fetched ahead is given up when the page is left.
		const reason = request.failure()?.errorText ?? "";
		if (reason !== "net::ERR_ABORTED") failed.push(`${reason} ${request.url()}`);
	});
	await page.goto(path);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveCount(1);
	await expect(heading).not.toHaveText("");
	await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
	await expectLayout(page, layout, locale);
	expect.soft(await axeViolations(page), path).toEqual([]);
	// As scripts have made it; what is sent is looked at without a browser.
	expect.soft(await htmlProblems(await page.content()), path).toEqual([]);
	await expectToFit(page);
	expect.soft(failed, path).toEqual([]);
}

async function expectLayout(page: Page, layout: Row["layout"], locale: Locale) {
	const menu = page.getByRole("banner").getByRole("navigation");
	await expect(page.getByRole("banner")).toHaveCount(1);
	await expect(page.getByRole("main")).toHaveCount(1);
	await expect(page.getByRole("banner").getByRole("link", { name: TEXTS[locale].header.home })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toHaveCount(layout === "plain" ? 0 : 1);
	if (layout === "plain") await expect(menu).toHaveCount(0);
	else await expect(menu.first()).toBeVisible();
}

/** Popups that appear over pages by themselves are not tested here. */
test.beforeEach(async ({ page, baseURL: url = "" }) => {
	const names = [COOKIES.introPopup, COOKIES.topBanner, COOKIES.consentBar];
	await page.context().addCookies(names.map((name) => ({ name, value: "hidden", url })));
});

/** Rows of the specification's route table that are looked at together. */
const WALKS: Record<string, string[]> = {
	"home and lists of goods": ["/", "/eshop", "/produkty/akce", "/produkty/novinky", "/{id}/{category}"],
	"goods, brands and the search": [
		...["/{id}/{category?}/{product}", "brand list", "brand page", "/hledani (query q)"],
	],
	"a party": ["/oslava", "/oslava/{id}/{theme}"],
	"articles and jobs": [
		...["/blog", "/blog/{id}/{slug}", "/blog/kategorie/{id}/{slug}", "/kariera", "/kariera/{id}/{slug}"],
	],
	"events and services": [
		...["/eventy", "/eventy/{id}/{slug}", "/eventy/novy", "/eventy/dekujeme", "/sluzby", "/sluzby/{id}/{slug}"],
	],
	"stores, contacts and papers": [...["/prodejny", "/prodejny/{id}", "/kontakty", "/contacts/{id}", "/dokumenty"]],
	"pages of information": [
		...["/info/doprava-a-platba", "/info/kontakt", "/info/nafukovani-balonku", "/info/o-nas"],
		...["/info/party-vyzdoba-na-klic", "/info/pujcovna-kostymu", "/info/{id}/{slug}", "/{slug}"],
	],
	"cart, order and questionnaire": ["/kosik", "/shrnuti/{id}/{hash}", "/spokojenost", "/mimo-provoz"],
	"registration and password": [...["/registrace", "/account/register", "/obnova-hesla", "/zmena-hesla/{hash}"]],
	"a customer's account": [...["/ucet", "/ucet/fakturacni-udaje", "/ucet/objednavka/{id}", "/account/addresses"]],
	"an influencer's account": ["/account/influencer", "/account/videos", "/account/video/{id?}"],
};

test("every screen of the route table is visited once", () => {
	expect(Object.values(WALKS).flat().toSorted()).toEqual(ROWS.map(({ path }) => path).toSorted());
});

for (const [name, rows] of Object.entries(WALKS)) {
	test(`${name}: complete, in their layout, accessible, and no wider than the screen`, async ({ page }) => {
		for (const row of ROWS.filter(({ path }) => rows.includes(path))) {
			await test.step(row.path, async () => {
				const { urls, token } = await row.find(page, "cs");
				await beBrowserOf(page, token);
				await lookAt(page, { ...row, path: urls.cs });
			});
		}
	});
}

test.describe("screens that the table does not name", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	test("unknown links, empty lists, and the login", async ({ page }) => {
		for (const path of [
			"/prihlaseni",
			"/neni-tu",
			`/zmena-hesla/${"a".repeat(43)}`,
			`/en/account-confirmation/${"a".repeat(43)}`,
			"/hlidani/aaaaaaaaaaaaaaaaaaaaaaaa",
		]) {
			await test.step(path, () => lookAt(page, { path, locale: path.startsWith("/en/") ? "en" : "cs" }));
		}
	});

	test("lists that are filtered, and searches that find little or nothing", async ({ page }) => {
		for (const path of [
			"/1001/balonky?barva=cervena,modra&cena_do=200",
			"/1001/balonky?cena_od=99999",
			"/hledani",
			"/hledani?q=baloky",
			"/hledani?q=xyzzyqq",
		]) {
			await test.step(path, () => lookAt(page, { path }));
		}
	});
});

test.describe("English screens are laid out as the Czech ones are", () => {
	test("lists, pages of information, cart and login", async ({ page }) => {
		for (const path of ["/en", "/en/1001/balloons", screenPath("en", "infoDelivery")]) {
			await test.step(path, () => lookAt(page, { path, locale: "en" }));
		}
		await haveCart(page, "en");
		for (const name of ["cart", "login"] as const) {
			await test.step(name, () => lookAt(page, { path: screenPath("en", name), locale: "en" }));
		}
	});

	// Those with most words of their own: English ones are longer, or shorter, than what the Czech ones fit.
	const WORDY = [
		...["/{id}/{category?}/{product}", "/blog/{id}/{slug}", "/eventy/novy", "/prodejny/{id}", "/info/pujcovna-kostymu"],
		...["/shrnuti/{id}/{hash}", "/registrace", "/ucet", "/ucet/objednavka/{id}", "/account/influencer"],
	];
	test("goods, forms, orders and accounts", async ({ page }) => {
		for (const row of ROWS.filter(({ path }) => WORDY.includes(path))) {
			await test.step(row.path, async () => {
				const { urls, token } = await row.find(page, "en");
				await beBrowserOf(page, token);
				await lookAt(page, { ...row, path: urls.en, locale: "en" });
			});
		}
	});
});
