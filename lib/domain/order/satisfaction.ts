/** Topics rated with stars in the questionnaire. */

export const SATISFACTION_TOPICS = ["choice", "website", "delivery", "staff"] as const;
export type SatisfactionTopic = (typeof SATISFACTION_TOPICS)[number];

/** Net promoter score: percent of 9–10 less percent of 0–6, an integer from −100 to 100; null without answers. */
export function promoterScore(recommendations: readonly number[]): number | null {
	if (recommendations.length === 0) return null;
	const promoters = recommendations.filter((one) => one >= 9).length;
	const critics = recommendations.filter((one) => one <= 6).length;
	return Math.round((100 * (promoters - critics)) / recommendations.length);
}

/** Average of stars to one decimal; null without any. */
export function starsAverage(stars: readonly number[]): number | null {
	if (stars.length === 0) return null;
	return Math.round((10 * stars.reduce((sum, one) => sum + one, 0)) / stars.length) / 10;
}
