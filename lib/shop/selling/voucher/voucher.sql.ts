import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { carts, cartVouchers, voucherTypeEnum } from "../../kernel/db/schema/carts.ts";

const voucherRow = z.strictObject({
	id: z.int(),
	code: z.string(),
	type: z.enum(voucherTypeEnum.enumValues),
	/** Percent, or gross CZK; decimal text. */
	value: z.string(),
	service_type: z.string(),
	active_from: z.string().nullable(),
	active_to: z.string().nullable(),
	quantity: z.int().nullable(),
	used: z.int(),
	quantity_per_user: z.int().nullable(),
	/** Gross CZK, decimal text. */
	minimal_price: z.string().nullable(),
	group_id: z.int().nullable(),
	requires_email: z.boolean(),
});

export const listedVoucherRow = voucherRow.extend({
	group_name: z.string().nullable(),
	owner_email: z.string().nullable(),
	commission_percent: z.string().nullable(),
	created_at: z.string(),
});

/** A voucher with facts about the person who wants to use it. */
const personsVoucherRow = voucherRow.extend({
	person_group_id: z.int().nullable(),
	/** Lower case. */
	person_email: z.string().nullable(),
	/** This person's orders that use it; counted only when it has a limit per person. */
	used_by_person: z.int(),
});
export type PersonsVoucherRow = z.infer<typeof personsVoucherRow>;

/** Who wants to use a voucher: a customer by id, a guest by e-mail. */
export type VoucherPerson = { userId: number | null; guestEmail: string | null };

const columns = sql`
	v.id, v.code, v.type, v.value, v.service_type, v.active_from, v.active_to, v.quantity, v.used, v.quantity_per_user,
	v.minimal_price, v.group_id, v.requires_email, person.group_id as person_group_id, person.email as person_email,
	redeemed.orders as used_by_person`;

/**
 * A customer is counted by the account's own orders. An unproved e-mail is counted apart, by whoever typed it, together with
 * the account that has it unproved: a stranger who types it neither uses up its owner's vouchers nor learns that they were
 * used.
 */
const personJoins = (userId: ReturnType<typeof sql>, guestEmail: ReturnType<typeof sql>) => sql`
	cross join lateral (
		select max(u.group_id) as group_id, lower(coalesce(max(u.email), ${guestEmail})) as email,
			coalesce(bool_or(u.is_confirmed), false) as is_proved
		from users u where u.id = ${userId}
	) person
	cross join lateral (
		select count(*)::int as orders from (
			select from orders o join voucher_redemptions r on r.order_id = o.id and r.voucher_id = v.id
			where o.user_id = ${userId}
			union all
			select from voucher_redemptions r join orders o on o.id = r.order_id left join users owner on owner.id = o.user_id
			where r.voucher_id = v.id and r.email = person.email and not person.is_proved
				and owner.is_confirmed is not true and (o.user_id = ${userId}) is not true
		) used
		where v.quantity_per_user is not null
	) redeemed`;

/** The voucher with this code for a person; undefined when there is none. Locks nothing: only an order uses it up. */
export async function voucherByCode(
	db: Database,
	code: string,
	person: VoucherPerson,
): Promise<PersonsVoucherRow | undefined> {
	return readRow(
		db,
		personsVoucherRow,
		sql`
		select ${columns} from vouchers v
		${personJoins(sql`${person.userId}::int`, sql`${person.guestEmail}::text`)} where v.code = ${code}`,
	);
}

/**
 * Vouchers of a cart in the order of adding (decisions 3), for `person`; otherwise for its owner, a guest by the e-mail
 * stored with the voucher. Locks nothing.
 */
export async function cartVoucherRows(
	db: Database,
	cartId: string,
	person?: VoucherPerson,
): Promise<PersonsVoucherRow[]> {
	const joins = person
		? personJoins(sql`${person.userId}::int`, sql`${person.guestEmail}::text`)
		: personJoins(sql`c.user_id`, sql`cv.guest_email`);
	return readRows(
		db,
		personsVoucherRow,
		sql`
		select ${columns}
		from cart_vouchers cv join carts c on c.id = cv.cart_id join vouchers v on v.id = cv.voucher_id ${joins}
		where cv.cart_id = ${cartId} order by cv.added_at, v.id`,
	);
}

/** Adds a voucher after the others of a cart; the caller has locked its row. */
export async function insertCartVoucher(
	tx: Database,
	added: { cartId: string; voucherId: number; guestEmail: string | null; now: Date },
): Promise<void> {
	// Later than all others even within one clock tick: vouchers are applied in this order.
	await tx.execute(sql`
		insert into cart_vouchers (cart_id, voucher_id, guest_email, added_at)
		select ${added.cartId}, ${added.voucherId}, ${added.guestEmail},
			greatest(${added.now}::timestamptz, max(added_at) + interval '1 microsecond')
		from cart_vouchers where cart_id = ${added.cartId}`);
	await touchCart(tx, added);
}

/** Removes a voucher from a cart; the caller has locked its row. */
export async function deleteCartVoucher(
	tx: Database,
	removed: { cartId: string; voucherId: number; now: Date },
): Promise<void> {
	await tx
		.delete(cartVouchers)
		.where(and(eq(cartVouchers.cartId, removed.cartId), eq(cartVouchers.voucherId, removed.voucherId)));
	await touchCart(tx, removed);
}

async function touchCart(tx: Database, { cartId, now }: { cartId: string; now: Date }): Promise<void> {
	await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
}
