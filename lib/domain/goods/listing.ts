import { eachOf } from "../each-of.ts";
import type { Availability } from "./availability.ts";

/** Values of a listing's filters, in the order of display. */
export const LISTED_AVAILABILITIES = ["in_stock", "temporarily_sold_out", "sold_out"] as const satisfies Availability[];
export const LABELS = ["new", "sale", "gift"] as const;
export type Label = (typeof LABELS)[number];
/** Labels that the shop sets on goods; the label of a sale follows from the price. */
export const PUT_LABELS = ["new", "gift"] as const satisfies Label[];
/** Minimum average stars that the rating filter offers. */
export const RATINGS_FROM = [4, 3, 2, 1] as const;

/** Lists of goods that have a page of their own. */
export const LISTS = ["sale", "new"] as const;
export type ListName = (typeof LISTS)[number];

/** Filters of a listing besides attributes, in the order in which chosen values are named. */
export const FILTERS = ["price", "brand", "availability", "branch", "label", "rating"] as const;
export type FilterName = (typeof FILTERS)[number];

/** Filters whose values are a closed set. */
export const CHOICES = { availability: LISTED_AVAILABILITIES, label: LABELS } as const satisfies {
	[Name in FilterName]?: readonly string[];
};
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];
/** The chosen values of each of these filters. */
export type Choices = { [Name in ChoiceName]: ChoiceOf<Name>[] };

const isChoice = (name: FilterName): name is ChoiceName => name in CHOICES;
export const CHOICE_NAMES: readonly ChoiceName[] = FILTERS.filter(isChoice);

/** Something of each filter with a closed set, under its name. */
export function ofEachChoice<Made>(make: (name: ChoiceName) => Made): Record<ChoiceName, Made> {
	return eachOf(CHOICE_NAMES, make);
}

/** Those values of each closed set that are wanted, in its order. */
export function pickChoices(isWanted: (name: ChoiceName, value: string) => boolean): Choices {
	return ofEachChoice((name) => CHOICES[name].filter((value) => isWanted(name, value))) as Choices;
}
