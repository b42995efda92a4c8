import type { APIRequestContext } from "@playwright/test";
import type { Product, RelatedProducts } from "#lib/contract/schemas/catalogue.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { rowsOf } from "#lib/storefront/goods/rows-of.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import {
	elementsOf,
	headingOf,
	linksOf,
	mainOf,
	sectionOf,
	servedHtml,
	spaced,
	textOf,
} from "../support/pages/page-parts.ts";

type Locale = "cs" | "en";

/** A product of the demo shop by its code, as the API tells of it, and its page. */
async function productOf(request: APIRequestContext, code: string, locale: Locale) {
	const { products } = await (await request.get(`/api/catalog/products/${locale}?q=${code}`)).json();
	const { id } = products.find((one: { code: string }) => one.code === code);
	const product: Product = await (await request.get(`/api/catalog/product/${locale}/${id}`)).json();
	const html = await servedHtml(request, product.url);
	expect(headingOf(html)).toBe(spaced(product.name));
	return { product, html };
}

/** Names of the buttons on the page. */
const buttonsIn = (html: string) => elementsOf(mainOf(html), "button").map((button) => textOf(button.html));
const price = (minor: number) => spaced(formatCzk(minor));

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].productPage;
	const { addToCart } = TEXTS[locale].product;
	const { watch } = TEXTS[locale].watchdog;

	test(`a set in ${locale} shows its parts with their stock and prices, and what is saved`, async ({ request }) => {
		const { product: set, html } = await productOf(request, "SA-6027", locale);
		expect(set.parts).toHaveLength(6);
		const section = sectionOf(html, t.set.title).html;
		const items = elementsOf(section, "li").map((item) => ({ text: textOf(item.html), links: linksOf(item.html) }));
		expect(items).toHaveLength(6);
		for (const [index, { product, variant, availability, price_with_tax }] of set.parts.entries()) {
			const { text = "", links = [] } = items[index] ?? {};
			const key = locale === "cs" ? "varianta" : "variant";
			expect(links.map(({ href }) => href)).toEqual([
				variant.name ? `${product.url}?${key}=${variant.id}` : product.url,
			]);
			expect(links[0]?.text).toContain(spaced(product.name));
			expect(text).toContain(spaced(TEXTS[locale].availability[availability]));
			expect(text).toContain(price(price_with_tax));
		}
		const sum = set.parts_with_tax ?? 0;
		const saving = t.set.saving.replace("{sum}", price(sum)).replace("{saved}", price(sum - set.price_with_tax));
		expect(textOf(html)).toContain(spaced(saving));
	});

	test(`a set in ${locale} is as sold out as its part is`, async ({ request }) => {
		const { product: set, html } = await productOf(request, "SA-6004", locale);
		expect(set.parts.filter((part) => part.stock === 0).map((part) => part.variant.code)).toEqual(["ST-2205"]);
		expect(buttonsIn(html)).toContain(spaced(watch));
		expect(buttonsIn(html)).not.toContain(spaced(addToCart));
		const whole = await productOf(request, "SA-6027", locale);
		expect(buttonsIn(whole.html)).toContain(spaced(addToCart));
		expect(buttonsIn(whole.html)).not.toContain(spaced(watch));
	});

	test(`sold-out goods in ${locale} have three others in stock beside them`, async ({ request }) => {
		const { product, html } = await productOf(request, "SA-6004", locale);
		const { substitutes }: RelatedProducts = await (
			await request.get(`/api/catalog/product/${locale}/${product.id}/related`)
		).json();
		expect(substitutes).toHaveLength(3);
		const links = linksOf(sectionOf(html, t.substitutes).html).map(({ href }) => href);
		expect(links).toEqual(substitutes.map(({ url }) => url));
		const whole = await productOf(request, "SA-6027", locale);
		expect(textOf(whole.html)).not.toContain(spaced(t.substitutes));
	});

	test(`safety and manufacturer are on the page in ${locale}`, async ({ request }) => {
		const { product, html } = await productOf(request, "SA-6027", locale);
		const section = textOf(sectionOf(html, t.safety.title).html);
		const { manufacturer, responsible_person: person } = product;
		expect([manufacturer?.name, person?.name]).toEqual(["Fiesta Deluxe Ltd", "Konfety s.r.o."]);
		for (const part of [
			product.safety,
			...Object.values(manufacturer ?? {}),
			t.safety.responsible,
			...Object.values(person ?? {}),
			product.name,
			product.code,
			product.variants[0]?.ean ?? "no EAN",
		])
			expect(section).toContain(spaced(part));
	});

	test(`goods of the same motif, companions and related goods stand below in ${locale}`, async ({ request }) => {
		const { product, html } = await productOf(request, "SA-6003", locale);
		const related: RelatedProducts = await (
			await request.get(`/api/catalog/product/${locale}/${product.id}/related`)
		).json();
		const { companions, sameMotif } = rowsOf(related, 4);
		for (const [title, cards] of [
			[t.sameMotif, sameMotif],
			[t.companions, companions],
			[t.related, related.related.slice(0, 4)],
		] as const) {
			expect(cards.length).toBeGreaterThan(2);
			const names = elementsOf(sectionOf(html, title).html, "h3").map((heading) => textOf(heading.html));
			expect(names).toEqual(cards.map(({ name }) => spaced(name)));
		}
	});

	test(`a costume in ${locale} has the size table of its category`, async ({ request }) => {
		const { product, html } = await productOf(request, "KO-1102", locale);
		const [table] = elementsOf(html, "table").filter(({ html: inside }) => inside.includes("<caption"));
		expect(textOf(elementsOf(table?.html ?? "", "caption")[0]?.html ?? "")).toBe(
			spaced(product.size_table?.title ?? ""),
		);
		const heads = elementsOf(table?.html ?? "", "th").filter(({ attributes }) => attributes.scope === "col");
		expect(heads.map((head) => textOf(head.html))).toEqual(product.size_table?.columns.map(spaced));
		expect(textOf(html)).toContain(spaced(product.size_table?.note ?? "no note"));
		expect(buttonsIn(html)).toContain(spaced(t.sizeTable));
	});
}
