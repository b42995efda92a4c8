import { sql } from "drizzle-orm";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import type { OrderState } from "#lib/domain/order/order-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { type DocumentData, documentData } from "#lib/shop/telling/document/document-data.ts";
import { aGuestCart, aProduct, type ProductTraits, placeOrder, type TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

export type PlacedOrder = { id: number; hash: string; number: string };

/** A placed order of one product, by transfer unless said otherwise. */
export async function anOrder(
	testShop: TestShop,
	changes: Partial<OrderInput> = {},
	{ quantity = 2, ...traits }: ProductTraits & { quantity?: number } = {},
): Promise<PlacedOrder & { product: TestProduct }> {
	const product = await aProduct(testShop, traits);
	const cart = await aGuestCart(testShop, [{ product, quantity }]);
	return { ...(await orderOf(testShop, cart.id, changes)), product };
}

/** The order of a cart; an answer other than 201 fails. */
export async function orderOf(
	testShop: TestShop,
	cartId: string,
	changes: Partial<OrderInput> = {},
): Promise<PlacedOrder> {
	const { status, body } = await placeOrder(testShop, cartId, changes);
	if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
	return body;
}

/** Moves an order through these states as the shop's people would. */
export async function moveThrough({ shop }: TestShop, { id }: { id: number }, ...states: OrderState[]): Promise<void> {
	for (const to of states) {
		const moved = await transaction(shop.db, (tx) =>
			moveOrder(shop, tx, { orderId: id, to, actor: "command", by: "test" }),
		);
		if (!moved.ok) throw new Error(`To ${to}: ${moved.error} ${moved.value}`);
	}
}

/** What stands on the documents of an order, in the order of issue. */
export async function documentsOf(testShop: TestShop, { id }: { id: number }): Promise<DocumentData[]> {
	const { rows } = await testShop.shop.db.execute<{ data: unknown }>(
		`select data from invoices where order_id = ${id} order by id`,
	);
	return rows.map(({ data }) => documentData.parse(data));
}

/** Steps of an order whose mails are queued, in order. */
export async function mailedSteps({ shop }: TestShop, { id }: { id: number }): Promise<string[]> {
	const { rows } = await shop.db.execute<{ step: string }>(sql`
		select data ->> 'step' as step from pgboss.job
		where name = 'mail.order-step' and (data ->> 'orderId')::int = ${id} order by created_on, id`);
	return rows.map(({ step }) => step);
}

/** History of an order as short texts: "paid command anna: statement 12". */
export async function historyOf({ shop }: TestShop, { id }: { id: number }): Promise<string[]> {
	const { rows } = await shop.db.execute<{ line: string }>(sql`
		select concat_ws(': ', concat_ws(' ', state::text, cause, nullif(by, '')), nullif(note, '')) as line
		from order_events where order_id = ${id} order by id`);
	return rows.map(({ line }) => line);
}

/** Papers and money of an order as short texts: "invoice", "credit_note", "cancelled 36100 requested". */
export async function consequencesOf({ shop }: TestShop, { id }: { id: number }) {
	const { rows } = await shop.db.execute<{ is_paid: boolean; papers: string[]; refunds: string[] }>(sql`
		select o.paid_at is not null as is_paid,
			coalesce((select array_agg(i.kind::text order by i.id) from invoices i where i.order_id = o.id), '{}') as papers,
			coalesce((select array_agg(concat_ws(' ', r.reason, r.amount_minor, r.state) order by r.id)
				from refunds r where r.order_id = o.id), '{}') as refunds
		from orders o where o.id = ${id}`);
	return rows[0];
}
