import type { APIResponse } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../support/e2e.ts";
import { changeLanguage } from "../support/e2e-shell.ts";

/** Path of the first Location header; Next sends it twice when a redirect is made on its first visit. */
function locationOf(reply: APIResponse): string {
	const header = reply.headersArray().find(({ name }) => name.toLowerCase() === "location");
	return new URL(header?.value ?? "", reply.url()).pathname;
}

/** Of the form of an order's secret, and nobody's. */
const HASH = "a".repeat(32);

test.describe("addresses @once", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	test("pages of the catalogue come from the page store on the second visit, also those never built", async ({
		request,
		page,
	}) => {
		const { url } = await firstProduct(page, "sort=dearest");
		const category = url.split("/").slice(2, 3);
		expect(category).toHaveLength(1);
		for (const path of [
			"/",
			"/en",
			url,
			"/1001/balonky",
			"/1001/balonky?strana=2",
			"/1001/balonky?razeni=nejlevnejsi",
			"/1001/balonky?barva=cervena,modra&cena_do=300&razeni=hodnoceni",
			"/eshop?pobocka=brno",
			"/hledani?q=girlanda",
			"/znacky",
			"/blog",
		]) {
			let second = await request.get(path);
			// An order of another test may expire the page between two visits.
			await expect(async () => {
				second = await request.get(path);
				expect(second.headers()["x-nextjs-cache"], path).toBe("HIT");
			}).toPass({ timeout: 10_000 });
			expect(second.status(), path).toBe(200);
			expect(second.headers()["cache-control"], path).toContain("s-maxage");
			expect(second.headers()["x-nextjs-postponed"], path).toBeUndefined();
			expect(second.headers()["set-cookie"], path).toBeUndefined();
		}
	});

	for (const path of [
		"/999999/cokoli",
		"/999999/a/b",
		"/neni-tu",
		"/en/not-here",
		"/a/b/c/d/e",
		"/cs/1001/balonky",
		"/vypis/strana~2/1001/balonky",
		"/%76ypis/strana~2/1001/balonky",
		"/znacka/999999/x",
		"/blog/999999/x",
		"/eshop?strana=999",
		"/hledani?q=balonky&strana=999",
		"/%63s/1001/balonky",
		"/english/1001/balloons",
		"/1001/balonky?strana=999",
		"/0/x",
		"/shrnuti/abc/x",
		"/shrnuti/1/x",
		`/shrnuti/0/${HASH}`,
		"/shrnuti/abc/x/odstoupeni",
		"/en/summary/abc/x",
		`/en/summary/2147483648/${HASH}`,
		"/en/summary/1/x/withdrawal",
		"/pozadavek/abc/x",
		"/en/request/1/x",
		"/zmena-hesla/x",
		"/en/new-password/x",
		"/potvrzeni-uctu/x",
		"/en/account-confirmation/x",
		"/newsletter/x",
		"/en/newsletter/x",
		"/hlidani/x",
		"/en/watchdog/x",
		"/platba/x",
		"/en/payment/x",
	]) {
		test(`unknown ${path} answers 404 with the specification's title and text`, async ({ page }) => {
			const reply = await page.goto(path);
			expect(reply?.status()).toBe(404);
			const t = TEXTS[/^\/en(\/|$)/.test(path) ? "en" : "cs"].notFound;
			await expect(page).toHaveTitle(t.title);
			await expect(page.getByText("This page could not be found")).toBeVisible();
			await expect(page.getByRole("main").getByRole("link", { name: t.home })).toBeVisible();
		});
	}

	for (const path of [
		`/shrnuti/1/${HASH}`,
		`/en/summary/1/${HASH}/withdrawal`,
		`/en/request/1/${HASH}`,
		`/zmena-hesla/${"a".repeat(43)}`,
		`/en/account-confirmation/${"a".repeat(43)}`,
		`/newsletter/${HASH}`,
		`/platba/SBX-${"A".repeat(24)}`,
	]) {
		test(`${path}, which may be somebody's and is nobody's, gets the title of a page that does not exist`, async ({
			page,
		}) => {
			await page.goto(path);
			await expect(page).toHaveTitle(TEXTS[path.startsWith("/en/") ? "en" : "cs"].notFound.title);
		});
	}

	test("a right id with a wrong slug leads permanently to the right address", async ({ request, page }) => {
		const { id, url } = await firstProduct(page);
		for (const [wrong, right] of [
			["/1001/spatne", "/1001/balonky"],
			[`/${id}/cokoli/jineho`, url],
			[`/${id}/${url.split("/").at(-1)}`, url],
			["/en/1001/balonky", "/en/1001/balloons"],
		]) {
			const reply = await request.get(wrong ?? "", { maxRedirects: 0 });
			expect(reply.status(), wrong).toBe(308);
			expect(locationOf(reply), wrong).toBe(right);
		}
	});

	test("a trailing slash is removed by a redirect that keeps the query", async ({ request }) => {
		const reply = await request.get("/1001/balonky/?strana=2", { maxRedirects: 0 });
		expect(reply.status()).toBe(308);
		expect(reply.headers().location).toBe("/1001/balonky?strana=2");
	});

	test("a Czech word under /en leads to the English one", async ({ request }) => {
		for (const [wrong, right] of [
			["/en/kosik", "/en/cart"],
			["/en/kosik/doprava-a-platba", "/en/cart/delivery-and-payment"],
			["/en/kosik/souhrn", "/en/cart/summary"],
		]) {
			const reply = await request.get(wrong ?? "", { maxRedirects: 0 });
			expect(reply.status(), wrong).toBe(308);
			expect(locationOf(reply), wrong).toBe(right);
		}
	});

	test("broken and unknown parameters of a listing are ignored", async ({ request }) => {
		for (const query of [
			"strana=-1",
			"strana=abc",
			"razeni=%00",
			"strana=1e9&x=%3Cscript%3E",
			"razeni=nejlevnejsi&razeni=x",
		]) {
			expect((await request.get(`/1001/balonky?${query}`)).status(), query).toBe(200);
		}
	});

	test("every page carries the security headers", async ({ request }) => {
		const { "content-security-policy": policy, ...headers } = (await request.get("/")).headers();
		expect(policy).toContain("object-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["x-powered-by"]).toBeUndefined();
	});
});

for (const [locale, home] of [
	["cs", "/"],
	["en", "/en"],
] as const) {
	test(`home in ${locale} shows tiles, best sellers, services and sale goods and fits the screen`, async ({ page }) => {
		await page.goto(home);
		const t = TEXTS[locale].home;
		for (const name of [t.categories, t.topProducts, t.services, t.sale]) {
			await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
		}
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expectNoSidewaysScroll(page);
	});
}

test("the language switch leads to the same product in the other language", async ({ page }) => {
	const { url } = await firstProduct(page);
	await page.goto(url);
	await changeLanguage(page);
	await expect(page).toHaveURL(new RegExp(`/en/${url.split("/")[1]}/`));
	await expect(page.getByRole("button", { name: TEXTS.en.product.addToCart, exact: true })).toBeVisible();
});
