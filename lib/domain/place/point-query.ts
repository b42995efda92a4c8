import { fold } from "../words/fold.ts";

/** Parts of a query for a pickup point: a complete postcode, "60200", and other folded words, maybe unfinished. */
export type PointQuery = { zip: string | null; words: string[] };

export function readPointQuery(query: string): PointQuery {
	const text = fold(query);
	const match = /(?:^|\D)(\d{3})\s?(\d{2})(?!\d)/.exec(text);
	const rest = match ? text.replace(match[0], " ") : text;
	return {
		zip: match ? `${match[1]}${match[2]}` : null,
		words: rest.split(/[^a-z0-9]+/).filter((word) => word !== ""),
	};
}
