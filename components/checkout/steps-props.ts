import type { Cart } from "#lib/contract/cart.ts";
import type { OrderCreated } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";

export type StepsProps = {
	locale: Locale;
	cart: Cart;
	/** Quantities are on their way to the shop. */
	isChanging: boolean;
	onUncertain: (cart: Cart | null) => void;
	onSent: (order: OrderCreated) => void;
};
