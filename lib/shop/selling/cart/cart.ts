import type { Cart, CartPutBody, CartPutReply } from "../../../contract/schemas/cart.ts";
import { type PutProblem, putProblem } from "../../../domain/cart/check-line.ts";
import { SECOND_MS } from "../../../domain/durations.ts";
import { GUEST_CART_MAX_AGE_S } from "../../../domain/limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { unitCzkMinor } from "../../../domain/money/price.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { orderLimitsOf } from "../../content/settings/shop-wide.sql.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import {
	type CartRow,
	cartRow,
	customerCartRows,
	deleteCartRow,
	guestCartRow,
	insertCart,
	lockCartRow,
	sweepGuestCarts,
} from "./cart.sql.ts";
import { type CartItemRow, cartItemRows, cartItemsAndOffered, filledGuestCart, writeItem } from "./cart-items.sql.ts";
import { cartReply, itemReply } from "./cart-reply.ts";
import { cartVouchers } from "./cart-vouchers.ts";

/** Who makes the call: a customer's id, or null for a guest. */
export type Asker = { userId: number | null };

/** Only its owner may use a customer's cart; anybody who knows its id may use a guest's (decisions 8). */
export function mayUse(cart: CartRow | undefined, asker: Asker): cart is CartRow {
	return cart !== undefined && (cart.user_id === null || cart.user_id === asker.userId);
}

/** A cart in the language that its shopper reads now, or in its own when that is unknown. */
export function readIn(cart: CartRow, locale: Locale | undefined): CartRow {
	return locale === undefined ? cart : { ...cart, locale };
}

export type CartContent = { cart: CartRow; items: CartItemRow[] };

/** A cart as the storefront shows it at this moment. Locks nothing. */
export async function wholeCart(db: Database, cart: CartRow, at: { locale: Locale; now: Date }): Promise<Cart> {
	return cartOf(db, { cart, items: await cartItemRows(db, cart, at.locale) }, at);
}

/** The same of a cart whose items were read already. */
export async function cartOf(db: Database, content: CartContent, at: { locale: Locale; now: Date }): Promise<Cart> {
	const { cart } = content;
	const vouchers = cart.may_have_vouchers ? await cartVouchers(db, content, at) : [];
	return cartReply({ ...content, vouchers }, at.locale, orderLimitsOf(cart.order_limits));
}

/** A guest's cart by its id, which is its `tempId`; "0" makes a new one. Null when no guest's cart has it, or it was ordered. */
export async function getGuestCart(shop: Shop, locale: Locale, tempId: string): Promise<Cart | null> {
	if (tempId === "0") return createCart(shop, { userId: null }, { locale });
	const at = { locale, now: shop.now() };
	const filled = await filledGuestCart(shop.db, tempId, locale);
	if (filled) return cartOf(shop.db, filled, at);
	const empty = await guestCartRow(shop.db, tempId);
	return empty ? wholeCart(shop.db, empty, at) : null;
}

/** A customer's open carts, the current one first. */
export async function listCustomerCarts(shop: Shop, locale: Locale, userId: number): Promise<Cart[]> {
	const carts = await customerCartRows(shop.db, userId);
	return Promise.all(carts.map((cart) => wholeCart(shop.db, cart, { locale, now: shop.now() })));
}

/** A new cart, or the open one of a customer who has one. */
export async function createCart(
	shop: Shop,
	asker: Asker,
	options: { locale: Locale; currencyId?: number | undefined },
): Promise<Cart> {
	return transaction(shop.db, async (tx) => {
		const at = { locale: options.locale, now: shop.now() };
		if (asker.userId !== null) {
			await lockCustomer(tx, asker.userId);
			const [open] = await customerCartRows(tx, asker.userId);
			if (open) return wholeCart(tx, open, at);
		}
		const id = await insertCart(tx, { userId: asker.userId, currencyId: options.currencyId, ...at });
		return cartOf(tx, { cart: await lockCartRow(tx, id), items: [] }, at);
	});
}

type PutRefusal = "not_found" | "cart_ordered" | PutProblem;

/**
 * Sets the absolute quantity of a variant in a cart (decisions 9) and the cart's language to that of `body`; a refusal's
 * value is the available quantity.
 */
export async function putItem(
	shop: Shop,
	asker: Asker,
	cartId: string,
	body: CartPutBody,
): Promise<Result<CartPutReply, PutRefusal>> {
	return transaction(shop.db, async (tx) => {
		const held = await cartRow(tx, cartId, { lock: true });
		if (!mayUse(held, asker)) return refuse("not_found");
		if (held.ordered_at) return refuse("cart_ordered");
		const cart = readIn(held, body.locale);
		const { items, offered } = await cartItemsAndOffered(tx, cart, body.variantId);
		const parentId = body.parentId ?? null;
		const current = items.find((item) => item.variant_id === body.variantId && item.parent_id === parentId);
		const wanted = current ?? offered;
		if (!wanted || wanted.product_id !== body.id) return refuse("not_found");
		if (parentId !== null && !items.some((item) => item.id === parentId && item.parent_id === null))
			return refuse("not_found");
		const refusal = refusalOf(body, wanted, items);
		if (refusal) return refusal;

		const at = { locale: cart.locale, now: shop.now() };
		const put = { quantity: body.quantity, note: body.note ?? wanted.note, seenUnitMinor: unitCzkMinor(wanted) };
		const item = { cartId, productId: body.id, variantId: body.variantId, parentId, ...put };
		const id = await writeItem(tx, item, at);
		const written = { ...wanted, id: id ?? wanted.id, parent_id: parentId, ...put, seen_unit_minor: put.seenUnitMinor };
		const { product, variant } = itemReply(written, cart.locale, cart.currency);
		return accept({
			product,
			variant,
			quantity: body.quantity,
			original_quantity: wanted.quantity,
			cart: await cartOf(tx, { cart, items: itemsWith(items, written) }, at),
		});
	});
}

/** Items of a cart once this one is written: in its place, or behind the others; at quantity 0 gone with those below it. */
function itemsWith(items: CartItemRow[], written: CartItemRow): CartItemRow[] {
	if (written.quantity === 0) return items.filter(({ id, parent_id }) => id !== written.id && parent_id !== written.id);
	const isNew = items.every(({ id }) => id !== written.id);
	return isNew ? [...items, written] : items.map((item) => (item.id === written.id ? written : item));
}

function refusalOf(body: CartPutBody, wanted: CartItemRow, items: CartItemRow[]) {
	const elsewhere = items
		.filter((row) => row.variant_id === wanted.variant_id && row.id !== wanted.id)
		.reduce((sum, row) => sum + row.quantity, 0);
	return putProblem({
		goods: {
			isActive: wanted.is_active,
			available: wanted.warehouse + wanted.branches,
			minimumAge: wanted.minimum_age,
		},
		quantity: body.quantity,
		before: wanted.quantity,
		elsewhere,
		lines: items.length,
		isAgeConfirmed: body.ageConfirmed ?? false,
	});
}

export async function deleteCart(
	shop: Shop,
	asker: Asker,
	cartId: string,
): Promise<Result<null, "not_found" | "cart_ordered">> {
	return transaction(shop.db, async (tx) => {
		const cart = await cartRow(tx, cartId, { lock: true });
		if (!mayUse(cart, asker)) return refuse("not_found");
		if (cart.ordered_at) return refuse("cart_ordered");
		await deleteCartRow(tx, cartId);
		return accept(null);
	});
}

/** Deletes guests' carts older than their cookie (14 days, promises §9); returns how many. */
export async function sweepCarts(shop: Shop): Promise<number> {
	const before = new Date(shop.now().getTime() - GUEST_CART_MAX_AGE_S * SECOND_MS);
	return sweepGuestCarts(shop.db, before);
}
