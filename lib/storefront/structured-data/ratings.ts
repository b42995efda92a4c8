import type { AggregateRatingLeaf, ReviewLeaf } from "schema-dts";
import type { Rating } from "#lib/contract/schemas/catalogue.ts";
import type { Review } from "#lib/contract/schemas/review.ts";
import { REVIEW_STARS } from "#lib/domain/limits.ts";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";

const SCALE = { bestRating: REVIEW_STARS.max, worstRating: REVIEW_STARS.min };
/** The page has all reviews; search engines show one or two. */
const REVIEWS_MAX = 3;

/** Average stars and the newest published reviews; empty when there are none. */
export function ratings(
	rating: Rating | null,
	reviews: readonly Review[],
): { aggregateRating?: AggregateRatingLeaf; review?: ReviewLeaf[] } {
	if (!rating || rating.count === 0) return {};
	const shown = reviews.slice(0, REVIEWS_MAX).map(review);
	return {
		aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: rating.average,
			reviewCount: rating.count,
			...SCALE,
		},
		...(shown.length > 0 ? { review: shown } : {}),
	};
}

function review({ author, stars, text, date, locale }: Review): ReviewLeaf {
	return {
		"@type": "Review",
		author: { "@type": "Person", name: author },
		datePublished: pragueDay(new Date(date)),
		reviewRating: { "@type": "Rating", ratingValue: stars, ...SCALE },
		reviewBody: text,
		inLanguage: locale,
	};
}
