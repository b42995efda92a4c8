import type { WithdrawnAmounts } from "../../domain/money/withdrawn-amounts.ts";
import type { OrderActor, OrderState } from "../../domain/order/order-states.ts";

/** That an order was placed, or came into another state; its row is held and says so already. */
export type OrderMoved = {
	orderId: number;
	/** Null: it was placed just now. */
	from: OrderState | null;
	to: OrderState;
	actor: OrderActor;
	/** Its money had come before this move. */
	wasPaid: boolean;
	/** Its goods are on their way to the buyer, or there. */
	hasLeftShop: boolean;
	/** The buyer is not to be asked how it went. */
	isSurveyRefused: boolean;
	/** How much of its price a withdrawal takes back; undefined: all of it. */
	takenBack?: WithdrawnAmounts;
};
