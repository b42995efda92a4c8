import type { Sale } from "../order.ts";
import { cartIn, newCartCall, putLine } from "../targets.ts";
import type { Client } from "./client.ts";

/** Then its visitor has gone, and another one begins. */
const CHANGES_OF_A_CART = 20;

type HeldCart = { id: string; product: Sale["products"][number]; changes: number };

/** Changes of guests' carts, of which none is changed twice at once: its quantity is 1 and 2 in turn. `index` chooses the product of a new one, of which there is plenty. */
export function cartChanges(client: Client, shopUrl: string, { products }: Sale) {
	const free: HeldCart[] = [];
	const made = async (index: number, dueMs: number): Promise<HeldCart | null> => {
		const reply = await client.ask("new cart", newCartCall(shopUrl), dueMs);
		const product = products[index % products.length];
		return reply?.status === 200 && product ? { id: cartIn(reply).id, product, changes: 0 } : null;
	};
	return async (index: number, dueMs: number): Promise<void> => {
		const known = free.shift();
		const cart = known ?? (await made(index, dueMs));
		if (!cart) return;
		const { productId: id, variantId } = cart.product;
		const line = { id, variantId, quantity: 1 + (cart.changes % 2) };
		const reply = await client.ask("cart change", putLine(shopUrl, cart.id, line), known ? dueMs : undefined);
		cart.changes++;
		if (reply?.status === 200 && cart.changes < CHANGES_OF_A_CART) free.push(cart);
	};
}
