import { sql } from "drizzle-orm";
import type { OrderState } from "../../../domain/order/order-states.ts";

/** Orders by their numbers, or all in these states. */
export type WhichOrders = { numbers: readonly string[] } | { states: readonly OrderState[] };

/** The condition on `orders o`. */
export function isOneOf(which: WhichOrders) {
	return "numbers" in which
		? sql`o.number = any(${sql.param([...which.numbers])}::text[])`
		: sql`o.state = any(${sql.param([...which.states])}::order_state[])`;
}

/** The first requested number that was not found; undefined when all were. */
export function missingNumber(which: WhichOrders, found: readonly { number: string }[]): string | undefined {
	if ("states" in which) return undefined;
	const known = new Set(found.map(({ number }) => number));
	return which.numbers.find((number) => !known.has(number));
}
