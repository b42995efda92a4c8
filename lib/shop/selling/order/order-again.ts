import type { Cart } from "../../../contract/schemas/cart.ts";
import type { OrderAgainBody } from "../../../contract/schemas/order.ts";
import { planAgain } from "../../../domain/cart/order-again.ts";
import { unitCzkMinor } from "../../../domain/money/price.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type CartRow, cartRow, touchCart } from "../cart/cart.sql.ts";
import { type Asker, createCart, mayUse, readIn, wholeCart } from "../cart/cart.ts";
import { type CartItemRow, cartItemRows, writeItem } from "../cart/cart-items.sql.ts";
import { orderedCartRow } from "./order-again.sql.ts";

/**
 * Adds the goods of an order to a cart again, given its hash: to the given cart, the customer's open one, or a guest's new
 * one. Raises each item to at least the ordered quantity, as far as in stock, so that a repeat changes nothing; add-ons stay
 * with their items. `missing` names goods not fully in stock, and goods whose minimum age nobody has confirmed for this cart.
 * All in the shopper's language, or else the cart's. Without a cart, refuses an address that made too many.
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
	const like = { locale: ordered.locale, currencyId: ordered.currencyId };
	const target = cartId ?? (await createCart(shop, asker, like)).id;
	return transaction(shop.db, async (tx) => {
		const held = await cartRow(tx, target, { lock: true });
		if (!mayUse(held, asker)) return refuse("not_found");
		if (held.ordered_at) return refuse("cart_ordered");
		const cart = readIn(held, locale);
		const now = shop.now();
		const goods = await cartItemRows(tx, { ...cart, id: ordered.cartId }, cart.locale);
		const missing = await refill(tx, cart, goods);
		await touchCart(tx, cart.id, { now, locale: cart.locale });
		return accept({ cart: await wholeCart(tx, cart, { locale: cart.locale, now }), missing: [...missing] });
	});
}

/** Items first, then what was added to them; an add-on whose item is not there is missing too. */
async function refill(tx: Database, cart: CartRow, goods: CartItemRow[]): Promise<Set<string>> {
	const missing = new Set<string>();
	const put = async (rows: CartItemRow[], wishes: Wish[]) => {
		const held = rows.map((row) => wishOf(row, row.parent_id));
		const plan = planAgain(held, wishes);
		for (const name of plan.missing) missing.add(name);
		for (const write of plan.writes) await writeItem(tx, { ...write, cartId: cart.id });
	};
	const parents = goods.filter((row) => row.parent_id === null);
	await put(
		await cartItemRows(tx, cart, cart.locale),
		parents.map((row) => wishOf(row, null)),
	);
	const rows = await cartItemRows(tx, cart, cart.locale);
	const variantOf = new Map(parents.map(({ id, variant_id }) => [id, variant_id]));
	const wishes: Wish[] = [];
	for (const row of goods) {
		if (row.parent_id === null) continue;
		const variantId = variantOf.get(row.parent_id);
		const parent = rows.find((item) => item.parent_id === null && item.variant_id === variantId);
		if (parent) wishes.push(wishOf(row, parent.id));
		else missing.add(row.product_name);
	}
	await put(rows, wishes);
	return missing;
}

type Wish = ReturnType<typeof wishOf>;

function wishOf(row: CartItemRow, parentId: number | null) {
	return {
		productId: row.product_id,
		variantId: row.variant_id,
		parentId,
		quantity: row.quantity,
		note: row.note,
		name: row.product_name,
		available: row.warehouse + row.branches,
		isSold: row.is_active,
		isAgeAsked: row.minimum_age !== null,
		seenUnitMinor: unitCzkMinor(row),
	};
}
