import { CART_MAX_VOUCHERS } from "../../../domain/cart/cart-limits.ts";
import { type MergedLine, type MergeWrite, planMerge } from "../../../domain/cart/cart-merge.ts";
import type { Locale } from "../../../domain/locale.ts";
import { memberMinorOfGross } from "../../../domain/money/member-price.ts";
import { atMemberPrice, unitCzkMinor } from "../../../domain/money/price.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { cartVoucherRows, deleteCartVoucher } from "../voucher/voucher.sql.ts";
import {
	type CartRow,
	customerCartRows,
	deleteCartRow,
	guestCartRow,
	insertCart,
	lockCartRow,
	touchCart,
} from "./cart.sql.ts";
import { readIn } from "./cart.ts";
import { type CartItemRow, cartItemRows } from "./cart-items.sql.ts";
import { cartVouchers } from "./cart-vouchers.ts";
import { lockCarts, moveVouchers, writeMerged } from "./merge-carts.sql.ts";

/**
 * Brings a guest's cart into the customer's, all or nothing, and deletes it; returns names of goods that did not come over
 * whole because there are too few. The names, and the cart from then on, are in the language that whoever signs in reads. An
 * id of no guest's open cart (mistyped, ordered, a customer's, merged before) brings nothing. The customer's
 * row is locked, then both carts by id, so that logins at once merge once.
 */
export async function mergeGuestCart(
	shop: Shop,
	{ userId, tempId, locale }: { userId: number; tempId: string; locale?: Locale | undefined },
): Promise<string[]> {
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, userId);
		const known = await guestCartRow(tx, tempId);
		if (!known) return [];
		const [used] = await customerCartRows(tx, userId);
		const carts = await lockCarts(tx, [known.id, ...(used ? [used.id] : [])]);
		// Another transaction ordered or merged the cart while this one waited for the lock.
		const left = carts.find((cart) => cart.id === known.id && cart.ordered_at === null);
		if (!left) return [];
		const guest = readIn(left, locale);
		const open = carts.find((cart) => cart.id === used?.id && cart.ordered_at === null);
		const now = shop.now();
		const own = open ?? (await newCart(tx, { userId, like: guest, now }));
		return merge(tx, { guest, own: readIn(own, locale), now });
	});
}

async function merge(tx: Database, { guest, own, now }: { guest: CartRow; own: CartRow; now: Date }) {
	const ownItems = await cartItemRows(tx, own, own.locale);
	const guestItems = (await cartItemRows(tx, guest, guest.locale)).map((row) => seenByMember(row, own.discount));
	const { writes, missing } = planMerge(ownItems.map(lineOf), guestItems.map(lineOf));
	await writeAll(tx, own.id, writes);
	const { locale, currency } = ownItems.length === 0 ? guest : own;
	await touchCart(tx, own.id, { now, locale, currencyId: currency.id });
	await bringVouchers(tx, { guest, own, now });
	await deleteCartRow(tx, guest.id);
	return missing;
}

/**
 * Price seen by the guest, with the customer's discount taken off: the discount itself then counts as no change of price,
 * while a change of the public price still does.
 */
function seenByMember(row: CartItemRow, discount: string): CartItemRow {
	const { seen_unit_minor: seen, vat } = row;
	if (seen === null) return row;
	const isUnchanged = seen === unitCzkMinor(row);
	const theirs = isUnchanged ? unitCzkMinor(atMemberPrice(row, discount)) : memberMinorOfGross(seen, vat, discount);
	return { ...row, seen_unit_minor: theirs };
}

function lineOf(row: CartItemRow): MergedLine {
	return {
		id: row.id,
		parentId: row.parent_id,
		productId: row.product_id,
		variantId: row.variant_id,
		quantity: row.quantity,
		note: row.note,
		isActive: row.is_active,
		available: row.warehouse + row.branches,
		name: row.product_name,
		seenUnitMinor: row.seen_unit_minor,
	};
}

async function writeAll(tx: Database, cartId: string, writes: MergeWrite[]): Promise<void> {
	const byParent = Map.groupBy(writes, (write) => write.below);
	const parentIds = await writeMerged(tx, cartId, null, byParent.get(null) ?? []);
	for (const [below, children] of byParent) {
		if (below === null) continue;
		const parentId = parentIds.get(below);
		if (parentId === undefined) throw new Error(`Cart ${cartId} has no parent of variant ${below}`);
		await writeMerged(tx, cartId, parentId, children);
	}
}

/** Moves the guest's vouchers that are valid for the customer and the merged goods, up to the limit of a cart. */
async function bringVouchers(tx: Database, { guest, own, now }: { guest: CartRow; own: CartRow; now: Date }) {
	const had = new Set((await cartVoucherRows(tx, own.id)).map(({ id }) => id));
	const room = Math.max(0, CART_MAX_VOUCHERS - had.size);
	const others = (await cartVoucherRows(tx, guest.id)).map(({ id }) => id).filter((id) => !had.has(id));
	const voucherIds = others.slice(0, room);
	if (voucherIds.length === 0) return;
	await moveVouchers(tx, { from: guest.id, to: own.id, voucherIds });
	const cart = await lockCartRow(tx, own.id);
	const items = await cartItemRows(tx, cart, cart.locale);
	for (const { id, problem } of await cartVouchers(tx, { cart, items }, { now })) {
		if (problem && !had.has(id)) await deleteCartVoucher(tx, { cartId: own.id, voucherId: id, now });
	}
}

async function newCart(tx: Database, { userId, like, now }: { userId: number; like: CartRow; now: Date }) {
	return lockCartRow(tx, await insertCart(tx, { userId, locale: like.locale, currencyId: like.currency.id, now }));
}
