import type { Locale } from "../locale.ts";

/** What a customer's group is told of itself in a language; "" for nothing. */
export function groupDescription(
	group: { description: string; descriptions: Partial<Record<Locale, string>> },
	locale: Locale,
): string {
	return group.descriptions[locale] || group.description;
}
