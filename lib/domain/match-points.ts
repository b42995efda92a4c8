import { fold } from "./fold.ts";

/** Where a point is, in words. */
export type PointTexts = { name: string; street: string; city: string; zip: string };

/**
 * Those of the points that a query names by town, postcode, street or name, the best first, at most `limit`; case and
 * diacritics do not matter, words may be unfinished. A whole postcode brings what is nearest by number. A blank query lists by towns.
 */
export function matchPoints<Point extends PointTexts>(points: Point[], query: string, limit: number): Point[] {
	const { zip, words } = readQuery(query);
	const scored = points.flatMap((point) => {
		const score = scoreOf(point, words);
		return score === null ? [] : [{ point, score }];
	});
	// "602 00 Brno" of a town without a point still has neighbours by its postcode.
	const found = scored.length === 0 && zip !== null ? points.map((point) => ({ point, score: 0 })) : scored;
	const distance = ({ point }: { point: Point }) => (zip === null ? 0 : Math.abs(Number(point.zip) - Number(zip)));
	return found
		.sort(
			(a, b) =>
				a.score - b.score ||
				distance(a) - distance(b) ||
				a.point.city.localeCompare(b.point.city, "cs") ||
				a.point.street.localeCompare(b.point.street, "cs"),
		)
		.slice(0, limit)
		.map(({ point }) => point);
}

/** The whole postcode in a query, if there is one, and its other words. */
function readQuery(query: string): { zip: string | null; words: string[] } {
	const text = fold(query);
	const match = /(?:^|\D)(\d{3})\s?(\d{2})(?!\d)/.exec(text);
	const rest = match ? text.replace(match[0], " ") : text;
	return {
		zip: match ? `${match[1]}${match[2]}` : null,
		words: rest.split(/[^a-z0-9]+/).filter((word) => word !== ""),
	};
}

/** How well a point fits all words, the less the better; null when one of them is nowhere. */
function scoreOf(point: PointTexts, words: string[]): number | null {
	const city = fold(point.city);
	const begins = (text: string, word: string) =>
		fold(text)
			.split(/[^a-z0-9]+/)
			.some((part) => part.startsWith(word));
	let sum = 0;
	for (const word of words) {
		if (city === word) continue;
		if (city.startsWith(word) || point.zip.startsWith(word)) sum += 1;
		else if (begins(city, word)) sum += 2;
		else if (begins(point.street, word)) sum += 3;
		else if (begins(point.name, word)) sum += 4;
		else return null;
	}
	return sum;
}
