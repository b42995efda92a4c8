import {
	promoterScore,
	SATISFACTION_TOPICS,
	type SatisfactionTopic,
	starsAverage,
} from "../../../domain/order/satisfaction.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AnswerRow, answerRows } from "./satisfaction.sql.ts";

export type SatisfactionReport = {
	/** −100 to 100: percent of 9 and 10 less percent of 0 to 6, whole; null without answers. */
	promoterScore: number | null;
	/** Average of the stars to one decimal, and how many gave some. */
	topics: Record<SatisfactionTopic, { average: number | null; count: number }>;
	/** The newest first. */
	answers: AnswerRow[];
};

/** What people said of the shop from a moment on, or ever. */
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
