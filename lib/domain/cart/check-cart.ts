/**
 * Why a cart cannot be ordered: one table of rules. Carts show the first broken one of CART_RULES; orders are refused by
 * ORDER_RULES, which contain them. Stock is checked only when it is taken, by a guarded statement (`takeStock`).
 */

import { type Pieces, piecesByVariant } from "../goods/pieces.ts";
import { type Currency, convertMinor, czkOfMinor } from "../money/money.ts";
import type { HandoverPlace } from "../order/delivery-kinds.ts";
import { isNameEnough } from "../order/invoice-address.ts";
import {
	isCashAllowed,
	isNearOpenLimit,
	type OpenAmounts,
	type OrderLimits,
	openProblem,
} from "../order/order-limits.ts";
import { isCash, type PaymentKind } from "../order/payment-kinds.ts";
import { type Refusal, refuse } from "../result.ts";
import { holdsOrderUp, type VoucherProblem, type VoucherType } from "./voucher.ts";

export type CartLine = Pieces & { name: string; isActive: boolean };

/** The facts about a cart that decide whether it may be ordered. */
export type CartFacts = {
	lines: readonly CartLine[];
	/** Goods after vouchers, CZK haléře whatever the cart's currency. */
	goodsCzkMinor: number;
	currency: Currency;
	limits: OrderLimits;
};

/** The facts that an order adds. Totals are minor units of the cart's currency. */
export type OrderFacts = {
	vouchers: readonly { code: string; type: VoucherType; problem: VoucherProblem | null }[];
	/** Null: the chosen delivery and payment do not go together. */
	delivery: {
		place: HandoverPlace;
		/** Whether the chosen branch or point exists, or the country is shipped to. */
		isServed: boolean;
		country: string;
		payment: PaymentKind;
		totalMinor: number;
	} | null;
	/** Whether the invoice has an address; a company's always has. */
	hasInvoicePlace: boolean;
	/** The total that the shopper saw, if the client sent it. */
	expectedMinor: number | undefined;
	/** The sums of unpaid orders, CZK haléře; null where the shop does not count them. */
	open: Omit<OpenAmounts, "newMinor"> | null;
	/** Whether the captcha took the sender for a person (without captcha, always). */
	isPerson: boolean;
};

type CartRule = {
	code: string;
	isBroken: (cart: CartFacts) => boolean;
	/** The limit: pieces, or minor units of the cart's currency. */
	value: (cart: CartFacts) => number;
};

type OrderRule = {
	code: string;
	isBroken: (cart: CartFacts, order: OrderFacts) => boolean;
	value?: (cart: CartFacts, order: OrderFacts) => string | number | undefined;
};

/** Limits of one cart, whatever its delivery and payment. The cart's reply names the first broken one. */
const CART_RULES = [
	{
		code: "line_limit",
		isBroken: ({ lines, limits }) => [...piecesByVariant(lines).values()].some((pieces) => pieces > limits.linePieces),
		value: ({ limits }) => limits.linePieces,
	},
	{
		code: "pieces_limit",
		isBroken: ({ lines, limits }) => piecesOf(lines) > limits.orderPieces,
		value: ({ limits }) => limits.orderPieces,
	},
	{
		code: "goods_limit",
		isBroken: ({ goodsCzkMinor, limits }) => goodsCzkMinor > limits.goodsCzk * 100,
		value: ({ limits, currency }) => inCurrency(limits.goodsCzk, currency),
	},
] as const satisfies readonly CartRule[];

/** All reasons to refuse an order, in the order in which they are told: the reply names the first broken one. */
const ORDER_RULES = [
	{ code: "cart_empty", isBroken: ({ lines }) => lines.length === 0 },
	{
		code: "not_active",
		isBroken: ({ lines }) => lines.some(({ isActive }) => !isActive),
		value: ({ lines }) => lines.find(({ isActive }) => !isActive)?.name,
	},
	{ code: "payment_not_allowed", isBroken: (_, { delivery }) => delivery === null },
	{ code: "branch_not_exists", isBroken: (_, { delivery }) => isUnserved(delivery, "branch") },
	{ code: "pickup_point_not_exists", isBroken: (_, { delivery }) => isUnserved(delivery, "point") },
	{
		code: "country_not_shipped",
		isBroken: (_, { delivery }) => isUnserved(delivery, "address"),
		value: (_, { delivery }) => delivery?.country,
	},
	{
		code: "invoice_invalid",
		isBroken: (_, { delivery, hasInvoicePlace }) =>
			delivery !== null && !hasInvoicePlace && !isNameEnough(delivery.place, false),
	},
	{
		code: "voucher_not_usable",
		isBroken: (_, { vouchers }) => vouchers.some(holdsOrderUp),
		value: (_, { vouchers }) => vouchers.find(holdsOrderUp)?.code,
	},
	{
		code: "price_changed",
		isBroken: (_, { delivery, expectedMinor }) => expectedMinor !== undefined && delivery?.totalMinor !== expectedMinor,
		value: (_, { delivery }) => delivery?.totalMinor,
	},
	...CART_RULES,
	{
		code: "cash_limit",
		isBroken: ({ currency, limits }, { delivery }) =>
			delivery !== null &&
			isCash(delivery.payment) &&
			!isCashAllowed(czkOfMinor(delivery.totalMinor, currency), limits),
		value: ({ currency, limits }) => inCurrency(limits.cashCzk, currency),
	},
	{
		code: "open_limit",
		isBroken: (cart, order) => passedOpenLimit(cart, order) !== null,
		value: (cart, order) => inCurrency(passedOpenLimit(cart, order) ?? 0, cart.currency),
	},
	{
		code: "captcha_required",
		isBroken: (cart, order) => {
			const amounts = openAmounts(cart, order);
			return !order.isPerson && amounts !== null && isNearOpenLimit(amounts, cart.limits);
		},
	},
] as const satisfies readonly OrderRule[];

/** Codes of CART_RULES, and of ORDER_RULES. */
export const CART_PROBLEMS = CART_RULES.map(({ code }) => code);
export const ORDER_PROBLEMS = ORDER_RULES.map(({ code }) => code);
export type CartProblem = (typeof CART_PROBLEMS)[number];
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

/** Why a cart is too large for one order, with the limit: pieces, or minor units of its currency. Null: it is not. */
export function checkCart(cart: CartFacts): { code: CartProblem; value: number } | null {
	const rule = CART_RULES.find(({ isBroken }) => isBroken(cart));
	return rule ? { code: rule.code, value: rule.value(cart) } : null;
}

/** Why an order is refused, with the value that the code's note describes. Null: it is not. */
export function checkOrder(cart: CartFacts, order: OrderFacts): Refusal<OrderProblem> | null {
	const rules: readonly (OrderRule & { code: OrderProblem })[] = ORDER_RULES;
	const rule = rules.find(({ isBroken }) => isBroken(cart, order));
	return rule ? refuse(rule.code, rule.value?.(cart, order)) : null;
}

function piecesOf(lines: readonly CartLine[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function isUnserved(delivery: OrderFacts["delivery"], place: HandoverPlace): boolean {
	return delivery !== null && delivery.place === place && !delivery.isServed;
}

function openAmounts({ currency }: CartFacts, { open, delivery }: OrderFacts): OpenAmounts | null {
	if (open === null || delivery === null) return null;
	return { ...open, newMinor: czkOfMinor(delivery.totalMinor, currency) };
}

/** Crowns. */
function passedOpenLimit(cart: CartFacts, order: OrderFacts): number | null {
	const amounts = openAmounts(cart, order);
	return amounts && openProblem(amounts, cart.limits);
}

function inCurrency(czk: number, currency: Currency): number {
	return convertMinor(czk * 100, currency);
}
