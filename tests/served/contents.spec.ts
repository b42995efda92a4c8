import { DEMO_LOCALES } from "#demo/facts/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { elementsOf, linksOf, sectionOf, servedHtml } from "../support/pages/page-parts.ts";
import { together } from "../support/pages/together.ts";

for (const locale of DEMO_LOCALES) {
	const t = TEXTS[locale];

	test(`home in ${locale} shows tiles, services, best sellers, sale goods, articles and Instagram`, async ({
		request,
	}) => {
		const html = await servedHtml(request, screenPath(locale, "home"));
		const sectionNamed = (title: string) => sectionOf(html, title).html;
		const articlesIn = (title: string) => elementsOf(sectionNamed(title), "article").length;
		expect(linksOf(sectionNamed(t.home.categories)).length).toBeGreaterThan(5);
		expect(articlesIn(t.home.topProducts)).toBeGreaterThan(0);
		const { season } = await (await request.get(`/api/settings?lang=${locale}`)).json();
		const seasons: Record<string, { top: string }> = t.season;
		if (seasons[season]) expect(articlesIn(seasons[season].top)).toBe(4);
		expect(articlesIn(t.home.sale)).toBeGreaterThan(0);
		expect(articlesIn(t.home.news)).toBe(3);
		const services = linksOf(sectionNamed(t.home.services)).map(({ href }) => href);
		expect(services).toHaveLength(3);
		for (const href of services) expect(href).toMatch(new RegExp(`^${screenPath(locale, "services")}/\\d+/`));
		const pictures = elementsOf(sectionNamed(t.home.instagram), "img");
		expect(pictures).toHaveLength(6);
		for (const { attributes } of pictures) expect(attributes.src).toMatch(/^\/media\//);
	});

	test(`articles in ${locale} beyond the first page are links that need no scripts`, async ({ request }) => {
		const blog = screenPath(locale, "blog");
		const second = `${blog}?${locale === "cs" ? "strana" : "page"}=2`;
		const first = await servedHtml(request, blog);
		expect(elementsOf(first, "article")).toHaveLength(12);
		expect(linksOf(first).map(({ href }) => href)).toContain(second);
		const rest = elementsOf(await servedHtml(request, second), "article").length;
		expect(rest).toBeGreaterThan(0);
		expect(rest).toBeLessThan(12);
	});

	test(`a store in ${locale} shows the way there and some of its goods, and leads to all of them`, async ({
		request,
	}) => {
		const html = await servedHtml(request, `${screenPath(locale, "stores")}/2`);
		expect(elementsOf(sectionOf(html, t.stores.goods).html, "article")).toHaveLength(8);
		const links = linksOf(html);
		const all = links.find(({ text }) => text === t.stores.allGoods)?.href;
		expect(all).toBe(locale === "cs" ? "/eshop?pobocka=brno" : "/en/eshop?branch=brno");
		expect(elementsOf(await servedHtml(request, all ?? ""), "article").length).toBeGreaterThan(0);
		const map = links.find(({ text }) => text === t.stores.osm)?.href;
		expect(map).toMatch(/openstreetmap\.org\/\?mlat=49/);
	});
}

test("every document is a PDF", async ({ request }) => {
	const html = await servedHtml(request, screenPath("cs", "documents"));
	const papers = linksOf(html).filter(({ attributes }) => attributes.type === "application/pdf");
	expect(papers.length).toBeGreaterThanOrEqual(5);
	await together(papers, async ({ href }) => {
		const reply = await request.get(href);
		expect.soft(reply.status(), href).toBe(200);
		expect.soft(reply.headers()["content-type"], href).toContain("application/pdf");
		expect.soft((await reply.body()).subarray(0, 5).toString(), href).toBe("%PDF-");
	});
});
