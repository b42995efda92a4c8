import { givenIn, type Locale } from "../../../domain/locale.ts";
import { minorToDecimal } from "../../../domain/money/money.ts";
import { cutText, lengthOf } from "./cut-text.ts";
import type { Offer } from "./offer.ts";

/** Name of an offer in at most `max` characters: of a long one the end is cut, never what tells the variants apart. */
export function titleOf(offer: Offer, locale: Locale, max: number): string {
	const [name, variant] = [givenIn(offer.name, locale), givenIn(offer.variantName, locale)];
	const ending = variant === "" ? "" : `, ${cutText(variant, Math.floor(max / 2))}`;
	return `${cutText(name, max - lengthOf(ending))}${ending}`;
}

/** Description in at most `max` characters; the name if there is none, because every feed requires one. */
export function descriptionOf(offer: Offer, locale: Locale, max: number): string {
	return cutText(givenIn(offer.description, locale) || titleOf(offer, locale, max), max);
}

/** Names of categories after `first`, as many from the top as fit. */
export function categoryText(names: readonly string[], separator: string, max: number, first: string[] = []): string {
	// A separator inside a name would split the category.
	const parts = names.map((name) => name.replaceAll(separator.trim(), "/"));
	const all = () => [...first, ...parts].join(separator);
	while (parts.length > 1 && lengthOf(all()) > max) parts.pop();
	const [only = ""] = parts;
	if (parts.length === 1) parts[0] = cutText(only, max - lengthOf([...first, ""].join(separator)));
	return all();
}

/** "1490.00": crowns with a decimal point. */
export const crowns = (minor: number) => minorToDecimal(minor);
