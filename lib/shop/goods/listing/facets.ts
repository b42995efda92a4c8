import type { Facets } from "../../../contract/listing.ts";
import { LABELS, LISTED_AVAILABILITIES, RATINGS_FROM } from "../../../domain/goods/listing.ts";
import type { Locale } from "../../../domain/locale.ts";
import { categoryPath } from "../../../i18n/paths.ts";
import type { Database } from "../../kernel/db/client.ts";
import { branchNames, brandNames, categoryNames, valueNames } from "./facets.sql.ts";
import type { FacetRow } from "./listing.sql.ts";
import type { ListingFilter } from "./listing-filter.ts";

/** Names to the counts of a listing. A chosen value stays, with 0, even when nothing has it, so that it can be taken back. */
export async function facetsOf(db: Database, locale: Locale, rows: FacetRow[], filter: ListingFilter): Promise<Facets> {
	const byFacet = Map.groupBy(rows, (row) => row.facet);
	const countsOf = (facet: string, chosen: readonly number[] = []) => {
		const counts = new Map(chosen.map((id) => [id, 0]));
		for (const row of byFacet.get(facet) ?? []) counts.set(row.value, row.count);
		return counts;
	};
	const brand = countsOf("brand", filter.brands);
	const branch = countsOf("branch", filter.branches);
	const value = countsOf("value", [...filter.attributes.values()].flat());
	const category = countsOf("category");
	const [brands, branches, values, categories] = await Promise.all([
		brandNames(db, [...brand.keys()]),
		branchNames(db, [...branch.keys()]),
		valueNames(db, locale, [...value.keys()]),
		categoryNames(db, locale, [...category.keys()]),
	]);
	const availability = countsOf("availability");
	const label = countsOf("label");
	const rating = countsOf("rating");
	const counted = <Row extends { id: number; slug: string; name: string }>(counts: Map<number, number>) => {
		return ({ id, slug, name }: Row) => ({ slug, name, count: counts.get(id) ?? 0 });
	};
	return {
		price: priceOf(byFacet),
		categories: categories.map((row) => ({
			id: row.id,
			slug: row.slug,
			name: row.name,
			url: categoryPath(locale, row),
			count: category.get(row.id) ?? 0,
		})),
		brands: brands.map(counted(brand)),
		availability: LISTED_AVAILABILITIES.map((name, index) => ({
			value: name,
			count: availability.get(index + 1) ?? 0,
		})).filter(({ value: name, count }) => count > 0 || filter.availability?.includes(name)),
		branches: branches.map(counted(branch)),
		labels: LABELS.map((name, index) => ({ value: name, count: label.get(index + 1) ?? 0 })).filter(
			({ value: name, count }) => count > 0 || filter.labels?.includes(name),
		),
		ratings: RATINGS_FROM.map((from) => ({ from, count: rating.get(from) ?? 0 })).filter(
			({ from, count }) => count > 0 || filter.ratingFrom === from,
		),
		attributes: [...Map.groupBy(values, (row) => row.attribute_id).values()].map((ofAttribute) => ({
			slug: ofAttribute[0]?.attribute_slug ?? "",
			name: ofAttribute[0]?.attribute_name ?? "",
			values: ofAttribute.map(counted(value)),
		})),
	};
}

function priceOf(byFacet: Map<string, FacetRow[]>): Facets["price"] {
	const [lowest] = byFacet.get("price_min") ?? [];
	const [highest] = byFacet.get("price_max") ?? [];
	return lowest && highest && lowest.count > 0 ? { min: lowest.value, max: highest.value } : null;
}
