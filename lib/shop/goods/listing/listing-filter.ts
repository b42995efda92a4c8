import type { ListingQuery } from "../../../contract/schemas/listing.ts";
import { type ChoiceName, type Choices, type FilterName, pickChoices } from "../../../domain/goods/listing.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { branchIds, brandIds, valueIdsBySlug } from "./listing-filter.sql.ts";

/** The chosen values of each filter, with ids for slugs; null or []: none chosen or none known, as if the filter were not there. */
export type Chosen = Choices & {
	price: { from: number; to: number } | null;
	brand: number[];
	branch: number[];
	/** This many stars or more. */
	rating: number | null;
};

export type ListingFilter = { [Name in FilterName]: Chosen[Name] } & {
	/** Value ids by attribute id. */
	attributes: Map<number, number[]>;
};

const INT_MAX = 2 ** 31 - 1;

export async function resolveFilter(db: Database, locale: Locale, query: ListingQuery): Promise<ListingFilter> {
	const [brands, branches, attributes] = await Promise.all([
		query.brand?.length ? brandIds(db, query.brand) : [],
		query.branch?.length ? branchIds(db, query.branch) : [],
		query.attributes ? valueIdsBySlug(db, locale, query.attributes) : new Map<number, number[]>(),
	]);
	const { price_from: from, price_to: to } = query;
	const asked: Partial<Record<ChoiceName, readonly string[]>> = query;
	return {
		price: from === undefined && to === undefined ? null : { from: from ?? 0, to: to ?? INT_MAX },
		brand: brands,
		branch: branches,
		...pickChoices((name, value) => asked[name]?.includes(value) ?? false),
		rating: query.rating_from ?? null,
		attributes,
	};
}
