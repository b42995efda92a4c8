import { type Outcome, outcomeOf } from "../../torture/shop-calls.ts";
import type { Reply } from "../http-client.ts";
import { orderCall, type Sale, type Wish, wishAt } from "../order.ts";
import { cartIn, newCartCall, putLine } from "../targets.ts";
import type { Told } from "./faults.ts";
import { type Observer, repeatUntil } from "./observer.ts";

const isDone = ({ status }: Reply) => status >= 200 && status < 300;

/**
 * One client that orders again and again until `signal` aborts: each time as another guest, with a key of its own. What was
 * not answered it repeats, so that it knows of every order in the end.
 */
export async function keepOrdering(
	observer: Pick<Observer, "ask">,
	{ shopUrl, sale, signal }: { shopUrl: string; sale: Sale; signal: AbortSignal },
): Promise<Told> {
	const told: Told = { acknowledged: [], refused: [] };
	for (let index = 0; !signal.aborted; index++) {
		const wish = wishAt(sale, index);
		const cartId = await filledCart(observer, shopUrl, wish);
		const call = orderCall(`${shopUrl}/api/order/create/${cartId}`, wish);
		const outcome = outcomeIn(await repeatUntil(observer, call, (reply) => outcomeIn(reply).kind !== "unanswered"));
		if (outcome.kind === "refused") told.refused.push(wish.email);
		if (outcome.kind !== "placed") continue;
		const { id, hash, number } = outcome.order;
		told.acknowledged.push({ email: wish.email, cartId, id, hash, number });
	}
	return told;
}

async function filledCart(observer: Pick<Observer, "ask">, shopUrl: string, { product }: Wish): Promise<string> {
	const { id: cartId } = cartIn(await repeatUntil(observer, newCartCall(shopUrl), isDone));
	const { productId: id, variantId } = product;
	await repeatUntil(observer, putLine(shopUrl, cartId, { id, variantId, quantity: 1 }), isDone);
	return cartId;
}

function outcomeIn({ status, body }: Reply): Outcome {
	// A server error need not be JSON.
	return status >= 500 ? { kind: "unanswered" } : outcomeOf(status, JSON.parse(body.toString()));
}
