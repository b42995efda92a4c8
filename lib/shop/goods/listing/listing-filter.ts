import type { ListingQuery } from "../../../contract/listing.ts";
import type { LABELS } from "../../../domain/goods/listing.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { branchIds, brandIds, valueIdsBySlug } from "./listing-filter.sql.ts";

type Label = (typeof LABELS)[number];

/** Filters of a listing with ids for words; one that names nothing known is left out, as if it were not there. */
export type ListingFilter = {
	price?: { from: number; to: number };
	brands?: number[];
	availability?: string[];
	branches?: number[];
	labels?: Label[];
	ratingFrom?: number;
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
	const { price_from: from, price_to: to, availability, label, rating_from: ratingFrom } = query;
	return {
		...(from === undefined && to === undefined ? {} : { price: { from: from ?? 0, to: to ?? INT_MAX } }),
		...(brands.length > 0 ? { brands } : {}),
		...(availability?.length ? { availability } : {}),
		...(branches.length > 0 ? { branches } : {}),
		...(label?.length ? { labels: label } : {}),
		...(ratingFrom === undefined ? {} : { ratingFrom }),
		attributes,
	};
}
