import type { Availability } from "./availability.ts";

/** Values of a listing's filters, and in which order they are shown. */
export const LISTED_AVAILABILITIES = ["in_stock", "temporarily_sold_out", "sold_out"] as const satisfies Availability[];
export const LABELS = ["new", "sale", "gift"] as const;
export type Label = (typeof LABELS)[number];
/** Labels that are put on goods; that they are on sale their price says. */
export const PUT_LABELS = ["new", "gift"] as const satisfies Label[];
/** Goods rated so or better. */
export const RATINGS_FROM = [4, 3, 2, 1] as const;

/** Lists of goods that have a page of their own. */
export const LISTS = ["sale", "new"] as const;
export type ListName = (typeof LISTS)[number];

/** Filters of a listing beside attributes, in the order in which what is chosen of them is named. */
export const FILTERS = ["price", "brand", "availability", "branch", "label", "rating"] as const;
export type FilterName = (typeof FILTERS)[number];

/** Those whose values are a closed set. */
export const CHOICES = { availability: LISTED_AVAILABILITIES, label: LABELS } as const satisfies {
	[Name in FilterName]?: readonly string[];
};
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];
/** What is chosen of each. */
export type Choices = { [Name in ChoiceName]: ChoiceOf<Name>[] };
