import { type SQL, sql } from "drizzle-orm";
import { CHOICES, type ChoiceOf, FILTERS, type FilterName } from "../../../domain/goods/listing.ts";
import type { Chosen, ListingFilter } from "./listing-filter.ts";

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Columns of `listed_products` for the labels of goods. */
const LABEL_COLUMNS: Record<ChoiceOf<"label">, SQL> = { new: sql`is_new`, sale: sql`is_sale`, gift: sql`has_gifts` };

/** Condition of each filter on a row `l` of `listed_products`; never null. */
const HOLDS: { [Name in FilterName]: (chosen: NonNullable<Chosen[Name]>) => SQL } = {
	price: ({ from, to }) => sql`l.price_minor between ${from} and ${to}`,
	brand: (ids) => sql`coalesce(l.brand_id = any(${numbers(ids)}), false)`,
	availability: (values) => sql`l.availability::text = any(${sql.param(values)}::text[])`,
	branch: (ids) => sql`l.branch_ids && ${numbers(ids)}`,
	label: (values) => {
		const any = values.map((label) => sql`l.${LABEL_COLUMNS[label]}`);
		return sql`(${sql.join(any, sql` or `)})`;
	},
	rating: (from) => sql`coalesce(l.rating >= ${from}, false)`,
};

/** One condition per chosen filter, keyed by its facet; a product is listed when all hold. */
export function conditionsOf(filter: ListingFilter): Map<string, SQL> {
	const conditionOf = <Name extends FilterName>(name: Name): SQL | null => {
		const chosen: Chosen[Name] = filter[name];
		return chosen === null ? null : HOLDS[name](chosen);
	};
	const conditions = new Map<string, SQL>();
	for (const name of FILTERS) {
		const condition = conditionOf(name);
		if (condition) conditions.set(name, condition);
	}
	for (const [attributeId, values] of filter.attributes)
		conditions.set(`attribute:${attributeId}`, sql`l.value_ids && ${numbers(values)}`);
	return conditions;
}

/** How a facet counts groups `n` of equal goods: by which value (whole number), with which joins and conditions. */
type Counting = { value: SQL; from?: SQL; where?: SQL };

/** Facets of which a product has one value; a value of a closed set is its position in `CHOICES`, from 1. */
export const COUNTED: { [Name in Exclude<FilterName, "price" | "branch">]: Counting } = {
	brand: { value: sql`n.brand_id`, where: sql`and n.brand_id is not null` },
	availability: { value: sql`array_position(${sql.param(CHOICES.availability)}::text[], n.availability::text)` },
	label: {
		value: sql`one.label`,
		from: sql`cross join unnest(array[${sql.join(
			CHOICES.label.map((label) => sql`n.${LABEL_COLUMNS[label]}`),
			sql`, `,
		)}]) with ordinality as one (is_so, label)`,
		where: sql`and one.is_so`,
	},
	rating: { value: sql`one.stars`, from: sql`cross join generate_series(1, n.stars) as one (stars)` },
};
