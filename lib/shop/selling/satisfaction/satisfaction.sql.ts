import { sql } from "drizzle-orm";
import type { SatisfactionBody } from "../../../contract/satisfaction.ts";
import type { Database } from "../../kernel/db/client.ts";

export type AskedOrderRow = { id: number; number: string; hash: string; is_answered: boolean };

/** The order that a questionnaire is about, and whether it was answered. Locks nothing. */
export async function askedOrderRow(db: Database, orderId: number): Promise<AskedOrderRow | undefined> {
	const result = await db.execute<AskedOrderRow>(sql`
		select o.id, o.number, o.hash, exists (select from satisfaction_answers a where a.order_id = o.id) as is_answered
		from orders o where o.id = ${orderId}`);
	return result.rows[0];
}

type Answer = Pick<SatisfactionBody, "recommendation" | "stars" | "text" | "locale"> & {
	orderId: number | null;
	now: Date;
};

/** Keeps an answer; false when the order has one already, from another tab for example. */
export async function insertAnswer(db: Database, answer: Answer): Promise<boolean> {
	const { orderId, locale, recommendation, stars, text, now } = answer;
	const result = await db.execute(sql`
		insert into satisfaction_answers (order_id, locale, recommendation, stars, text, created_at)
		values (${orderId}, ${locale}, ${recommendation}, ${JSON.stringify(stars)}::jsonb, ${text}, ${now})
		on conflict (order_id) do nothing`);
	return result.rowCount === 1;
}

export type AnswerRow = {
	created_at: string;
	order_number: string | null;
	recommendation: number;
	stars: Record<string, number>;
	text: string;
};

/** Answers from a moment on, the newest first. Locks nothing. */
export async function answerRows(db: Database, since: Date | null): Promise<AnswerRow[]> {
	const result = await db.execute<AnswerRow>(sql`
		select a.created_at, o.number as order_number, a.recommendation, a.stars, a.text
		from satisfaction_answers a left join orders o on o.id = a.order_id
		where ${since}::timestamptz is null or a.created_at >= ${since} order by a.created_at desc, a.id desc`);
	return result.rows;
}
