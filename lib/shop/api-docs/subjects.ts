/** In reading order; one not listed comes last. */
const FIRST = ["Catalogue", "Search", "Cart", "Voucher", "Order", "Payment", "Account", "Influencer", "Videos"];

/** The subjects of the API with their calls. */
export function subjectsOf<Call extends { operation: { tags?: string[] | undefined } }>(
	calls: Call[],
): { title: string; calls: Call[] }[] {
	const byTag = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? "Other");
	const placeOf = (title: string) => {
		const place = FIRST.indexOf(title);
		return place === -1 ? FIRST.length : place;
	};
	return [...byTag]
		.map(([title, calls]) => ({ title, calls }))
		.toSorted((one, other) => placeOf(one.title) - placeOf(other.title));
}
