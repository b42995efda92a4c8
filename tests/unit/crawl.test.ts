import { describe, expect, test } from "vitest";
import { crawl, firstOfEachKind, linkFaults, type Visited } from "#tests/support/pages/crawl.ts";
import { readPage } from "#tests/support/pages/read-page.ts";
import { entryFaults, missingPages, versionFaults } from "#tests/support/pages/sitemap-faults.ts";
import type { SitemapEntry } from "#tests/support/pages/sitemaps.ts";

const ORIGIN = "http://shop.test";

/** A shop of these pages by their path; a number is a status, "→ /x" leads to another page. */
function crawlOf(pages: Record<string, string | number>, max = 100) {
	const asked: string[] = [];
	const visit = async (path: string): Promise<Visited> => {
		asked.push(path);
		const page = pages[path] ?? 404;
		if (typeof page === "number") return { status: page, location: null, page: null };
		if (page.startsWith("→ ")) return { status: 307, location: page.slice(2), page: null };
		return { status: 200, location: null, page: readPage(page) };
	};
	return { asked, result: crawl({ origin: ORIGIN, starts: ["/"], visit, max }) };
}

describe("HTML as it is read", () => {
	test("links, places, head and language versions are read, scripts are not", () => {
		const page =
			readPage(`<!DOCTYPE html><html lang="cs"><head><meta charSet="utf-8"/><script id="x" async="">"<a href=\\"/script\\">"</script>
			<meta name="robots" content="noindex, follow"/><link rel="canonical" href="http://shop.test/a?b=1&amp;c=2"/>
			<link rel="alternate" hrefLang="cs" href="http://shop.test/"/><link rel="alternate" hrefLang="x-default" href="http://shop.test/x"/></head>
			<body><a class="k" href="/caj-&amp;-k%C3%A1va" id="a&#x27;b">x</a><a rel="nofollow noopener" href="/b" hidden="">x</a><a>no</a>
			<p title="1 &gt; 0" id="c">a &lt;a href="/text"&gt;</p><a
				href="/lines">x</a></body></html>`);
		expect(page).toEqual({
			links: [
				{ href: "/caj-&-k%C3%A1va", isNofollow: false },
				{ href: "/b", isNofollow: true },
				{ href: "/lines", isNofollow: false },
			],
			ids: new Set(["a'b", "c"]),
			canonical: "http://shop.test/a?b=1&c=2",
			isHidden: true,
			languages: { cs: "http://shop.test/", "x-default": "http://shop.test/x" },
		});
	});
});

describe("the crawl", () => {
	test("finds every kind of link that leads wrong, and says where it stands", async () => {
		const { result } = crawlOf({
			"/": `<a href="/a#there">1</a><a href="/gone">2</a><a href="moved">3</a><a href="http://shop.test/broken">4</a>
				<a href="/a#nowhere">5</a><a href="#nor-here">6</a><a href="/ucet">7</a><a href="/moved-too">8</a>`,
			"/a": '<p id="there"/><a href="/b">1</a>',
			"/b": '<a href="/gone">1</a>',
			"/moved": "→ /a",
			"/moved-too": "→ /prihlaseni?redirect=%2F",
			"/broken": 500,
			"/ucet": "→ /prihlaseni?redirect=%2Fucet",
		});
		expect(linkFaults(await result)).toEqual([
			"/ → /gone → 404",
			"/ → moved → 307 /a",
			"/ → http://shop.test/broken → 500",
			"/ → /a#nowhere → no such place on the page",
			"/ → #nor-here → no such place on the page",
			"/ → /moved-too → 307 /prihlaseni?redirect=%2F",
			"/b → /gone → 404",
		]);
	});

	test("does not follow links to other hosts, mail addresses and pictures", async () => {
		const links = [
			"https://other.test/",
			"//other.test/x",
			"mailto:a@b.cz",
			"tel:+420",
			"javascript:void(0)",
			"/media/x/1200",
		];
		const { asked, result } = crawlOf({ "/": links.map((href) => `<a href="${href}">x</a>`).join("") });
		expect(linkFaults(await result)).toEqual([]);
		expect(asked).toEqual(["/"]);
	});

	test("visits every page of a list, and each order and each kind of filter once per language", async () => {
		const list = [
			"strana=2",
			"strana=3",
			"pobocka=praha",
			"pobocka=brno",
			"pobocka=brno&strana=2",
			"pobocka=praha&strana=3",
		];
		const orders = ["razeni=a", "razeni=b"].map((query) => `?${query}`);
		const html = [
			...list.map((query) => `<a href="?${query}">x</a>`),
			...orders.map((query) => `<a href="${query}" rel="nofollow">x</a>`),
		].join("");
		const { asked, result } = crawlOf({ "/": `<a href="/1/x">x</a><a href="/2/x">x</a>`, "/1/x": html, "/2/x": html });
		await result;
		expect(asked.toSorted()).toEqual(
			[
				...["/", "/1/x", "/2/x", "/1/x?strana=2", "/1/x?strana=3", "/2/x?strana=2", "/2/x?strana=3"],
				...["/1/x?pobocka=praha", "/1/x?pobocka=brno&strana=2", "/1/x?razeni=a", "/1/x?razeni=b"],
			].toSorted(),
		);
	});

	test("can visit one address of each kind per language, besides those it starts from", async () => {
		const links = [
			...["/kosik", "/blog", "/1/balonky", "/2/dekorace", "/3/balonky/srdce", "/4/balonky/hvezda", "/prodejny/1"],
			...["/en/1/balloons", "/en/2/decorations", "/1/balonky?barva=a", "/2/dekorace?barva=b", "/kosik?barva=c&tvar=d"],
		];
		const visited: string[] = [];
		await crawl({
			origin: ORIGIN,
			starts: ["/", "/prodejny/2"],
			visit: async (path) => {
				visited.push(path);
				return { status: 200, location: null, page: readPage(links.map((href) => `<a href="${href}">x</a>`).join("")) };
			},
			max: 100,
			isNew: firstOfEachKind(),
		});
		expect(visited.toSorted()).toEqual(
			[
				...["/", "/prodejny/2", "/kosik", "/blog", "/1/balonky", "/3/balonky/srdce"],
				...["/en/1/balloons", "/1/balonky?barva=a", "/kosik?barva=c&tvar=d"],
			].toSorted(),
		);
	});

	test("asks for each address once, and gives up on a shop with endless addresses", async () => {
		const { asked, result } = crawlOf({
			"/": '<a href="/a">x</a><a href="/a#x">x</a><a href="/">x</a>',
			"/a": '<a href="/a">x</a>',
		});
		await result;
		expect(asked).toEqual(["/", "/a"]);
		const endless = new Proxy({}, { get: (_, path) => `<a href="${String(path)}x">x</a>` });
		await expect(crawlOf(endless, 50).result).rejects.toThrow("more than 50 addresses");
	});
});

const LANGUAGES = { cs: `${ORIGIN}/`, en: `${ORIGIN}/en`, "x-default": `${ORIGIN}/` };
const head = (canonical: string, more = "") =>
	`<link rel="canonical" href="${canonical}"/>${Object.entries(LANGUAGES)
		.map(([name, href]) => `<link rel="alternate" hrefLang="${name}" href="${href}"/>`)
		.join("")}${more}`;
const answer = (html: string): Visited => ({ status: 200, location: null, page: readPage(html) });
const entry = (loc: string, languages: Record<string, string> = LANGUAGES): SitemapEntry => ({
	loc,
	languages,
	lastmod: null,
	pictures: [],
});

describe("an address of the sitemap", () => {
	test("is right when its page exists, is canonical, may be indexed and names the same language versions, with or without the root's slash", () => {
		expect(entryFaults(entry(`${ORIGIN}/`), answer(head(ORIGIN)))).toEqual([]);
	});

	test.each([
		["a missing page", { status: 404, location: null, page: null }, "404"],
		["a page that leads on", { status: 308, location: "/x", page: null }, "308 /x"],
		["a file", { status: 200, location: null, page: null }, "no page"],
		["a hidden page", answer(head(ORIGIN, '<meta name="robots" content="noindex"/>')), "not to be listed"],
		["another's page", answer(head(`${ORIGIN}/x`)), "canonical to http://shop.test/x"],
		["a page without canonical", answer(head(ORIGIN).replace(/<link rel="canonical"[^>]*>/, "")), "canonical to null"],
		["a page of one language", answer(`<link rel="canonical" href="${ORIGIN}"/>`), "has the versions []"],
	])("is wrong for %s", (_, visited, fault) => {
		expect(entryFaults(entry(`${ORIGIN}/`), visited)).toEqual([expect.stringContaining(fault)]);
	});

	test("names language versions that name it in return", () => {
		expect(versionFaults([entry(`${ORIGIN}/`), entry(`${ORIGIN}/en`), entry(`${ORIGIN}/x`, {})])).toEqual([]);
		expect(versionFaults([entry(`${ORIGIN}/`)])).toEqual([`${ORIGIN}/ names ${ORIGIN}/en, which does not name it`]);
		expect(versionFaults([entry(`${ORIGIN}/`), entry(`${ORIGIN}/en`), entry(`${ORIGIN}/x`)])).toEqual([
			`${ORIGIN}/x is none of its own versions`,
		]);
	});

	test("is required for every page that may be indexed, and for no other", async () => {
		const page = (path: string, more = "") => head(ORIGIN + path, more);
		const { result } = crawlOf({
			"/": `${page("/")}${["/in", "/out", "/hidden", "/twin", "/bare", "/file", "/in?strana=2"].map((href) => `<a href="${href}">x</a>`).join("")}`,
			"/in": page("/in"),
			"/in?strana=2": page("/in?strana=2"),
			"/out": page("/out"),
			"/hidden": page("/hidden", '<meta name="robots" content="noindex, nofollow"/>'),
			"/twin": page("/in"),
			"/bare": "<p>x</p>",
			"/file": 200,
		});
		expect(missingPages(await result, ORIGIN, [entry(`${ORIGIN}/`), entry(`${ORIGIN}/in`)])).toEqual([
			"/out is not in the sitemap",
			"/bare has no canonical address",
		]);
	});
});
