import { cartIn, type Goods, newCartCall, putLine } from "../targets.ts";
import type { Client } from "./client.ts";

/** Then its visitor has gone, and another one begins. */
const CHANGES_OF_A_CART = 20;

type HeldCart = { id: string; goods: Goods; changes: number };

/** Changes of guests' carts, of which none is changed twice at once: its quantity is 1 and 2 in turn. `index` chooses the goods of a new one. */
export function cartChanges(client: Client, shopUrl: string, goods: readonly Goods[]) {
	const free: HeldCart[] = [];
	const made = async (index: number, dueMs: number): Promise<HeldCart | null> => {
		const reply = await client.ask("new cart", newCartCall(shopUrl), dueMs);
		const chosen = goods[index % goods.length];
		return reply?.status === 200 && chosen ? { id: cartIn(reply).id, goods: chosen, changes: 0 } : null;
	};
	return async (index: number, dueMs: number): Promise<void> => {
		const known = free.shift();
		const cart = known ?? (await made(index, dueMs));
		if (!cart) return;
		const { id, only_variant_id: variantId } = cart.goods;
		const line = { id, variantId, quantity: 1 + (cart.changes % 2) };
		const reply = await client.ask("cart change", putLine(shopUrl, cart.id, line), known ? dueMs : undefined);
		cart.changes++;
		if (reply?.status === 200 && cart.changes < CHANGES_OF_A_CART) free.push(cart);
	};
}
