import { setTimeout as sleep } from "node:timers/promises";
import { type Outcome, outcomeOf } from "../../torture/shop-calls.ts";
import type { Reply } from "../http-client.ts";
import { orderCall, type Sale, wishAt } from "../order.ts";
import type { Told } from "../outages/faults.ts";
import { cartIn, newCartCall, putLine } from "../targets.ts";
import type { Client } from "./client.ts";

/** Begins the e-mails of these buyers. */
export const BUYER = "soak";
const AGAIN_AFTER_MS = 1_000;
const TRIES = 60;

export type Buyers = {
	/** A whole order of one more guest: a new cart, its line, and the order. */
	order(dueMs: number): Promise<void>;
	told: Told;
};

/** Whoever is not answered repeats the order with its key, so that it is known of every order in the end whether it was taken. */
export function openBuyers(client: Client, shopUrl: string, sale: Sale): Buyers {
	const told: Told = { acknowledged: [], refused: [] };
	let count = 0;
	return {
		told,
		async order(dueMs) {
			const wish = wishAt(sale, count++, BUYER);
			const made = await client.ask("cart of an order", newCartCall(shopUrl), dueMs);
			if (made?.status !== 200) return;
			const { id: cartId } = cartIn(made);
			const { productId: id, variantId } = wish.product;
			const filled = await client.ask("cart of an order", putLine(shopUrl, cartId, { id, variantId, quantity: 1 }));
			if (filled?.status !== 200) return;
			const call = orderCall(`${shopUrl}/api/order/create/${cartId}`, wish);
			for (let attempt = 1; attempt <= TRIES; attempt++) {
				const outcome = outcomeIn(await client.ask("order", call, attempt === 1 ? dueMs : undefined));
				if (outcome.kind === "refused") told.refused.push(wish.email);
				if (outcome.kind === "placed") {
					const { id, hash, number } = outcome.order;
					told.acknowledged.push({ email: wish.email, cartId, id, hash, number });
				}
				if (outcome.kind !== "unanswered") return;
				await sleep(AGAIN_AFTER_MS);
			}
		},
	};
}

function outcomeIn(reply: Reply | null): Outcome {
	// A server error need not be JSON.
	if (!reply || reply.status >= 500) return { kind: "unanswered" };
	return outcomeOf(reply.status, JSON.parse(reply.body.toString()));
}
