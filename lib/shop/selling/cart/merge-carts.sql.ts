import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MergeWrite } from "../../../domain/cart/cart-merge.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { type CartRow, cartRow } from "./cart.sql.ts";

/** Locks these carts, by id, until the transaction ends; returns the current rows of those that exist. */
export async function lockCarts(db: Database, ids: string[]): Promise<CartRow[]> {
	const rows: CartRow[] = [];
	for (const id of ids.toSorted()) {
		const row = await cartRow(db, id, { lock: true });
		if (row) rows.push(row);
	}
	return rows;
}

const mergedItem = z.strictObject({ id: z.int(), variant_id: z.int() });

/** Writes lines that share a parent, or have none; returns the ids of their items by variant. */
export async function writeMerged(
	db: Database,
	cartId: string,
	parentId: number | null,
	writes: MergeWrite[],
): Promise<Map<number, number>> {
	if (writes.length === 0) return new Map();
	const lines = JSON.stringify(writes.map((write, place) => ({ ...write, place })));
	const rows = await readRows(
		db,
		mergedItem,
		sql`
		insert into cart_items (cart_id, product_id, variant_id, parent_id, quantity, note, seen_unit_minor)
		select ${cartId}, "productId", "variantId", ${parentId}::int, quantity, note, "seenUnitMinor"
		from json_to_recordset(${lines}::json) as line
			("productId" int, "variantId" int, quantity int, note text, "seenUnitMinor" bigint, place int)
		order by place
		on conflict on constraint cart_item_once
		do update set quantity = excluded.quantity, note = excluded.note, seen_unit_minor = excluded.seen_unit_minor
		returning id, variant_id`,
	);
	return new Map(rows.map((row) => [row.variant_id, row.id]));
}

/** Moves these vouchers (one or more) from one cart to another, keeping the times of adding; skips those it already has. */
export async function moveVouchers(
	db: Database,
	{ from, to, voucherIds }: { from: string; to: string; voucherIds: number[] },
): Promise<void> {
	await db.execute(sql`
		insert into cart_vouchers (cart_id, voucher_id, guest_email, added_at)
		select ${to}, voucher_id, guest_email, added_at from cart_vouchers
		where cart_id = ${from} and voucher_id in ${voucherIds}
		on conflict (cart_id, voucher_id) do nothing`);
}
