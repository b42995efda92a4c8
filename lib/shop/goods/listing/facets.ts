import { choiceFacets, type Facets } from "../../../contract/schemas/listing.ts";
import { CHOICES, type ChoiceName, ofEachChoice, pickChoices, RATINGS_FROM } from "../../../domain/goods/listing.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { branchNames, brandNames, categoryNames, valueNames } from "./facets.sql.ts";
import type { FacetRow } from "./listing.sql.ts";
import type { ListingFilter } from "./listing-filter.ts";

/** Adds names to the counts of a listing. A chosen value stays even with a count of 0, so that it can be deselected. */
export async function facetsOf(db: Database, locale: Locale, rows: FacetRow[], filter: ListingFilter): Promise<Facets> {
	const byFacet = Map.groupBy(rows, (row) => row.facet);
	const countsOf = (facet: string, chosen: readonly number[] = []) => {
		const counts = new Map(chosen.map((id) => [id, 0]));
		for (const row of byFacet.get(facet) ?? []) counts.set(row.value, row.count);
		return counts;
	};
	const brand = countsOf("brand", filter.brand);
	const branch = countsOf("branch", filter.branch);
	const value = countsOf("value", [...filter.attributes.values()].flat());
	const category = countsOf("category");
	const [brands, branches, values, categories] = await Promise.all([
		brandNames(db, [...brand.keys()]),
		branchNames(db, [...branch.keys()]),
		valueNames(db, locale, [...value.keys()]),
		categoryNames(db, locale, [...category.keys()]),
	]);
	const choices = ofEachChoice((name) => {
		const counts = countsOf(name);
		return new Map(CHOICES[name].map((value, place): [string, number] => [value, counts.get(place + 1) ?? 0]));
	});
	const chosen: Record<ChoiceName, readonly string[]> = filter;
	const shown = pickChoices((name, value) => choices[name].get(value) !== 0 || chosen[name].includes(value));
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
			url: pageLinks.category(locale, row),
			count: category.get(row.id) ?? 0,
		})),
		brands: brands.map(counted(brand)),
		branches: branches.map(counted(branch)),
		...choiceFacets(shown, (name, value) => choices[name].get(value) ?? 0),
		ratings: RATINGS_FROM.map((from) => ({ from, count: rating.get(from) ?? 0 })).filter(
			({ from, count }) => count > 0 || filter.rating === from,
		),
		attributes: [...Map.groupBy(values, (row) => row.attributeId).values()].map((ofAttribute) => ({
			slug: ofAttribute[0]?.attributeSlug ?? "",
			name: ofAttribute[0]?.attributeName ?? "",
			values: ofAttribute.map(counted(value)),
		})),
	};
}

function priceOf(byFacet: Map<string, FacetRow[]>): Facets["price"] {
	const [lowest] = byFacet.get("price_min") ?? [];
	const [highest] = byFacet.get("price_max") ?? [];
	return lowest && highest && lowest.count > 0 ? { min: lowest.value, max: highest.value } : null;
}
