import type { ListingQuery } from "../../../contract/schemas/listing.ts";
import type { Choices, FilterName } from "../../../domain/goods/listing.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { branchIds, brandIds, valueIdsBySlug } from "./listing-filter.sql.ts";

/** The chosen values of each filter, with ids for slugs; null: none chosen or none known, as if the filter were not there. */
export type Chosen = { [Name in keyof Choices]: Choices[Name] | null } & {
	price: { from: number; to: number } | null;
	brand: number[] | null;
	branch: number[] | null;
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
		query.brand?.length ? brandIds(db, query.brand) : undefined,
		query.branch?.length ? branchIds(db, query.branch) : undefined,
		query.attributes ? valueIdsBySlug(db, locale, query.attributes) : new Map<number, number[]>(),
	]);
	const { price_from: from, price_to: to } = query;
	const some = <Value>(values: Value[] = []) => (values.length > 0 ? values : null);
	return {
		price: from === undefined && to === undefined ? null : { from: from ?? 0, to: to ?? INT_MAX },
		brand: some(brands),
		availability: some(query.availability),
		branch: some(branches),
		label: some(query.label),
		rating: query.rating_from ?? null,
		attributes,
	};
}
