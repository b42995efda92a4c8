import type { Locale } from "../locale.ts";

/** What a customer's group is told of itself in a language; "" for nothing. */
export function groupDescription(group: { description: string; descriptionEn: string }, locale: Locale): string {
	return (locale === "en" && group.descriptionEn) || group.description;
}
