import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import {
	elementsOf,
	headingOf,
	linksOf,
	mainOf,
	redirectOf,
	sectionOf,
	servedHtml,
	spaced,
	textOf,
} from "../support/pages/page-parts.ts";

const searchFor = (q: string, more = "") => `/hledani?${new URLSearchParams({ q })}${more}`;

for (const query of ["balonky", "balónky", "BALÓNKY", "balónek", "baloky"]) {
	test(`${query} finds the balloons first, and their category`, async ({ request }) => {
		const html = await servedHtml(request, searchFor(query));
		expect(headingOf(html)).toContain(query);
		expect(textOf(elementsOf(html, "article")[0]?.html ?? "")).toMatch(/balón/i);
		const [category] = linksOf(mainOf(html)).filter(({ text }) => text === "Balónky");
		expect(category?.href).toBe("/1001/balonky");
	});
}

test("of what was found beside goods three stand at once, and the others behind their number", async ({ request }) => {
	const html = await servedHtml(request, searchFor("balonky"));
	const { categories } = await (await request.get("/api/catalog/search/cs?q=balonky")).json();
	expect(categories.length).toBeGreaterThan(3);
	const [section] = elementsOf(html, "section").filter(
		({ attributes }) => attributes["aria-labelledby"] === "search-categories",
	);
	const [others] = elementsOf(section?.html ?? "", "details");
	expect(linksOf(section?.html ?? "").map(({ href }) => href)).toEqual(
		categories.map(({ url }: { url: string }) => url),
	);
	expect(linksOf(others?.html ?? "")).toHaveLength(categories.length - 3);
	expect(textOf(elementsOf(others?.html ?? "", "summary")[0]?.html ?? "")).toContain(String(categories.length - 3));
});

test("goods come first: above them one row leads to the nearest categories and to the number of what else was found", async ({
	request,
}) => {
	const html = await servedHtml(request, searchFor("balonky"));
	const { categories, pages } = await (await request.get("/api/catalog/search/cs?q=balonky")).json();
	const { near, categories: named } = TEXTS.cs.search;
	const [row] = elementsOf(html, "nav").filter(({ attributes }) => attributes["aria-label"] === spaced(near));
	const links = linksOf(row?.html ?? "");
	expect(links.slice(0, 3).map(({ href }) => href)).toEqual(
		categories.slice(0, 3).map(({ url }: { url: string }) => url),
	);
	expect(links.map(({ text }) => text)).toContain(spaced(named.replace("{count}", String(categories.length))));
	expect(links.map(({ href }) => href)).toContain("#search-pages");
	expect(pages.length).toBeGreaterThan(0);
	expect(html).toContain('id="search-pages"');
	expect(html.indexOf("<article")).toBeLessThan(html.indexOf('id="search-categories"'));
});

test("a search that clearly means a theme begins with its scene and has its ticket among the goods, others do not", async ({
	request,
}) => {
	const stripOf = (html: string) => /\/strips\/([a-z-]+)-s\.avif/.exec(html)?.[1];
	const isTicket = ({ text }: { text: string }) => text.startsWith(spaced(TEXTS.cs.party.ticket));
	const meant = mainOf(await servedHtml(request, searchFor("dino")));
	expect(stripOf(meant)).toBe("dinosauri");
	expect(headingOf(meant)).toContain("dino");
	expect(linksOf(meant).filter(isTicket)).toHaveLength(1);
	for (const query of ["balonek", "princezny oslava"]) {
		const other = mainOf(await servedHtml(request, searchFor(query)));
		expect([stripOf(other), linksOf(other).filter(isTicket)]).toEqual([undefined, []]);
	}
});

test("a search that finds nothing gives advice, categories and goods that others like", async ({ request }) => {
	for (const [locale, path] of [
		["cs", "/hledani?q=xyzzyqq"],
		["en", "/en/search?q=xyzzyqq"],
	] as const) {
		const html = await servedHtml(request, path);
		const { emptyTitle, emptyText, adviceSpelling, popular, favourites } = TEXTS[locale].search;
		for (const heading of [popular, favourites]) expect(html).toContain(`>${heading}</h2>`);
		expect(headingOf(html)).toBe(spaced(emptyTitle.replace("{query}", "xyzzyqq")));
		for (const text of [emptyText, adviceSpelling]) expect(textOf(html)).toContain(spaced(text));
		expect(elementsOf(html, "article")).toHaveLength(4);
	}
});

test("articles and pages are found, and are where the search says", async ({ request }) => {
	for (const [query, name, address] of [
		["obchodní podmínky", /^Obchodní podmínky$/, /^\/obchodni-podminky$/],
		["jak dlouho létají", /^Jak dlouho létají balónky/, /^\/blog\/\d+\//],
	] as const) {
		const found = linksOf(mainOf(await servedHtml(request, searchFor(query))));
		const link = found.find(({ text }) => name.test(text));
		expect(link?.href, query).toMatch(address);
		expect(headingOf(await servedHtml(request, link?.href ?? "")), query).toMatch(name);
	}
});

test("filters of a search for nothing lead to the empty search", async ({ request }) => {
	const [status, location] = await redirectOf(request, "/hledani?razeni=nejlevnejsi");
	expect([status, location]).toEqual([307, "/hledani"]);
	const html = await servedHtml(request, "/hledani");
	expect(headingOf(html)).toBe(spaced(TEXTS.cs.search.promptTitle));
	expect(linksOf(sectionOf(html, TEXTS.cs.search.popular).html).length).toBeGreaterThan(0);
});
