import { LOCALES } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isIn, SCREEN_LIST } from "#lib/i18n/screens.ts";
import { PUBLIC } from "#lib/server/app/public-pages.ts";
import { expect, firstProduct, TEXTS, test } from "../support/browser/e2e.ts";
import { cookieOf } from "../support/browser/e2e-customer.ts";
import { tokenOf } from "../support/browser/e2e-people.ts";
import { ask, ROWS } from "../support/browser/e2e-routes.ts";
import { redirectOf } from "../support/pages/page-parts.ts";
import { withoutScripts } from "../support/pages/read-page.ts";
import { readServed } from "../support/pages/served-page.ts";
import { together } from "../support/pages/together.ts";

/** Of the form of an order's secret, and nobody's. */
const HASH = "a".repeat(32);

test.describe("addresses that lead elsewhere", () => {
	test("short addresses, Czech words under /en and wrong slugs lead permanently to the right ones", async ({
		request,
	}) => {
		const asking = { request };
		const delivery = await ask<{ id: number; slug: string }>(asking, "/pages/cs/key/delivery-and-payment");
		const terms = await ask<{ id: number; slug: string }>(asking, "/pages/en/key/terms");
		const { id, url } = await firstProduct(asking);
		const ways: [from: string, to: string][] = [
			[`/${delivery.slug}`, screenPath("cs", "infoDelivery")],
			[`/info/${delivery.id}/${delivery.slug}`, screenPath("cs", "infoDelivery")],
			[`/en/info/${delivery.id}/whatever`, screenPath("en", "infoDelivery")],
			[`/en/info/${terms.id}/${terms.slug}`, `/en/${terms.slug}`],
			["/en/info/doprava-a-platba", screenPath("en", "infoDelivery")],
			["/en/eventy/novy", screenPath("en", "newEvent")],
			["/en/kosik", "/en/cart"],
			["/en/kosik/doprava-a-platba", "/en/cart/delivery-and-payment"],
			["/en/kosik/souhrn", "/en/cart/summary"],
			["/1001/spatne", "/1001/balonky"],
			["/en/1001/balonky", "/en/1001/balloons"],
			[`/${id}/cokoli/jineho`, url],
			[`/${id}/${url.split("/").at(-1)}`, url],
		];
		await together(ways, async ([from, to]) => {
			expect.soft(await redirectOf(request, from), from).toEqual([308, to]);
		});
	});

	test("a right id with a wrong word leads permanently to the right one, with its query", async ({ request }) => {
		const rows = ROWS.filter(({ path }) => /^\/.*\{id\}.*\{(slug|category|product)\}$/.test(path));
		expect(rows.map(({ path }) => path)).toHaveLength(8);
		await together(rows, async (row) => {
			const { urls } = await row.find({ request }, "cs");
			for (const url of Object.values(urls)) {
				for (const query of ["", "?utm_source=a"]) {
					expect.soft(await redirectOf(request, `${url}-jinak${query}`), url).toEqual([308, url + query]);
				}
			}
		});
	});

	test("a trailing slash is removed once, with the query kept", async ({ request }) => {
		const rows = ROWS.filter(({ head, path }) => head !== "secret" && path !== "/");
		await together(rows, async (row) => {
			const { urls } = await row.find({ request }, "cs");
			for (const url of row.head === "czech" ? [urls.cs] : Object.values(urls)) {
				const { pathname } = new URL(url, "https://konfety.test");
				expect.soft(await redirectOf(request, `${pathname}/?q=a%26b`), url).toEqual([308, `${pathname}?q=a%26b`]);
			}
		});
		for (const path of ["/neznama", "/en/unknown/deeper", "/favicon.ico", "/api/settings"])
			expect.soft(await redirectOf(request, `${path}/?q=a%26b`), path).toEqual([308, `${path}?q=a%26b`]);
	});

	test("a video without its number is the list of videos", async ({ request }) => {
		const headers = cookieOf(await tokenOf({ request }, "influencer"));
		for (const locale of LOCALES) {
			const from = screenPath(locale, "accountVideo");
			expect(await redirectOf(request, from, headers), from).toEqual([307, screenPath(locale, "accountVideos")]);
		}
	});
});

const UNKNOWN = [
	...SCREEN_LIST.filter(([, row]) => !isIn("en", row)).map(([screen]) => `/en${screenPath("cs", screen)}`),
	...["/neni-tu", "/en/not-here", "/a/b/c/d/e", "/0/x", "/999999/cokoli", "/999999/a/b"],
	...["/cs/1001/balonky", "/%63s/1001/balonky", "/english/1001/balloons", "/1001/balonky?strana=999"],
	...["/vypis/strana~2/1001/balonky", "/%76ypis/strana~2/1001/balonky", "/vypis/strana~2/blog"],
	...["/eshop?strana=999", "/hledani?q=balonky&strana=999", "/znacka/999999/x"],
	...["/eshop/neni-tu", "/backup-products/neni/tu"],
	...["/contacts/999999", "/contacts/x", "/en/contacts/1"],
	...["/prodejny/999999", "/prodejny/brno", "/en/stores/0"],
	...["/blog/999999/x", "/blog?strana=999", "/blog?strana=100000"],
	...["/blog/kategorie", "/blog/kategorie/x/x", "/blog/kategorie/999999/x"],
	...["/kariera/999999/x", "/en/careers/999999/x", "/eventy/999999/x", "/eventy/neco", "/sluzby/999999/x"],
	...["/info", "/info/neni-tu", "/info/999999/x", "/en/info/x/x"],
	...["/shrnuti/abc/x", "/shrnuti/1/x", `/shrnuti/0/${HASH}`, "/shrnuti/abc/x/odstoupeni"],
	...["/en/summary/abc/x", `/en/summary/2147483648/${HASH}`, "/en/summary/1/x/withdrawal"],
	...["/pozadavek/abc/x", "/en/request/1/x", "/zmena-hesla/x", "/en/new-password/x"],
	...["/potvrzeni-uctu/x", "/en/account-confirmation/x", "/newsletter/x", "/en/newsletter/x"],
	...["/hlidani/x", "/en/watchdog/x", "/platba/x", "/en/payment/x"],
	// Links of the right form, which the shop never made.
	...[`/shrnuti/1/${HASH}`, `/en/summary/1/${HASH}/withdrawal`, `/en/request/1/${HASH}`, `/newsletter/${HASH}`],
	`/platba/SBX-${"A".repeat(24)}`,
	// No file either.
	...[
		"/x.ab",
		"/en/x.html",
		"/cs/1001/balonky.ab",
		"/vypis/strana~2/1001/balonky.ab",
		"/_next/x",
		"/_next/static/x.js",
	],
	// No address at all.
	...["/%ff", "/en/%E0%A4%A", "/nenalezeno", "/en/not-found"],
];

test("what is not there answers 404, and its title, texts, search, categories, goods and way home need no scripts", async ({
	request,
}) => {
	await together(UNKNOWN, async (path) => {
		const reply = await request.get(path);
		const html = await reply.text();
		const locale = /^\/en(\/|$)/.test(path) ? "en" : "cs";
		const { title, text, hint, home } = TEXTS[locale].notFound;
		const shown = withoutScripts(html);
		expect.soft([reply.status(), readServed(html).isHidden], path).toEqual([404, true]);
		expect.soft(readServed(html).title, path).toBe(title);
		for (const words of [title, text, hint, home]) expect.soft(shown, path).toContain(words);
		const { popular, favourites } = TEXTS[locale].search;
		for (const heading of [popular, favourites]) expect.soft(shown, path).toContain(`>${heading}</h2>`);
		expect.soft(shown.split("<article").length, path).toBe(5);
		expect.soft(shown, path).toMatch(new RegExp(`<form[^>]*action="${screenPath(locale, "search")}"`));
	});
});

test("an address longer than any of the shop's leads to the same page", async ({ request }) => {
	const reply = await request.get(`/${"a".repeat(5000)}`);
	expect([reply.status(), readServed(await reply.text()).title]).toEqual([404, TEXTS.cs.notFound.title]);
});

test("a foreign order and an unknown video of the account answer 404, and a guest is led to the login", async ({
	request,
}) => {
	const headers = cookieOf(await tokenOf({ request }, "influencer"));
	for (const path of ["/ucet/objednavka/999999", "/en/account/order/999999", "/account/video/999999"]) {
		expect.soft((await request.get(path, { headers })).status(), path).toBe(404);
		expect.soft((await redirectOf(request, path))?.[0], path).toBe(307);
	}
});

test("a link that only its page can ask about is a page that nobody is to find", async ({ request }) => {
	const secrets = [`/en/account-confirmation/${"a".repeat(43)}`, `/hlidani/${HASH}`];
	await together(secrets, async (path) => {
		const reply = await request.get(path);
		const { isHidden, canonicals } = readServed(await reply.text());
		expect.soft([reply.status(), isHidden, canonicals], path).toEqual([200, true, []]);
	});
});

test("pages of the catalogue are kept from the first visit on, also those never built, and shared caches may keep them", async ({
	request,
}) => {
	const { url } = await firstProduct({ request }, "sort=dearest");
	expect(url.split("/")).toHaveLength(4);
	const paths = [
		...["/", "/en", url, "/1001/balonky", "/1001/balonky?strana=2", "/1001/balonky?razeni=nejlevnejsi"],
		"/1001/balonky?barva=cervena,modra&cena_do=300&razeni=hodnoceni",
		...["/eshop?pobocka=brno", "/hledani?q=girlanda", "/znacky", "/blog"],
	];
	await together(paths, async (path) => {
		let second = await request.get(path);
		// An order of another test may expire the page between two visits.
		await expect(async () => {
			second = await request.get(path);
			expect(second.headers()["cache-status"], path).toBe("door; hit");
		}).toPass({ timeout: 10_000 });
		const { "cache-control": keeping, "x-nextjs-postponed": postponed, "set-cookie": cookie } = second.headers();
		expect.soft(second.status(), path).toBe(200);
		expect.soft(keeping, path).toBe(PUBLIC);
		expect.soft([postponed, cookie], path).toEqual([undefined, undefined]);
	});
});

/** One address of each kind of answer beside the screens, whose policies `route-table.spec.ts` reads. */
const ANSWERS = [
	...["/", "/en", "/en/1001/balloons?page=2", "/neni-tu", "/en/not-here", "/%ff", "/_next/x.js", "/media/x.jpg"],
	...["/api/docs", "/api/openapi.json", "/api/settings", "/api/neni-tu", "/api/account/orders"],
	...["/robots.txt", "/sitemap.xml", "/feeds/neni-tu.xml", "/manifest.webmanifest", "/favicon.ico"],
	...["/1001/spatne", "/ucet"],
];

test("every kind of answer says that no script written into it runs, and none that is made of text", async ({
	request,
}) => {
	await together(ANSWERS, async (path) => {
		const headers = (await request.get(path, { maxRedirects: 0 })).headers();
		const policy = new Map(
			(headers["content-security-policy"] ?? "").split("; ").map((part) => {
				const [name = "", ...sources] = part.split(" ");
				return [name, sources];
			}),
		);
		const allowed = (policy.get("script-src") ?? ["nothing said"]).filter((source) => !/^'sha256-.{44}'$/.test(source));
		expect.soft(allowed, path).toEqual(["'self'"]);
		for (const name of ["object-src", "base-uri", "frame-ancestors"])
			expect.soft(policy.get(name), `${path} ${name}`).toEqual(["'none'"]);
		expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
		expect.soft(headers["x-powered-by"], path).toBeUndefined();
	});
});
