import { eachLocale, givenIn } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { byId } from "./by-id.ts";
import type { FoundPage } from "./found-page.ts";
import { brandRows, categoryRows, type ProductRow, productRows } from "./goods.sql.ts";

/** The latest change of a category's or a brand's goods, by its id: it changes their lists. */
type Newest = { categories: Map<number, Date>; brands: Map<number, Date> };

/** Pages of goods, categories and brands; iterate the goods first, because they date the others. */
export function goodsPages(db: Database) {
	const newest: Newest = { categories: new Map(), brands: new Map() };
	return {
		products: () => productPages(db, newest),
		categories: () => categoryPages(db, newest),
		brands: () => brandPages(db, newest),
	};
}

async function* productPages(db: Database, newest: Newest): AsyncGenerator<FoundPage> {
	for await (const row of byId((batch) => productRows(db, batch))) {
		const changedAt = new Date(row.updated_at);
		for (const id of row.category_ids) keepNewer(newest.categories, id, changedAt);
		if (row.brand_id !== null) keepNewer(newest.brands, row.brand_id, changedAt);
		yield { paths: productPaths(row), changedAt, pictures: row.pictures };
	}
}

function productPaths({ id, ...row }: ProductRow): FoundPage["paths"] {
	return eachLocale((locale) => {
		const slug = givenIn(row.slugs, locale);
		return pageLinks.product(locale, { id, slug, categorySlug: givenIn(row.category_slugs, locale) });
	});
}

function keepNewer(dates: Map<number, Date>, id: number, date: Date): void {
	const known = dates.get(id);
	if (!known || known < date) dates.set(id, date);
}

async function* categoryPages(db: Database, { categories }: Newest): AsyncGenerator<FoundPage> {
	for await (const { id, slugs, picture_key } of byId((batch) => categoryRows(db, batch))) {
		yield {
			paths: eachLocale((locale) => pageLinks.category(locale, { id, slug: givenIn(slugs, locale) })),
			changedAt: categories.get(id) ?? null,
			pictures: picture_key === null ? [] : [picture_key],
		};
	}
}

/** Brands with goods on sale, as on the page of brands. */
async function* brandPages(db: Database, { brands }: Newest): AsyncGenerator<FoundPage> {
	for await (const brand of byId((batch) => brandRows(db, batch))) {
		const changedAt = brands.get(brand.id);
		if (!changedAt) continue;
		yield { paths: eachLocale((locale) => pageLinks.brand(locale, brand)), changedAt, pictures: [] };
	}
}
