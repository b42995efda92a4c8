import type { OrderCreated } from "#lib/contract/schemas/order.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** Opens the payment of an order that was just placed; `redirect` of the reply is where the shopper pays. */
export function startPayment({ id, hash }: OrderCreated): Promise<{ redirect: string }> {
	return callAsAnyone("POST /order/{id}/{hash}/pay", { params: { id, hash } });
}
