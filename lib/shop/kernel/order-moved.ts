import type { WithdrawnAmounts } from "../../domain/money/withdrawn-amounts.ts";
import type { OrderActor, OrderState } from "../../domain/order/order-states.ts";

/** An order was placed, or moved to another state; its row is locked and has the new state. */
export type OrderMoved = {
	orderId: number;
	/** Null: it was just placed. */
	from: OrderState | null;
	to: OrderState;
	actor: OrderActor;
	/** It was paid before this move. */
	wasPaid: boolean;
	/** Its goods are on their way to the buyer, or delivered. */
	hasLeftShop: boolean;
	/** The survey must not ask the buyer for a review. */
	isSurveyRefused: boolean;
	/** How much of its price a withdrawal refunds; undefined: all of it. */
	takenBack?: WithdrawnAmounts;
};
