import { sql } from "drizzle-orm";
import type { OrderState } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";

export type SurveyedOrderRow = {
	number: string;
	email: string;
	state: OrderState;
	is_survey_refused: boolean;
	/** Variants of its goods that still exist, with the codes under which they were ordered. */
	goods: { id: number; code: string }[];
};

/** What a survey needs of an order. Locks nothing. */
export async function surveyedOrderRow(db: Database, orderId: number): Promise<SurveyedOrderRow | undefined> {
	const { rows } = await db.execute<SurveyedOrderRow>(sql`
		select o.number, o.email, o.state, o.is_survey_refused,
			(select coalesce(json_agg(json_build_object('id', l.variant_id, 'code', l.code) order by l.position), '[]'::json)
				from order_lines l where l.order_id = o.id and l.kind = 'goods' and l.variant_id is not null) as goods
		from orders o where o.id = ${orderId}`);
	return rows[0];
}

/** Takes back from surveys whatever a customer ordered: an account that is being deleted is told of to nobody. */
export async function refuseSurveysOf(tx: Database, userId: number): Promise<void> {
	await tx.execute(sql`
		update orders set is_survey_refused = true where user_id = ${userId} and not is_survey_refused`);
}
