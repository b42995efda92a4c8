import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/** Whose orders a measurement reads, spread over all test orders. */
export type OrdersSample = {
	orders: { id: number; hash: string; number: string; email: string }[];
	/** Customers with test orders. */
	customers: { id: number; email: string }[];
	/** A customer with most orders of all, as a school or an agency has. */
	busiest: number;
};

const AT_MOST = 60;

export async function sampleOf(db: Database): Promise<OrdersSample> {
	const orders = await db.execute<OrdersSample["orders"][number]>(sql`
		select id, hash, number, email from orders where id in (
			select (low + (high - low) * n / ${AT_MOST})::int from (select min(id) as low, max(id) as high from orders) ends,
				generate_series(1, ${AT_MOST}) n
		) order by id`);
	const customers = await db.execute<{ id: number; email: string }>(sql`
		select id, email from users u where exists (select from orders o where o.user_id = u.id) order by id limit ${AT_MOST}`);
	const busiest = await db.execute<{ id: number }>(sql`
		select user_id as id from orders where user_id is not null group by 1 order by count(*) desc limit 1`);
	return { orders: orders.rows, customers: customers.rows, busiest: busiest.rows[0]?.id ?? 0 };
}

/** Gives one customer a hundredth of all test orders. */
export async function makeOneBusy(db: Database): Promise<void> {
	await db.execute(sql`
		update orders set user_id = (select min(id) from users where email like '%@zkusebni.example')
		where email like '%@zkusebni.example' and id % 100 = 0`);
}
