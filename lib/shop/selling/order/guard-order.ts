import { convertMinor, czkOfMinor } from "../../../domain/money/money.ts";
import {
	type BasketProblem,
	isCashAllowed,
	isNearOpenLimit,
	type OrderLimits,
	openProblem,
} from "../../../domain/order/order-limits.ts";
import { isCash } from "../../../domain/order/payment-kinds.ts";
import { type Refusal, refuse } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import { holdSender } from "../../kernel/rate-limits/hold-sender.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { basketRefusal } from "../cart/basket-refusal.ts";
import { type Orderer, openAmountRow } from "./open-orders.sql.ts";
import type { MethodRow } from "./order.sql.ts";
import { goodsCzkMinor, type Priced } from "./pricing.ts";

/** The sender of an order, and whether the captcha took them for a person (without captcha, always). */
export type OrderSender = Orderer & { isPerson: boolean };

type Wanted = { priced: Priced; method: MethodRow; totalMinor: number; sender: OrderSender };

/**
 * Refuses an order over a limit: its own size, cash, or the sum of unpaid orders of the e-mail and the network; near that
 * sum, a sender who may be a bot. Parallel orders of the same sender wait for each other. Null: no limit is passed. Amounts
 * are in the cart's currency.
 */
export async function guardOrder(
	shop: Shop,
	tx: Database,
	{ priced, method, totalMinor, sender }: Wanted,
	limits: OrderLimits,
): Promise<Refusal<BasketProblem["code"] | "cash_limit" | "open_limit" | "captcha_required"> | null> {
	const { currency } = priced.cart;
	const tooLarge = basketRefusal({ ...priced, goodsCzkMinor: goodsCzkMinor(priced) }, limits);
	if (tooLarge) return tooLarge;
	const newMinor = czkOfMinor(totalMinor, currency);
	if (isCash(method.payment_kind) && !isCashAllowed(newMinor, limits))
		return refuse("cash_limit", convertMinor(limits.cashCzk * 100, currency));
	if (!shop.isLimited) return null;
	await holdSender(tx, "order", sender);
	const amounts = { ...(await openAmountRow(tx, sender)), newMinor };
	const passed = openProblem(amounts, limits);
	if (passed !== null) return refuse("open_limit", convertMinor(passed * 100, currency));
	return !sender.isPerson && isNearOpenLimit(amounts, limits) ? refuse("captcha_required") : null;
}
