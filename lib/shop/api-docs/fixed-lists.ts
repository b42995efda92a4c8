/** Parts of a document as JSON; `prefixItems` says what stands at each place of a list. */
type Part = { prefixItems?: unknown[]; [name: string]: unknown };

/**
 * Lists of fixed length say how many entries they have and what each is. Zod writes `prefixItems` alone, by which any list would do,
 * and which many readers of OpenAPI do not know.
 */
export function closeFixedLists(part: unknown): void {
	if (typeof part !== "object" || part === null) return;
	for (const inner of Object.values(part)) closeFixedLists(inner);
	if (isFixedList(part)) closeList(part);
}

const isFixedList = (part: object): part is Part & { prefixItems: unknown[] } =>
	"prefixItems" in part && Array.isArray(part.prefixItems);

function closeList(list: Part & { prefixItems: unknown[] }): void {
	const places = list.prefixItems;
	const kinds = [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
	Object.assign(list, {
		items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
		minItems: places.length,
		maxItems: places.length,
	});
	delete (list as Part).prefixItems;
}
