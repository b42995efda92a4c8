/** Goods the shopper looked at last, kept in the browser alone (promises §3, §4, §9). */
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { LAST_VIEWED_MAX } from "#lib/domain/limits.ts";
import { eachLocale, type Locale } from "#lib/domain/locale.ts";
import { grossMinor } from "#lib/domain/money/money.ts";
import { parseJson, withStorage } from "../browser/browser-storage.ts";

const KEY = "last_viewed_products";

/** An entry of promises §3. `price` is the price at that time, net like `original_price`. */
export type LastViewed = {
	id: number;
	name: string;
	url: string;
	is_price_sale_active: boolean;
	tax_rate: { rate: number };
	original_price: number;
	/** Address of its picture without the width. */
	image: string | null;
	price: number;
};

/** A product that is looked at, as it is kept. */
export function viewedOf(product: Product): LastViewed {
	const { id, name, url, is_price_sale_active, tax_rate, original_price, price, price_sale, main_image } = product;
	const image = main_image?.src ?? null;
	return { id, name, url, is_price_sale_active, tax_rate, original_price, image, price: price_sale ?? price };
}

/** What it cost then: gross, CZK haléře. */
export function viewedMinor({ price, tax_rate }: LastViewed): number {
	return grossMinor(String(price), String(tax_rate.rate));
}

/** The latest first. Anything in the store that is no such entry is left out. */
export function readLastViewed(locale: Locale): LastViewed[] {
	return readAll()[locale];
}

/** Puts a product first, once, and drops those beyond three. */
export function addLastViewed(locale: Locale, viewed: LastViewed): void {
	const all = readAll();
	const others = all[locale].filter((entry) => entry.id !== viewed.id);
	const kept = { ...all, [locale]: [viewed, ...others].slice(0, LAST_VIEWED_MAX) };
	withStorage("localStorage", (store) => store.setItem(KEY, JSON.stringify(kept)));
}

function readAll(): Record<Locale, LastViewed[]> {
	const stored = parseJson(withStorage("localStorage", (store) => store.getItem(KEY)) ?? "");
	const listOf = (locale: Locale) => {
		const list = isRecord(stored) ? stored[locale] : null;
		return Array.isArray(list) ? list.flatMap((entry: unknown) => entryOf(entry) ?? []).slice(0, LAST_VIEWED_MAX) : [];
	};
	return eachLocale(listOf);
}

/** Parsed by hand: zod would be most of this script on every product page. */
function entryOf(value: unknown): LastViewed | null {
	if (!isRecord(value) || !isRecord(value.tax_rate)) return null;
	const { id, name, url, is_price_sale_active, original_price, image, price } = value;
	const { rate } = value.tax_rate;
	if (!Number.isSafeInteger(id) || typeof id !== "number" || typeof name !== "string" || name === "") return null;
	if (!isOwnPath(url) || (image !== null && !isOwnPath(image))) return null;
	if (!isDecimal(price, 4) || !isDecimal(original_price, 4) || !isDecimal(rate, 2)) return null;
	return {
		id,
		name,
		url,
		is_price_sale_active: is_price_sale_active === true,
		tax_rate: { rate },
		original_price,
		image,
		price,
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A path of this shop: no other host, no script. */
const isOwnPath = (value: unknown): value is string => typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value);

/** A number with at most `places` decimals, as net prices and rates have; with others arithmetic is not exact. */
const isDecimal = (value: unknown, places: number): value is number =>
	typeof value === "number" && new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`).test(String(value));
