import { crawl, linkFaults, visitor } from "../support/crawl.ts";
import { expect, test } from "../support/e2e.ts";
import { fetchAfresh } from "../support/fetch-afresh.ts";
import { entryFaults, missingPages, versionFaults } from "../support/sitemap-faults.ts";
import { readSitemap, type SitemapEntry } from "../support/sitemaps.ts";

/** The demo shop has some 1 300 pages, and a third as many further pages of lists. */
const ADDRESSES_MAX = 5_000;
const MINUTE_MS = 60_000;
const XML = "application/xml; charset=utf-8";

async function fetchXml(address: string): Promise<string> {
	const reply = await fetchAfresh(address, { redirect: "manual" });
	expect([reply.status, reply.headers.get("Content-Type")], address).toEqual([200, XML]);
	return reply.text();
}

/** Everything that the parts name; they must be as the protocol wants them. */
async function readWholeSitemap(origin: string): Promise<SitemapEntry[]> {
	const parts = readSitemap(await fetchXml(`${origin}/sitemap.xml`), "index");
	const entries: SitemapEntry[] = [];
	for (const { loc } of parts) {
		// A part may only name what lies below its own folder.
		expect(loc).toMatch(new RegExp(`^${origin}/[^/]+$`));
		entries.push(...readSitemap(await fetchXml(loc), "part"));
	}
	return entries;
}

test.describe("what search engines find @once", () => {
	test("no link leads nowhere, and the sitemap names just the pages that are there", async ({ baseURL: address }) => {
		const baseURL = address ?? "";
		test.setTimeout(10 * MINUTE_MS);
		const visit = visitor(baseURL);
		const found = await crawl({ origin: baseURL, starts: ["/", "/en"], visit, max: ADDRESSES_MAX });
		expect.soft(linkFaults(found)).toEqual([]);

		const entries = await readWholeSitemap(baseURL);
		expect.soft(entries.length).toBe(new Set(entries.map(({ loc }) => loc)).size);
		expect.soft(entries.filter(({ loc }) => !loc.startsWith(`${baseURL}/`))).toEqual([]);
		const faults: string[] = [];
		for (const entry of entries) {
			const path = entry.loc.slice(baseURL.length);
			faults.push(...entryFaults(entry, found.visited.get(path) ?? (await visit(path))));
		}
		expect.soft(faults).toEqual([]);
		expect.soft(versionFaults(entries)).toEqual([]);
		expect.soft(missingPages(found, baseURL, entries)).toEqual([]);
	});

	test("robots.txt names the sitemap and forbids calls of the API alone", async ({ baseURL: address }) => {
		const baseURL = address ?? "";
		const reply = await fetchAfresh(`${baseURL}/robots.txt`);
		expect(reply.status).toBe(200);
		const lines = (await reply.text()).split("\n").filter((line) => line !== "");
		expect(lines).toEqual([
			"User-Agent: *",
			"Allow: /",
			"Allow: /api/documents/",
			"Disallow: /api/",
			`Sitemap: ${baseURL}/sitemap.xml`,
		]);
	});

	test("the sitemap is asked for again only when it has changed, and other files are none of it", async ({
		baseURL: address,
	}) => {
		const baseURL = address ?? "";
		const first = await fetchAfresh(`${baseURL}/sitemap-fixed-1.xml`);
		expect(first.status).toBe(200);
		const again = await fetchAfresh(`${baseURL}/sitemap-fixed-1.xml`, {
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
			expect((await fetchAfresh(baseURL + path)).status, path).toBe(404);
	});
});
