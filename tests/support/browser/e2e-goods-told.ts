/** What is said of each variant in each place that says it, so that one test can compare them. */

import { DEMO_LOCALES, type DemoLocale } from "#demo/facts/languages.ts";
import type { Product, ProductCard, Variant } from "#lib/contract/schemas/catalogue.ts";
import { offerId } from "#lib/domain/goods/offer-id.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { fetchAfresh } from "../pages/fetch-afresh.ts";
import { jsonLdNodes } from "../pages/json-ld.ts";
import { readServed } from "../pages/served-page.ts";
import { together } from "../pages/together.ts";
import { TEXTS } from "./e2e.ts";

/**
 * Ends what hangs. The press gives way to whoever else works on the machine (it is `nice`); how soon it begins, and how often, is
 * proved by the table of its pace.
 */
export const TOLD_OR_HUNG_MS = 45_000;

export const json = async (address: string) => (await fetchAfresh(address)).json();
const read = async (address: string) => (await fetchAfresh(address)).text();

export const productOf = (origin: string, id: number, locale: Locale = "cs"): Promise<Product> =>
	json(`${origin}/api/catalog/product/${locale}/${id}`);

/** Every product of the shop, by its lists of goods. */
export async function allCards(origin: string): Promise<ProductCard[]> {
	const cards: ProductCard[] = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const reply = await json(`${origin}/api/catalog/products/cs?per_page=48&page=${page}`);
		cards.push(...reply.products);
		pages = reply.pages;
	}
	return cards;
}

/** What any place says of these goods unlike the API, by product; nothing for one that all agree on. */
export async function toldFaults(origin: string, ids: number[]): Promise<Map<number, string[]>> {
	const feeds = await readFeeds(origin);
	const found = new Map<number, string[]>();
	await together(ids, async (id) => {
		const faults: string[] = [];
		for (const locale of DEMO_LOCALES) {
			const product = await productOf(origin, id, locale);
			faults.push(...pageFaults(await read(origin + product.url), product, locale));
			if (locale === "cs") faults.push(...product.variants.flatMap((variant) => feedFaults(feeds, variant)));
		}
		if (faults.length > 0) found.set(id, faults);
	});
	return found;
}

type Feeds = Map<string, Map<string, string>>;

/** Items of the feeds of a shop by file and id, as they are written. */
async function readFeeds(origin: string): Promise<Feeds> {
	const itemsOf = async (file: string, item: string, id: RegExp): Promise<[string, Map<string, string>]> => {
		const text = await read(`${origin}/feeds/${file}`);
		const items = text.match(new RegExp(`<${item}[ >].*?</${item}>`, "gs")) ?? [];
		return [file, new Map(items.map((one) => [id.exec(one)?.[1] ?? "", one]))];
	};
	return new Map(
		await Promise.all([
			itemsOf("heureka.xml", "SHOPITEM", /<ITEM_ID>(.*?)</),
			itemsOf("heureka-availability.xml", "item", /<item id="(.*?)"/),
			itemsOf("zbozi.xml", "SHOPITEM", /<ITEM_ID>(.*?)</),
			...["google-cs.xml", "google-en.xml", "meta-cs.xml", "meta-en.xml"].map((file) =>
				itemsOf(file, "item", /<g:id>(.*?)</),
			),
		]),
	);
}

const textIn = (item: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1] ?? "";

/** What is not as the API says in the feeds, a line each. */
function feedFaults(feeds: Feeds, variant: Variant): string[] {
	const id = offerId(variant);
	const isListed = variant.availability !== "sold_out" && variant.availability !== "not_active";
	const isInStock = variant.availability === "in_stock";
	const price = minorToDecimal(variant.price_with_tax);
	const faults: string[] = [];
	const expect = (file: string, what: string, said: string, wanted: string) => {
		if (said !== wanted) faults.push(`${file} ${id}: ${what} is ${said || "missing"}, not ${wanted || "missing"}`);
	};
	for (const [file, items] of feeds) {
		const item = (items.get(id) ?? "").replace(/<g:shipping>.*?<\/g:shipping>/gs, "");
		const isWanted = file === "heureka-availability.xml" ? isInStock : isListed;
		expect(file, "the item", item === "" ? "" : "there", isWanted ? "there" : "");
		if (item === "" || !isWanted) continue;
		if (file === "heureka-availability.xml") {
			expect(file, "stock", textIn(item, "stock_quantity"), `${variant.stock}`);
		} else if (file.startsWith("google") || file.startsWith("meta")) {
			expect(file, "price", textIn(item, "g:sale_price") || textIn(item, "g:price"), `${price} CZK`);
			expect(file, "availability", textIn(item, "g:availability").replaceAll("_", " "), inWords(isInStock));
		} else {
			expect(file, "price", textIn(item, "PRICE_VAT"), price);
			expect(file, "delivery", `${textIn(item, "DELIVERY_DATE") === "0"}`, `${isInStock}`);
		}
	}
	return faults;
}

const inWords = (isInStock: boolean) => (isInStock ? "in stock" : "out of stock");

/** What the page of the product shows, or tells search engines, unlike the API; a line each. */
function pageFaults(html: string, product: Product, locale: DemoLocale): string[] {
	const faults: string[] = [];
	const nodes = jsonLdNodes(readServed(html).scripts);
	for (const variant of product.variants) {
		const offer = nodes.find(({ sku, offers }) => sku === variant.code && offers !== undefined)?.offers;
		const { price, availability } = (offer ?? {}) as { price?: string; availability?: string };
		const isInStock = variant.availability === "in_stock";
		if (price !== minorToDecimal(variant.price_with_tax)) faults.push(`JSON-LD ${variant.code}: price is ${price}`);
		if ((availability === "https://schema.org/InStock") !== isInStock)
			faults.push(`JSON-LD ${variant.code}: availability is ${availability}`);
	}
	const text = textOf(html);
	if (product.variants.length > 1) return [...faults, ...undecidedFaults(text, product, locale)];
	// Other codes may follow, in the list of manufacturers: the decision's own comes first.
	const label = escapeRegExp(TEXTS[locale].productDetail.code);
	const place = ({ code }: Variant) => text.search(new RegExp(`${label}: ${escapeRegExp(code)}( |$)`));
	const [shown] = product.variants.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other));
	if (!shown) return [...faults, `page: none of ${product.variants.map(({ code }) => code)} is shown`];
	for (const wanted of [formatCzk(shown.price_with_tax), TEXTS[locale].availability[shown.availability]]) {
		if (!text.includes(wanted)) faults.push(`page ${shown.code}: lacks ${wanted}`);
	}
	return faults;
}

/** Before a variant is chosen the page shows what the cheapest of those in stock costs. */
function undecidedFaults(text: string, { code, variants }: Product, locale: DemoLocale): string[] {
	const inStock = variants.filter(({ availability }) => availability === "in_stock");
	const told = inStock.length > 0 ? inStock : variants;
	const prices = new Set(told.map((one) => one.price_with_tax));
	const price = formatCzk(Math.min(...prices));
	const wanted = [
		prices.size > 1 ? TEXTS[locale].product.from.replace("{price}", price) : price,
		TEXTS[locale].availability[told[0]?.availability ?? "not_active"],
	];
	return wanted.filter((one) => !text.includes(one)).map((one) => `page ${code}: lacks ${one}`);
}

/** The words of the page's decision: from its heading to what stands below it. */
function textOf(html: string): string {
	const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? "";
	const words = main
		.replace(/<script.*?<\/script>/gs, "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]+>/g, " ");
	return words.replace(/&amp;/g, "&").replace(/[ \n\t]+/g, " ");
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
