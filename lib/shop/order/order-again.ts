import type { Cart } from "../../contract/cart.ts";
import type { OrderAgainBody } from "../../contract/order.ts";
import { CART_MAX_LINES, CART_MAX_QUANTITY } from "../../domain/limits.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import { type CartItemRow, type CartRow, cartItemRows, cartRow, writeCartLocale, writeItem } from "../cart/cart.sql.ts";
import { type Asker, createCart, mayUse, readIn, wholeCart } from "../cart/cart.ts";
import { unitCzkMinor } from "../cart/cart-reply.ts";
import { type Database, transaction } from "../db/client.ts";
import { takeLimit } from "../limits/limits.ts";
import type { Shop } from "../shop.ts";
import { orderedCartRow } from "./order-again.sql.ts";
import { isSameHash } from "./order-key.ts";

/**
 * Puts the goods of an order into a cart again, for whoever knows its hash: into the given one, or the customer's open one, or
 * a guest's new one. Each item gets at least as many pieces as were ordered, as far as there are any, so that a repeat changes
 * nothing; add-ons stay below their items. `missing` names what is not there in full, and what asks for an age that
 * nobody has confirmed for this cart. All of it is in the language that is read, or else in the cart's. Without a cart it is
 * refused when too many were made from the address.
 */
export async function orderAgain(
	shop: Shop,
	asker: Asker,
	order: { id: number; hash: string },
	{ cartId, locale, address }: OrderAgainBody & { address: string },
): Promise<Result<{ cart: Cart; missing: string[] }, "not_found" | "cart_ordered" | "too_many_requests">> {
	const ordered = await orderedCartRow(shop.db, order.id);
	if (!ordered || !isSameHash(ordered.hash, order.hash)) return refuse("not_found");
	const taken = cartId === undefined ? await takeLimit(shop, "cart", { address }) : accept(null);
	if (!taken.ok) return taken;
	const currency = ordered.currency_id === null ? {} : { currencyId: ordered.currency_id };
	const target = cartId ?? (await createCart(shop, asker, { locale: locale ?? ordered.locale, ...currency })).id;
	return transaction(shop.db, async (tx) => {
		const held = await cartRow(tx, target, { lock: true });
		if (!mayUse(held, asker)) return refuse("not_found");
		if (held.ordered_at) return refuse("cart_ordered");
		const cart = readIn(held, locale);
		await writeCartLocale(tx, held, cart.locale);
		const goods = await cartItemRows(tx, { ...cart, id: ordered.cart_id }, cart.locale);
		const missing = await refill(tx, cart, goods, shop.now());
		return accept({ cart: await wholeCart(tx, cart, { locale: cart.locale, now: shop.now() }), missing: [...missing] });
	});
}

/** Items first, then what was added to them; an add-on whose item is not there is missing too. */
async function refill(tx: Database, cart: CartRow, goods: CartItemRow[], now: Date): Promise<Set<string>> {
	const missing = new Set<string>();
	const put = async (wishes: Wish[]) => {
		const plan = planItems(await cartItemRows(tx, cart, cart.locale), wishes);
		for (const name of plan.missing) missing.add(name);
		for (const { row, ...item } of plan.items) {
			const { product_id: productId, variant_id: variantId } = row;
			await writeItem(tx, { cartId: cart.id, productId, variantId, seenUnitMinor: unitCzkMinor(row), now, ...item });
		}
	};
	const parents = goods.filter((row) => row.parent_id === null);
	await put(parents.map((row) => ({ row, parentId: null })));
	const rows = await cartItemRows(tx, cart, cart.locale);
	const wishes: Wish[] = [];
	for (const row of goods.filter(({ parent_id }) => parent_id !== null)) {
		const parent = parents.find(({ id }) => id === row.parent_id);
		const added = rows.find((item) => item.parent_id === null && item.variant_id === parent?.variant_id);
		if (added) wishes.push({ row, parentId: added.id });
		else missing.add(row.product_name);
	}
	await put(wishes);
	return missing;
}

type Wish = { row: CartItemRow; parentId: number | null };
type PlannedItem = Wish & { quantity: number; note: string };

/** What to write so that a cart with these rows holds what is wished, capped by stock and by the cart's limits. */
function planItems(rows: CartItemRow[], wishes: Wish[]): { items: PlannedItem[]; missing: string[] } {
	const items: PlannedItem[] = [];
	const missing: string[] = [];
	let lines = rows.length;
	for (const { row, parentId } of wishes) {
		const ofVariant = rows.filter((item) => item.variant_id === row.variant_id);
		const current = ofVariant.find((item) => item.parent_id === parentId);
		const others = ofVariant.filter((item) => item !== current).reduce((sum, item) => sum + item.quantity, 0);
		const planned = items.filter((item) => item.row.variant_id === row.variant_id);
		const held = planned.reduce((sum, item) => sum + item.quantity, others);
		const isAgeKnown = row.minimum_age === null || current !== undefined;
		const isRoom = row.is_active && isAgeKnown && (current !== undefined || lines < CART_MAX_LINES);
		const free = isRoom ? Math.min(row.warehouse + row.branches - held, CART_MAX_QUANTITY) : 0;
		const before = current?.quantity ?? 0;
		const quantity = Math.max(before, Math.min(row.quantity, free));
		if (quantity < row.quantity || !row.is_active) missing.push(row.product_name);
		if (quantity === before) continue;
		if (!current) lines++;
		items.push({ row, parentId, quantity, note: current?.note ?? row.note });
	}
	return { items, missing };
}
