import type { APIRequestContext } from "@playwright/test";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import {
	elementsOf,
	headingOf,
	linksOf,
	redirectOf,
	sectionOf,
	servedHtml,
	spaced,
	textOf,
} from "../support/pages/page-parts.ts";
import { readPage } from "../support/pages/read-page.ts";

const LOCALES = ["cs", "en"] as const;
const LISTS = { cs: "/1001/balonky", en: "/en/1001/balloons" };

type Listed = { total: number; products: { id: number; name: string; slug: string; url: string }[] };

async function listed(request: APIRequestContext, query: string, locale = "cs"): Promise<Listed> {
	return (await request.get(`/api/catalog/products/${locale}?${query}`)).json();
}
/** Names of the goods of a list, in their order. */
const namesIn = (html: string) =>
	elementsOf(html, "article").map((card) => textOf(elementsOf(card.html, "h2")[0]?.html ?? ""));
const namesOf = ({ products }: Listed) => products.map(({ name }) => spaced(name));
/** How many goods the list says that it has. */
const countIn = (html: string) =>
	textOf(elementsOf(html, "p").find(({ attributes }) => attributes.role === "status")?.html ?? "");
/** What the list says of its filters: a way to take each back, and one for all. */
const chosenIn = (html: string, locale: "cs" | "en") => {
	const list = elementsOf(html, "ul").find(
		({ attributes }) => spaced(attributes["aria-label"] ?? "") === spaced(TEXTS[locale].listing.chosen),
	);
	return list ? elementsOf(list.html, "li").map(({ html: item }) => textOf(item)) : [];
};

for (const [path, canonical, isHidden] of [
	["/1001/balonky", "/1001/balonky", false],
	["/1001/balonky?barva=cervena", "/1001/balonky", false],
	["/1001/balonky?barva=cervena,modra", "/1001/balonky", true],
	["/1001/balonky?barva=cervena&cena_do=100", "/1001/balonky", true],
	["/1001/balonky?strana=2", "/1001/balonky?strana=2", false],
	["/1001/balonky?razeni=nejlevnejsi&strana=2", "/1001/balonky?strana=2", false],
	["/1001/balonky?razeni=nejlevnejsi", "/1001/balonky", false],
	["/1001/balonky?barva=nic&nesmysl=%3Cscript%3E&strana=x", "/1001/balonky", false],
	["/en/1001/balloons?colour=red", "/en/1001/balloons", false],
	["/en/1001/balloons?colour=red,blue&page=2", "/en/1001/balloons", true],
] as const) {
	test(`${path} is ${isHidden ? "not to be listed" : `listed as ${canonical}`}`, async ({ request }) => {
		const head = readPage(await servedHtml(request, path));
		const { pathname, search } = new URL(head.canonical ?? "");
		expect({ canonical: pathname + search, isHidden: head.isHidden }).toEqual({ canonical, isHidden });
	});
}

test("unknown and broken parameters are ignored, never an error", async ({ request }) => {
	for (const query of [
		"barva=%00",
		"barva=%FF",
		"q=x",
		"cena_od=abc&cena_do=-1",
		"strana=0",
		"strana=99999999999",
		"__proto__=x&constructor=y",
		"znacka=../../etc/passwd",
		`barva=${"x".repeat(3000)}`,
		"razeni[]=nejlevnejsi",
		"%F0%9F%8E%88=1",
	])
		expect(await servedHtml(request, `/1001/balonky?${query}`), query).toContain("<article");
});

test("a key that no attribute has chooses nothing", async ({ request }) => {
	const all = TEXTS.cs.listing.clearFilters;
	const mixed = await servedHtml(request, "/1001/balonky?nesmysl=neco&jiny=klic&barva=cervena");
	expect(chosenIn(mixed, "cs")).toEqual(["Barva: červená", all]);
	const nonsense = await servedHtml(request, "/1001/balonky?nesmysl=neco&jiny=klic");
	expect(chosenIn(nonsense, "cs")).toEqual([]);
	expect(linksOf(nonsense).map(({ text }) => text)).not.toContain(all);
});

for (const [path, list, words, filter, group] of [
	["/produkty/akce", "list=sale&", "stitek=novinka", "label=new", "label"],
	["/produkty/novinky", "list=new&", "dostupnost=skladem", "availability=in_stock", "branch"],
	["/eshop", "", "pobocka=brno", "branch=brno", "branch"],
] as const) {
	test(`${path} has the same filters`, async ({ request }) => {
		const html = await servedHtml(request, `${path}?${words}`);
		const found = await listed(request, list + filter);
		expect(countIn(html)).toContain(String(found.total));
		expect(namesIn(html)).toEqual(namesOf(found));
		expect(elementsOf(html, "summary").map((summary) => textOf(summary.html))).toContain(
			spaced(TEXTS.cs.listing.groups[group]),
		);
	});
}

test("lists have words of their language: in the form of filters, in orders, and in what is read from the address", async ({
	request,
}) => {
	for (const [locale, filter, sort, words, query] of [
		["cs", "barva: cervena", "razeni: nejlevnejsi", "barva=cervena&razeni=nejlevnejsi", "barva:cervena"],
		["en", "colour: red", "sort: cheapest", "colour=red&sort=cheapest", "colour:red"],
	] as const) {
		const html = await servedHtml(request, `${LISTS[locale]}?${words}`);
		const [form] = elementsOf(html, "form").filter(({ attributes }) => attributes.action === LISTS[locale]);
		const inputs = elementsOf(form?.html ?? "", "input").map(({ attributes }) => attributes);
		expect(form?.attributes.method).toBe("get");
		expect(inputs.map(({ name, value }) => `${name}: ${value}`)).toEqual(expect.arrayContaining([filter, sort]));
		expect(inputs.filter(({ checked }) => checked !== undefined).map(({ name, value }) => `${name}: ${value}`)).toEqual(
			[filter],
		);
		const { sorts } = TEXTS[locale].listing;
		const order = linksOf(html).filter(({ text }) => [sorts.cheapest, sorts.recommended].includes(text));
		expect(order.map(({ href, text, attributes }) => [text, href, attributes["aria-current"]])).toEqual([
			[sorts.recommended, `${LISTS[locale]}?${words.split("&")[0]}`, undefined],
			[sorts.cheapest, `${LISTS[locale]}?${words}`, "true"],
		]);
		const found = await listed(request, `category=1001&attributes=${query}&sort=cheapest`, locale);
		expect(namesIn(html)).toEqual(namesOf(found));
	}
});

test("each order has its own goods first", async ({ request }) => {
	const firsts = new Set<string | undefined>();
	for (const [words, sort] of [
		["", "recommended"],
		["?sort=cheapest", "cheapest"],
		["?sort=dearest", "dearest"],
	] as const) {
		const html = await servedHtml(request, LISTS.en + words);
		const names = namesIn(html);
		expect(names, sort).toEqual(namesOf(await listed(request, `category=1001&sort=${sort}`, "en")));
		expect(
			linksOf(html).find(({ text }) => text === TEXTS.en.listing.sorts[sort])?.attributes["aria-current"],
			sort,
		).toBe("true");
		firsts.add(names[0]);
	}
	expect(firsts.size).toBe(3);
});

test("a choice that nothing fits says so and offers a way back", async ({ request }) => {
	for (const locale of LOCALES) {
		const { nothingFits, clearFilters } = TEXTS[locale].listing;
		const html = await servedHtml(request, `${LISTS[locale]}?${locale === "cs" ? "cena_od" : "price_from"}=999999`);
		expect(textOf(html)).toContain(spaced(nothingFits));
		expect(elementsOf(sectionOf(html, TEXTS[locale].listing.withoutFilters).html, "article")).toHaveLength(4);
		expect(elementsOf(html, "article")).toHaveLength(4);
		const ways = linksOf(html).filter(({ text }) => text === spaced(clearFilters));
		expect(ways.map(({ href }) => href)).toEqual([LISTS[locale], LISTS[locale]]);
	}
});

test("the right address of a filtered list is the one of its language", async ({ request }) => {
	for (const [wrong, right] of [
		["/1001/balloons?strana=2", "/1001/balonky?strana=2"],
		["/en/1001/balonky?page=2", "/en/1001/balloons?page=2"],
	] as const)
		expect(await redirectOf(request, wrong), wrong).toEqual([308, right]);
	for (const unreadable of ["/eshop/%ff", "/1001/%ff?strana=2"])
		expect((await request.get(unreadable)).status(), unreadable).toBe(404);
});

test("old addresses lead to today's for good", async ({ request }) => {
	const [product] = (await listed(request, "category=1001")).products;
	const { url, slug, id } = product ?? { url: "", slug: "", id: 0 };
	for (const [old, today] of [
		["/backup-products/1001/balonky", "/1001/balonky"],
		["/backup-products/balonky", "/1001/balonky"],
		[`/backup-products/${id}/cokoli/${slug}`, url],
		[`/backup-products/cokoli/${slug}`, url],
		[`/backup-products/${slug}`, url],
		["/eshop/balonky", "/1001/balonky"],
	] as const)
		expect(await redirectOf(request, old), old).toEqual([308, today]);
	for (const nothing of ["/backup-products/nic-takoveho", "/eshop/nic-takoveho"])
		expect((await request.get(nothing)).status(), nothing).toBe(404);
});

test("brands lead to their goods, under one address each", async ({ request }) => {
	for (const [locale, path] of [
		["cs", "/znacky"],
		["en", "/en/brands"],
	] as const) {
		const brands: { id: number; name: string; url: string; count: number }[] = await (
			await request.get(`/api/catalog/brands/${locale}`)
		).json();
		const links = linksOf(await servedHtml(request, path)).map(({ href }) => href);
		expect(links, path).toEqual(expect.arrayContaining(brands.map(({ url }) => url)));
		const [brand] = brands.filter(({ name }) => name === "Fiesta Deluxe");
		const url = brand?.url ?? "";
		const page = await servedHtml(request, url);
		expect(headingOf(page)).toBe("Fiesta Deluxe");
		expect(namesIn(page).length).toBe(Math.min(24, brand?.count ?? 0));
		expect(await redirectOf(request, url.replace("fiesta-deluxe", "jina"))).toEqual([308, url]);
	}
	expect((await request.get("/znacka/999999/x")).status()).toBe(404);
});
