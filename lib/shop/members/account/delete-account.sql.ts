import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { FINISHED_REQUESTS } from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { carts, vouchers } from "../../kernel/db/schema/carts.ts";
import { courierReviews, orders } from "../../kernel/db/schema/orders.ts";
import { users } from "../../kernel/db/schema/people.ts";
import { satisfactionAnswers, serviceRequests } from "../../kernel/db/schema/services.ts";
import type { AccountRow } from "../../people/customer/account.sql.ts";

/** The e-mail that guests' carts may have with a voucher; none when the customer has not proved it. */
const carriesEmail = ({ email, isConfirmed }: AccountRow) =>
	sql`(${isConfirmed} and lower(guest_email) = lower(${email}))`;

/**
 * Locks everything that belongs to a customer's account, in the lock order of docs/orders.md: carts (also guests' open ones
 * with the e-mail), orders, own vouchers, requests; the customer's row is locked already (`lockCustomer`). Last, a stronger
 * lock on that row waits for writes in the customer's name and blocks further ones: those have taken their other locks and
 * wait for none of these.
 */
export async function lockEverythingOf(tx: Database, customer: AccountRow): Promise<void> {
	await tx.execute(sql`
		select from carts where (user_id = ${customer.id} or ordered_at is null) and id in (
			select id from carts where user_id = ${customer.id}
			union all select cart_id from cart_vouchers where ${carriesEmail(customer)}
		) order by id for update`);
	await tx
		.select({ id: orders.id })
		.from(orders)
		.where(eq(orders.userId, customer.id))
		.orderBy(asc(orders.id))
		.for("no key update");
	await tx
		.select({ id: vouchers.id })
		.from(vouchers)
		.where(eq(vouchers.ownerId, customer.id))
		.orderBy(asc(vouchers.id))
		.for("no key update");
	await tx
		.select({ id: serviceRequests.id })
		.from(serviceRequests)
		.where(eq(serviceRequests.userId, customer.id))
		.orderBy(asc(serviceRequests.id))
		.for("no key update");
	await tx.select({ id: users.id }).from(users).where(eq(users.id, customer.id)).for("update");
}

/**
 * Lets a customer's carts go: open ones are deleted; ordered ones stay with their orders as nobody's.
 * E-mails that came with vouchers are forgotten; the orders have their own.
 */
export async function releaseCarts(tx: Database, customer: AccountRow): Promise<void> {
	const isOfCarts = sql`guest_email is not null and cart_id in (select id from carts where user_id = ${customer.id})`;
	for (const isTheirs of [carriesEmail(customer), isOfCarts])
		await tx.execute(sql`update cart_vouchers set guest_email = null where ${isTheirs}`);
	await tx.delete(carts).where(and(eq(carts.userId, customer.id), isNull(carts.orderedAt)));
	await tx.update(carts).set({ userId: null }).where(eq(carts.userId, customer.id));
}

const orderIdsOf = (tx: Database, userId: number) =>
	tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));

export async function deleteCourierReviewsOf(tx: Database, userId: number): Promise<void> {
	await tx.delete(courierReviews).where(inArray(courierReviews.orderId, orderIdsOf(tx, userId)));
}

/** Deletes a customer's answers about the shop after orders. */
export async function deleteAnswersOf(tx: Database, userId: number): Promise<void> {
	await tx.delete(satisfactionAnswers).where(inArray(satisfactionAnswers.orderId, orderIdsOf(tx, userId)));
}

/**
 * Anonymises a customer's finished requests: blanks free text and personal data, and no link opens them any more; what, when
 * and price stay. Open requests stay whole, as orders do, until they are swept.
 */
export async function forgetRequestsOf(tx: Database, userId: number): Promise<void> {
	await tx.execute(sql`
		with forgotten as (
			update service_requests set firstname = '', lastname = '', email = '', phone = '', note = '',
				hash = gen_random_uuid(), request_key = null, request_hash = '',
				details = details || (select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_object_keys(details) key
					where key in ('place', 'motif', 'colours', 'title', 'about'))
			where user_id = ${userId} and state = any(${sql.param([...FINISHED_REQUESTS])}::request_state[])
			returning id
		)
		update request_steps set note = '' where request_id in (select id from forgotten) and note <> ''`);
}

/**
 * Deletes the account itself. Foreign keys delete its sessions, addresses, watches, mailed links and an influencer's terms;
 * orders, redemptions, owned vouchers and payouts stay without an owner.
 */
export async function deleteUserRow(tx: Database, userId: number): Promise<void> {
	await tx.delete(users).where(eq(users.id, userId));
}
