import { sql } from "drizzle-orm";
import type { ComgatePayment, ComgateServer } from "../servers/comgate-server.ts";
import { aGuestCart, aProduct, PAYMENT, placeOrder } from "../shop/builders.ts";
import type { Answer, TestShop } from "../shop/test-shop.ts";

export type CardOrder = { id: number; hash: string; number: string; totalMinor: number };

/** A guest's order that waits for its payment by card: 361,00 Kč with delivery. */
export async function aCardOrder(testShop: TestShop, paymentId: number = PAYMENT.card): Promise<CardOrder> {
	const product = await aProduct(testShop, { priceMinor: 12_100 });
	const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
	const { status, body } = await placeOrder(testShop, cart.id, { paymentId });
	if (status !== 201) throw new Error(`No order: ${JSON.stringify(body)}`);
	const { rows } = await testShop.shop.db.execute<{ total_minor: string }>(
		sql`select total_minor from orders where id = ${body.id}`,
	);
	return { ...body, totalMinor: Number(rows[0]?.total_minor) };
}

export function pay(testShop: TestShop, order: { id: number; hash: string }): Promise<Answer> {
	return testShop.call("POST", `/order/${order.id}/${order.hash}/pay`);
}

/** An order whose card payment was begun at the gateway and is not decided. */
export async function openPayment(
	testShop: TestShop,
	comgate: ComgateServer,
): Promise<{ order: CardOrder; payment: ComgatePayment }> {
	const order = await aCardOrder(testShop);
	await pay(testShop, order);
	return { order, payment: comgate.paymentOf(order.number) };
}

/** An order by card that was paid on the page of the sandbox gateway. */
export async function aPaidCard(testShop: TestShop): Promise<CardOrder & { transactionId: string }> {
	const order = await aCardOrder(testShop);
	const { body } = await pay(testShop, order);
	const transactionId = body.redirect.split("/").at(-1);
	await testShop.call("POST", `/sandbox-gateway/${transactionId}`, { body: { action: "pay" } });
	return { ...order, transactionId };
}

export function checkPayment(testShop: TestShop, order: { id: number; hash: string }): Promise<Answer> {
	return testShop.call("POST", `/order/${order.id}/${order.hash}/payment-check`);
}

/** A notification as a gateway posts it: fields as a form, or a text as it is. */
export async function notify(
	{ app }: TestShop,
	fields: Record<string, string> | string,
	{ gateway = "comgate", type = "application/x-www-form-urlencoded" }: { gateway?: string; type?: string } = {},
): Promise<{ status: number; text: string; retryAfter: string | null }> {
	const reply = await app.request(`/api/payment/notify/${gateway}`, {
		method: "POST",
		headers: { "Content-Type": type },
		body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
	});
	return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get("Retry-After") };
}

/** The audit of a transaction, oldest first: "created", "paid", … */
export async function auditOf({ shop }: TestShop, transactionId: string): Promise<string[]> {
	const { rows } = await shop.db.execute<{ kind: string }>(
		sql`select kind from payment_events where transaction_id = ${transactionId} order by id`,
	);
	return rows.map((row) => row.kind);
}

/** What the audit's last line of a transaction says. */
export async function lastDetail({ shop }: TestShop, transactionId: string): Promise<Record<string, unknown>> {
	const { rows } = await shop.db.execute<{ detail: Record<string, unknown> }>(
		sql`select detail from payment_events where transaction_id = ${transactionId} order by id desc limit 1`,
	);
	return rows[0]?.detail ?? {};
}

/** State of an order, how often it became paid, its payments and what of them goes back, each as short texts. */
export async function moneyOf({ shop }: TestShop, orderId: number) {
	const { rows } = await shop.db.execute<{ state: string; paid: number; payments: string[]; refunds: string[] }>(sql`
		select state::text,
			(select count(*)::int from order_events e where e.order_id = o.id and e.state = 'paid') as paid,
			coalesce((select array_agg(p.state::text order by p.id) from payments p where p.order_id = o.id), '{}') as payments,
			coalesce((select array_agg(concat_ws(' ', r.reason, r.amount_minor, r.state) order by r.id)
				from refunds r where r.order_id = o.id), '{}') as refunds
		from orders o where o.id = ${orderId}`);
	return rows[0];
}
