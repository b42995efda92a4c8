import { isOrderState, ORDER_STATES, type OrderState } from "#lib/domain/order/order-states.ts";
import { accept } from "#lib/domain/result.ts";
import type { WhichOrders } from "#lib/shop/backoffice/packing/which-orders.sql.ts";
import { nearest } from "../nearest.ts";
import { misuse, type Typed } from "../read-args.ts";

/** The orders by number or by state; in the default states when neither is typed. */
export function typedOrders(
	{ numbers, state }: { numbers: string[]; state: string | undefined },
	usual: readonly OrderState[],
): Typed<WhichOrders> {
	if (numbers.length > 0 && state !== undefined) return misuse("Give numbers of orders or --state, not both.");
	if (numbers.length > 0) return accept({ numbers: [...new Set(numbers)] });
	if (state === undefined) return accept({ states: usual });
	if (isOrderState(state)) return accept({ states: [state] });
	return misuse(`There is no order state "${state}". Did you mean ${nearest(state, [...ORDER_STATES])}?`);
}
