import { type SQL, sql } from "drizzle-orm";
import {
	CHOICE_NAMES,
	CHOICES,
	type ChoiceName,
	FILTERS,
	type FilterName,
	LABELS,
	type Label,
	ofEachChoice,
} from "../../../domain/goods/listing.ts";
import type { Chosen, ListingFilter } from "./listing-filter.ts";

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Columns of `listed_products` for the labels of goods. */
const LABEL_COLUMNS: Record<Label, SQL> = { new: sql`is_new`, sale: sql`is_sale`, gift: sql`has_gifts` };

/** Closed sets of which goods may have several values, each a column that says so, in the order of the set. */
const SEVERAL: { [Name in ChoiceName]?: { value: string; column: SQL }[] } = {
	label: LABELS.map((value) => ({ value, column: LABEL_COLUMNS[value] })),
};
/** Of the others goods have one value or none, in the column of the filter's name. */
const columnOf = (name: ChoiceName) => sql`${sql.identifier(name)}`;
/** Columns of all closed sets. */
export const CHOICE_COLUMNS = sql.join(
	CHOICE_NAMES.flatMap((name) => SEVERAL[name]?.map(({ column }) => column) ?? [columnOf(name)]),
	sql`, `,
);

/** Condition of each filter on a row `l` of `listed_products`; never null. */
const HOLDS: { [Name in FilterName]: (chosen: NonNullable<Chosen[Name]>) => SQL } = {
	price: ({ from, to }) => sql`l.price_minor between ${from} and ${to}`,
	brand: (ids) => sql`coalesce(l.brand_id = any(${numbers(ids)}), false)`,
	branch: (ids) => sql`l.branch_ids && ${numbers(ids)}`,
	...ofEachChoice((name) => (chosen: readonly string[]) => {
		const several = SEVERAL[name];
		if (!several) return sql`coalesce(l.${columnOf(name)}::text = any(${sql.param([...chosen])}::text[]), false)`;
		const any = several.filter(({ value }) => chosen.includes(value)).map(({ column }) => sql`l.${column}`);
		return sql`(${sql.join(any, sql` or `)})`;
	}),
	rating: (from) => sql`coalesce(l.rating >= ${from}, false)`,
};

/** One condition per chosen filter, keyed by its facet; a product is listed when all hold. */
export function conditionsOf(filter: ListingFilter): Map<string, SQL> {
	const conditionOf = <Name extends FilterName>(name: Name): SQL | null => {
		const chosen: Chosen[Name] = filter[name];
		return chosen === null || (Array.isArray(chosen) && chosen.length === 0) ? null : HOLDS[name](chosen);
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
	...ofEachChoice((name): Counting => {
		const several = SEVERAL[name]?.map(({ column }) => sql`n.${column}`);
		if (!several) {
			const value = sql`array_position(${sql.param(CHOICES[name])}::text[], n.${columnOf(name)}::text)`;
			return { value, where: sql`and n.${columnOf(name)} is not null` };
		}
		return {
			value: sql`one.place`,
			from: sql`cross join unnest(array[${sql.join(several, sql`, `)}]) with ordinality as one (is_so, place)`,
			where: sql`and one.is_so`,
		};
	}),
	rating: { value: sql`one.stars`, from: sql`cross join generate_series(1, n.stars) as one (stars)` },
};
