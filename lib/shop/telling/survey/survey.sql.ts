import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

const surveyedOrder = z.strictObject({
	number: z.string(),
	email: z.string(),
	state: z.enum(ORDER_STATES),
	is_survey_refused: z.boolean(),
	/** Variants of its goods that still exist, with their codes in the order. */
	goods: z.array(z.strictObject({ id: z.int(), code: z.string() })),
});
export type SurveyedOrderRow = z.infer<typeof surveyedOrder>;

/** Data of an order for a survey. Locks nothing. */
export async function surveyedOrderRow(db: Database, orderId: number): Promise<SurveyedOrderRow | undefined> {
	return readRow(
		db,
		surveyedOrder,
		sql`
		select o.number, o.email, o.state, o.is_survey_refused,
			(select coalesce(json_agg(json_build_object('id', l.variant_id, 'code', l.code) order by l.position), '[]'::json)
				from order_lines l where l.order_id = o.id and l.kind = 'goods' and l.variant_id is not null) as goods
		from orders o where o.id = ${orderId}`,
	);
}

/** Excludes all orders of a customer from surveys: nothing about a deleted account is sent. */
export async function refuseSurveysOf(tx: Database, userId: number): Promise<void> {
	await tx
		.update(orders)
		.set({ isSurveyRefused: true })
		.where(and(eq(orders.userId, userId), eq(orders.isSurveyRefused, false)));
}
