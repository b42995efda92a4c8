import type { Brand, BrandCount } from "../../../contract/schemas/catalogue.ts";
import { eachLocale, type Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { brandCountRows, brandRow } from "./brands.sql.ts";

const COLLATORS = eachLocale((locale) => new Intl.Collator(locale));

/** Brands that have goods on sale, by name in the language's order. */
export async function listBrands(shop: Shop, locale: Locale): Promise<BrandCount[]> {
	const rows = await brandCountRows(shop.db);
	return rows
		.sort((a, b) => COLLATORS[locale].compare(a.name, b.name))
		.map((row) => ({ ...row, url: pageLinks.brand(locale, row) }));
}

/** One brand; null when there is none. */
export async function getBrand(shop: Shop, locale: Locale, id: number): Promise<Brand | null> {
	const row = await brandRow(shop.db, locale, id);
	if (!row) return null;
	const { slug, name, description, manufacturer_name } = row;
	return {
		id,
		slug,
		name,
		url: pageLinks.brand(locale, row),
		description,
		manufacturer:
			manufacturer_name === null
				? null
				: {
						name: manufacturer_name,
						address: row.manufacturer_address ?? "",
						contact: row.manufacturer_contact ?? "",
					},
		urls: eachLocale((of) => pageLinks.brand(of, row)),
	};
}
