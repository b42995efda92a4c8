/** What makes a name a postal address; of an order's invoice all may be blank together (decisions 152). */
export const PLACE_FIELDS = ["street", "city", "zip"] as const;

type Place = Record<(typeof PLACE_FIELDS)[number], string>;

/** Whether an address is more than a name. */
export function hasPlace(address: Place): boolean {
	return PLACE_FIELDS.some((field) => address[field].trim() !== "");
}
