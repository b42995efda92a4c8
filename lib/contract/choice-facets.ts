/** Facets of filters with a closed set, whose names in the reply are not all those of the filters. Without schemas, for the browser. */
import type { ChoiceName, Choices } from "../domain/goods/listing.ts";
import type { Facets } from "./schemas/listing.ts";

/** The reply's facets of these values with their counts. */
export function choiceFacets(shown: Choices, countOf: (name: ChoiceName, value: string) => number) {
	const counted = <Value extends string>(name: ChoiceName, values: readonly Value[]) =>
		values.map((value) => ({ value, count: countOf(name, value) }));
	return { availability: counted("availability", shown.availability), labels: counted("label", shown.label) };
}

/** The reply's facets by the names of their filters. */
export function facetsOfChoices({ availability, labels }: Facets) {
	return { availability, label: labels } satisfies Record<ChoiceName, unknown>;
}
