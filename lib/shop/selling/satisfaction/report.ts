import {
	promoterScore,
	SATISFACTION_TOPICS,
	type SatisfactionTopic,
	starsAverage,
} from "../../../domain/order/satisfaction.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AnswerRow, answerRows } from "./satisfaction.sql.ts";

export type SatisfactionReport = {
	/** Net Promoter Score, −100 to 100: percent of 9 and 10 less percent of 0 to 6, rounded; null without answers. */
	promoterScore: number | null;
	/** Average of the stars to one decimal, and how many answers have stars. */
	topics: Record<SatisfactionTopic, { average: number | null; count: number }>;
	/** The newest first. */
	answers: AnswerRow[];
};

/** Customers' answers about the shop since a time, or all. */
export async function reportSatisfaction(shop: Shop, since: Date | null): Promise<SatisfactionReport> {
	const answers = await answerRows(shop.db, since);
	const topics = SATISFACTION_TOPICS.map((topic) => {
		const given = answers.flatMap(({ stars }) => stars[topic] ?? []);
		return [topic, { average: starsAverage(given), count: given.length }] as const;
	});
	return {
		promoterScore: promoterScore(answers.map(({ recommendation }) => recommendation)),
		topics: Object.fromEntries(topics) as SatisfactionReport["topics"],
		answers,
	};
}
