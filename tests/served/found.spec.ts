import { DEMO_LOCALES } from "#demo/facts/languages.ts";
import { expect, test } from "../support/browser/e2e.ts";
import { ROWS } from "../support/browser/e2e-routes.ts";
import { crawl, firstOfEachKind, linkFaults, type Visit, visitor } from "../support/pages/crawl.ts";
import { fetchAfresh } from "../support/pages/fetch-afresh.ts";
import { readPage } from "../support/pages/read-page.ts";
import { entryFaults, missingPages, versionFaults } from "../support/pages/sitemap-faults.ts";
import { readSitemap, type SitemapEntry } from "../support/pages/sitemaps.ts";
import { together } from "../support/pages/together.ts";

/** The demo shop has some 1 300 pages, and a third as many further pages of lists. */
const ADDRESSES_MAX = 5_000;
/** Kinds of pages and of choices in both languages. */
const KINDS_MAX = 250;
const MINUTE_MS = 60_000;
const XML = "application/xml; charset=utf-8";

async function fetchXml(address: string): Promise<string> {
	const reply = await fetchAfresh(address, { redirect: "manual" });
	expect([reply.status, reply.headers.get("Content-Type")], address).toEqual([200, XML]);
	return reply.text();
}

/** What each part names; the parts must be as the protocol wants them. */
async function readParts(origin: string): Promise<SitemapEntry[][]> {
	const parts: SitemapEntry[][] = [];
	for (const { loc } of readSitemap(await fetchXml(`${origin}/sitemap.xml`), "index")) {
		// A part may only name what lies below its own folder.
		expect(loc).toMatch(new RegExp(`^${origin}/[^/]+$`));
		parts.push(readSitemap(await fetchXml(loc), "part"));
	}
	return parts;
}

/** What is wrong with all the sitemap names, before any of it is visited. */
function expectWhole(origin: string, entries: SitemapEntry[]): void {
	expect.soft(entries.length).toBe(new Set(entries.map(({ loc }) => loc)).size);
	expect.soft(entries.filter(({ loc }) => !loc.startsWith(`${origin}/`))).toEqual([]);
	expect.soft(versionFaults(entries)).toEqual([]);
}

/** What is wrong with these addresses of the sitemap, once each is visited. */
async function faultsAt(origin: string, entries: SitemapEntry[], visit: Visit): Promise<string[]> {
	const faults: string[] = [];
	await together(entries, async (entry) => {
		faults.push(...entryFaults(entry, await visit(entry.loc.slice(origin.length))));
	});
	return faults;
}

test("no link leads nowhere, and the sitemap names just the pages that are there", { tag: "@long" }, async ({
	baseURL: origin = "",
}) => {
	test.setTimeout(10 * MINUTE_MS);
	const visit = visitor(origin);
	const found = await crawl({ origin, starts: ["/", "/en"], visit, max: ADDRESSES_MAX });
	expect.soft(linkFaults(found)).toEqual([]);

	const entries = (await readParts(origin)).flat();
	expectWhole(origin, entries);
	const known: Visit = async (path) => found.visited.get(path) ?? visit(path);
	expect.soft(await faultsAt(origin, entries, known)).toEqual([]);
	expect.soft(missingPages(found, origin, entries)).toEqual([]);
});

/** Links above and below each page, which every page has. */
async function linksAround(origin: string, path: string): Promise<string[]> {
	const html = await (await fetchAfresh(origin + path)).text();
	const around = [/<header\b.*?<\/header>/s, /<footer\b.*<\/footer>/s].map((part) => part.exec(html)?.[0] ?? "");
	const links = around.map((part) => readPage(part).links.map(({ href }) => href));
	for (const found of links) expect(found.length, path).toBeGreaterThan(5);
	return links.flat().filter((href) => href.startsWith("/"));
}

test("no link of the header, of the footer and of one page of each kind leads nowhere, and the sitemap has these pages", async ({
	request,
	baseURL: origin = "",
}) => {
	const starts = ["/", "/en"];
	for (const home of ["/", "/en"]) starts.push(...(await linksAround(origin, home)));
	for (const row of ROWS.filter(({ head, isHidden }) => head !== "secret" && !isHidden)) {
		const { urls } = await row.find({ request }, "cs");
		for (const locale of DEMO_LOCALES) if (row.head !== "czech" || locale === "cs") starts.push(urls[locale]);
	}
	const visit = visitor(origin);
	const found = await crawl({ origin, starts, visit, max: KINDS_MAX, isNew: firstOfEachKind() });
	expect.soft(linkFaults(found)).toEqual([]);
	expect(found.visited.size).toBeGreaterThan(80);
	// Other tests bring goods meanwhile, which the sitemap names a moment later.
	const missing = async () => missingPages(found, origin, (await readParts(origin)).flat());
	await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
});

test("the sitemap names each page once, with its other language, and is right about some of each part", async ({
	baseURL: origin = "",
}) => {
	const parts = await readParts(origin);
	expectWhole(origin, parts.flat());
	const SOME = 6;
	const some = parts.flatMap((part) => part.filter((_, index) => index % Math.ceil(part.length / SOME) === 0));
	expect(some.length).toBeGreaterThanOrEqual(parts.length);
	expect(await faultsAt(origin, some, visitor(origin))).toEqual([]);
});

test("robots.txt names the sitemap and forbids calls of the API alone", async ({ baseURL: origin = "" }) => {
	const reply = await fetchAfresh(`${origin}/robots.txt`);
	expect(reply.status).toBe(200);
	const lines = (await reply.text()).split("\n").filter((line) => line !== "");
	expect(lines).toEqual([
		"User-Agent: *",
		"Allow: /",
		"Allow: /api/documents/",
		"Disallow: /api/",
		`Sitemap: ${origin}/sitemap.xml`,
	]);
});

test("the sitemap is asked for again only when it has changed, and other files are none of it", async ({
	baseURL: origin = "",
}) => {
	const first = await fetchAfresh(`${origin}/sitemap-fixed-1.xml`);
	expect(first.status).toBe(200);
	const again = await fetchAfresh(`${origin}/sitemap-fixed-1.xml`, {
		headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
	});
	expect(again.status).toBe(304);
	for (const path of [
		"/sitemap-fixed-2.xml",
		"/sitemap-secrets-1.xml",
		"/sitemaps/sitemap-fixed-99.xml",
		"/sitemaps/heureka.xml",
		"/sitemaps/..%2fsitemap.xml",
		"/sitemaps/%2e%2e%2f%2e%2e%2fpackage.json",
	])
		expect((await fetchAfresh(origin + path)).status, path).toBe(404);
});
