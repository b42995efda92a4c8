import type { APIResponse, Page } from "@playwright/test";
import { COOKIES } from "../../lib/domain/limits.ts";
import { CZECH_ONLY, screenPath } from "../../lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import type { Locale } from "../support/e2e-checkout.ts";
import { htmlProblems } from "../support/e2e-html.ts";
import { ask, type Found, ROWS, type Row, signInAs } from "../support/e2e-routes.ts";
import { expectStructuredData, TYPES } from "../support/e2e-structured-data.ts";

const LOCALES = ["cs", "en"] as const;

/** Address of a link in the head, as a path of the shop. */
async function headLink(page: Page, selector: string): Promise<string[]> {
	const hrefs = await page
		.locator(`head > link${selector}`)
		.evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
	return hrefs.map((href) => new URL(href).pathname + new URL(href).search);
}

async function languagesOf(page: Page): Promise<Record<string, string | undefined>> {
	const names = await page
		.locator('head > link[rel="alternate"][hreflang]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang") ?? ""));
	const paths = await headLink(page, '[rel="alternate"][hreflang]');
	return Object.fromEntries(names.map((name, index) => [name, paths[index]]));
}

/** What a tag of the head says. */
const told = (page: Page, name: string) => page.locator(`meta[${name}]`).getAttribute("content");

async function expectHead(page: Page, row: Row, found: Found, locale: Locale) {
	const { head, isHidden = head === "secret" } = row;
	const { urls, titles, canonical = urls } = found;
	expect(await headLink(page, '[rel="canonical"]')).toEqual(head === "secret" ? [] : [canonical[locale]]);
	const both = { cs: canonical.cs, en: canonical.en, "x-default": canonical.cs };
	expect(await languagesOf(page)).toEqual(isHidden || head === "czech" ? {} : both);
	if (isHidden) expect(await told(page, 'name="robots"')).toBe("noindex, follow");
	else await expectFound(page, titles[locale]);
}

/** What search engines show, and networks where a link is shared. */
async function expectFound(page: Page, title: string) {
	expect(await told(page, 'name="robots"')).toBe("max-image-preview:large");
	const description = (await told(page, 'name="description"')) ?? "";
	expect(description.length, description).toBeGreaterThanOrEqual(50);
	expect(description.length, description).toBeLessThanOrEqual(160);
	expect(await told(page, 'property="og:title"')).toBe(title);
	expect(await told(page, 'property="og:description"')).toBe(description);
	expect(await told(page, 'property="og:image"')).toMatch(/^https?:\/\/[^/]+\/\S+\.jpg$/);
	expect(await told(page, 'name="twitter:card"')).toBe("summary_large_image");
	const canonical = await page.locator('head > link[rel="canonical"]').getAttribute("href");
	expect(await told(page, 'property="og:url"')).toBe(canonical);
	await expect(page.locator('meta[property="og:type"]')).toHaveCount(1);
}

async function expectLayout(page: Page, { layout }: Row, locale: Locale) {
	const menu = page.getByRole("banner").getByRole("navigation");
	await expect(page.getByRole("banner")).toHaveCount(1);
	await expect(page.getByRole("main")).toHaveCount(1);
	await expect(page.getByRole("banner").getByRole("link", { name: TEXTS[locale].header.home })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toHaveCount(layout === "plain" ? 0 : 1);
	if (layout === "plain") await expect(menu).toHaveCount(0);
	else await expect(menu.first()).toBeVisible();
}

/** What appears over pages by itself is not what is looked at here. */
async function quietly(page: Page) {
	const url = test.info().project.use.baseURL ?? "";
	const names = [COOKIES.introPopup, COOKIES.topBanner, COOKIES.consentBar];
	await page.context().addCookies(names.map((name) => ({ name, value: "hidden", url })));
}

test.describe("the specification's route table @once", () => {
	test("all pages that must tell something are in it", () => {
		expect(Object.keys(TYPES).filter((path) => !ROWS.some((row) => row.path === path))).toEqual([]);
	});

	for (const locale of LOCALES) {
		for (const row of ROWS) {
			if (row.head === "czech" && locale === "en") continue;
			test(`${row.path} in ${locale}`, async ({ page }) => {
				await quietly(page);
				const failed: string[] = [];
				page.on("requestfailed", (request) => {
					// What is fetched ahead is given up when the test ends.
					const reason = request.failure()?.errorText ?? "";
					if (reason !== "net::ERR_ABORTED") failed.push(`${reason} ${request.url()}`);
				});
				const found = await row.find(page, locale);
				const title = found.titles[locale];
				const reply = await page.goto(found.urls[locale]);
				expect(reply?.status()).toBe(200);
				await expect(page).toHaveTitle(row.path === "/" ? title : `${title} | ${TEXTS[locale].shop.name}`);
				await expect(page).toHaveURL(found.urls[locale]);
				await expect(page.locator("html")).toHaveAttribute("lang", locale);
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
				await expectHead(page, row, found, locale);
				await expectLayout(page, row, locale);
				await page.waitForLoadState("networkidle");
				expect(failed).toEqual([]);
				await expectStructuredData(page, row);
				expect(await axeViolations(page)).toEqual([]);
				// As it was sent, and as scripts have made it.
				expect(await htmlProblems((await reply?.text()) ?? "")).toEqual([]);
				expect(await htmlProblems(await page.content())).toEqual([]);
			});
		}
	}
});

/** Path and query of the first Location header; Next sends it twice when a redirect is made on its first visit. */
function locationOf(reply: APIResponse): string {
	const header = reply.headersArray().find(({ name }) => name.toLowerCase() === "location");
	const { pathname, search } = new URL(header?.value ?? "", reply.url());
	return pathname + search;
}

test.describe("addresses that lead elsewhere @once", () => {
	test("old and short addresses lead permanently to today's", async ({ page }) => {
		const [category] = await ask<{ id: number; slug: string; url: string }[]>(page, "/catalog/category/cs");
		const { products } = await ask<{ products: { id: number; url: string }[] }>(page, "/catalog/products/cs");
		const delivery = await ask<{ id: number; slug: string }>(page, "/pages/cs/key/delivery-and-payment");
		const terms = await ask<{ id: number; slug: string }>(page, "/pages/en/key/terms");
		const [, , categorySlug, productSlug] = products[0]?.url.split("/") ?? [];
		for (const [from, to] of [
			[`/eshop/${category?.slug}`, category?.url],
			[`/backup-products/${category?.id}/${category?.slug}`, category?.url],
			[`/backup-products/${category?.slug}`, category?.url],
			[`/backup-products/${products[0]?.id}/${categorySlug}/${productSlug}`, products[0]?.url],
			[`/backup-products/${categorySlug}/${productSlug}`, products[0]?.url],
			[`/${delivery.slug}`, screenPath("cs", "infoDelivery")],
			[`/info/${delivery.id}/${delivery.slug}`, screenPath("cs", "infoDelivery")],
			[`/en/info/${delivery.id}/whatever`, screenPath("en", "infoDelivery")],
			[`/en/info/${terms.id}/${terms.slug}`, `/en/${terms.slug}`],
			["/en/info/doprava-a-platba", screenPath("en", "infoDelivery")],
			["/en/eventy/novy", screenPath("en", "newEvent")],
		] as const) {
			const reply = await page.request.get(from, { maxRedirects: 0 });
			expect(reply.status(), from).toBe(308);
			expect(locationOf(reply), from).toBe(to);
		}
	});

	test("a right id with a wrong word leads permanently to the right one", async ({ page }) => {
		const rows = ROWS.filter(({ path }) => /^\/.*\{id\}.*\{(slug|category|product)\}$/.test(path));
		expect(rows.map(({ path }) => path)).toHaveLength(8);
		for (const row of rows) {
			const { urls } = await row.find(page, "cs");
			for (const url of Object.values(urls)) {
				const reply = await page.request.get(`${url}-jinak`, { maxRedirects: 0 });
				expect(reply.status(), url).toBe(308);
				expect(locationOf(reply), url).toBe(url);
				const marked = await page.request.get(`${url}-jinak?utm_source=a`, { maxRedirects: 0 });
				expect(locationOf(marked), url).toBe(`${url}?utm_source=a`);
			}
		}
	});

	test("a trailing slash is removed once, with the query kept", async ({ page }) => {
		test.slow();
		for (const row of ROWS.filter(({ head }) => head !== "secret")) {
			const { urls } = await row.find(page, "cs");
			for (const url of row.head === "czech" ? [urls.cs] : Object.values(urls)) {
				const { pathname } = new URL(url, "https://konfety.test");
				if (pathname === "/") continue;
				const reply = await page.request.get(`${pathname}/?q=a%26b`, { maxRedirects: 0 });
				expect(reply.status(), url).toBe(308);
				expect(locationOf(reply), url).toBe(`${pathname}?q=a%26b`);
			}
		}
	});

	test("the browser keeps what stands behind # too", async ({ page }) => {
		await page.goto("/blog/?x=1#clanky");
		await expect(page).toHaveURL("/blog?x=1#clanky");
	});

	test("a video without its number is the list of videos", async ({ page }) => {
		await signInAs(page, "influencer");
		for (const locale of LOCALES) {
			await page.goto(screenPath(locale, "accountVideo"));
			await expect(page).toHaveURL(screenPath(locale, "accountVideos"));
		}
	});
});

const UNKNOWN = [
	...CZECH_ONLY.map((screen) => `/en/${screenPath("cs", screen).slice(1)}`),
	"/en/contacts/1",
	"/contacts/999999",
	"/contacts/x",
	"/blog/999999/x",
	"/blog?strana=999",
	"/blog?strana=100000",
	"/blog/kategorie/999999/x",
	"/blog/kategorie/x/x",
	"/blog/kategorie",
	"/kariera/999999/x",
	"/en/careers/999999/x",
	"/eventy/999999/x",
	"/eventy/neco",
	"/info",
	"/info/neni-tu",
	"/info/999999/x",
	"/en/info/x/x",
	"/sluzby/999999/x",
	"/prodejny/999999",
	"/znacka/999999/x",
	"/eshop/neni-tu",
	"/backup-products/neni/tu",
	"/vypis/strana~2/blog",
];

test.describe("what is not there @once", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	for (const path of UNKNOWN) {
		test(`${path} answers 404 with the specification's title and texts`, async ({ page }) => {
			const reply = await page.goto(path);
			expect(reply?.status()).toBe(404);
			const t = TEXTS[/^\/en(\/|$)/.test(path) ? "en" : "cs"].notFound;
			await expect(page).toHaveTitle(t.title);
			const main = page.getByRole("main");
			for (const text of ["This page could not be found", t.text, t.hint]) {
				await expect(main.getByText(text)).toBeVisible();
			}
			await expect(main.getByRole("link", { name: t.home })).toBeVisible();
		});
	}
});

test("articles beyond the first page are links that work without JavaScript @once", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	for (const [path, next] of [
		["/blog", "/blog?strana=2"],
		["/en/blog", "/en/blog?page=2"],
	] as const) {
		await page.goto(path);
		const first = await page.getByRole("main").getByRole("article").count();
		await page.getByRole("main").locator(`a[href="${next}"]`).click();
		await expect(page).toHaveURL(next);
		expect(first).toBe(12);
		await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
	}
	await context.close();
});
