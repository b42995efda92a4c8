import { sql } from "drizzle-orm";
import { z } from "zod";
import type { SatisfactionBody } from "../../../contract/schemas/satisfaction.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { satisfactionAnswers } from "../../kernel/db/schema/services.ts";

const askedOrder = z.strictObject({ id: z.int(), number: z.string(), hash: z.string(), is_answered: z.boolean() });
export type AskedOrderRow = z.infer<typeof askedOrder>;

/** The order of a questionnaire, and whether it was answered. Locks nothing. */
export async function askedOrderRow(db: Database, orderId: number): Promise<AskedOrderRow | undefined> {
	return readRow(
		db,
		askedOrder,
		sql`
		select o.id, o.number, o.hash, exists (select from satisfaction_answers a where a.order_id = o.id) as is_answered
		from orders o where o.id = ${orderId}`,
	);
}

type Answer = Pick<SatisfactionBody, "recommendation" | "stars" | "text" | "locale"> & {
	orderId: number | null;
	now: Date;
};

/** Stores an answer; false when the order already has one, such as from another tab. */
export async function insertAnswer(db: Database, answer: Answer): Promise<boolean> {
	const { orderId, locale, recommendation, stars, text, now } = answer;
	const result = await db
		.insert(satisfactionAnswers)
		.values({ orderId, locale, recommendation, stars, text, createdAt: now })
		.onConflictDoNothing({ target: satisfactionAnswers.orderId });
	return result.rowCount === 1;
}

const answerRow = z.strictObject({
	created_at: z.string(),
	order_number: z.string().nullable(),
	recommendation: z.int(),
	stars: z.record(z.string(), z.int()),
	text: z.string(),
});
export type AnswerRow = z.infer<typeof answerRow>;

/** Answers since a time, newest first. Locks nothing. */
export function answerRows(db: Database, since: Date | null): Promise<AnswerRow[]> {
	return readRows(
		db,
		answerRow,
		sql`
		select a.created_at, o.number as order_number, a.recommendation, a.stars, a.text
		from satisfaction_answers a left join orders o on o.id = a.order_id
		where ${since}::timestamptz is null or a.created_at >= ${since} order by a.created_at desc, a.id desc`,
	);
}
