import { createHash, randomBytes } from "node:crypto";
import type { OrderBody, OrderCreated } from "../../../contract/schemas/order.ts";
import type { OrderProblem } from "../../../domain/cart/check-cart.ts";
import { pickupDays, type WorkingDays } from "../../../domain/goods/availability.ts";
import { czkOfMinor } from "../../../domain/money/money.ts";
import { isBrought } from "../../../domain/order/delivery-kinds.ts";
import { orderExpiresS } from "../../../domain/order/order-limits.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import { isByTransfer } from "../../../domain/order/payment-kinds.ts";
import { accept, type Refusal, type Result, refuse } from "../../../domain/result.ts";
import { orderLimitsOf, readDispatch } from "../../content/settings/shop-wide.sql.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { keepOrderAddress } from "../../people/customer/addresses.ts";
import { cartRow, writeCartLocale } from "../cart/cart.sql.ts";
import { type Asker, mayUse, readIn } from "../cart/cart.ts";
import { cartItemRows } from "../cart/cart-items.sql.ts";
import { lockVouchers, redeemVouchers } from "../cart/redeem-vouchers.ts";
import { keepVoucherEmail } from "../voucher/redeem.sql.ts";
import { chosenDelivery } from "./chosen-delivery.ts";
import { guardOrder, type OrderSender } from "./guard-order.ts";
import { insertOrder } from "./insert-order.ts";
import { moveOrder } from "./move-order.ts";
import {
	type BranchRow,
	closeCart,
	keepIdempotencyKey,
	knownOfCart,
	type MethodRow,
	methodRows,
	type OrderKeyRow,
} from "./order.sql.ts";
import { datesFrom } from "./order-dates.ts";
import { cheapestDeliveryMinor, type Priced, totalsWith } from "./pricing.ts";
import { publishStock } from "./stock/publish-stock.ts";
import { type StockMove, takeStock } from "./stock/take-stock.ts";

export type OrderRefusal = "not_found" | "key_reused" | "out_of_stock" | OrderProblem;

export type SentOrder = {
	cartId: string;
	body: OrderBody;
	/** Made by the shopper's browser, so that a repeat is recognised. */
	idempotencyKey?: string | undefined;
};

/** Thrown inside the transaction, so that it rolls back. */
class Refused extends Error {
	readonly refusal: Refusal<OrderRefusal>;
	constructor(refusal: Refusal<OrderRefusal>) {
		super(refusal.error);
		this.refusal = refusal;
	}
}

/**
 * Places the order of a cart, all or nothing: locks cart, vouchers, sender and stock in this order, takes stock by a guarded
 * statement, copies prices, and queues the confirmation in the same transaction. One cart makes one order; a repeat gets the
 * same one (`isRepeat`). The same key with another body is refused. The order is in the shopper's language (`body.locale`),
 * or else in the cart's.
 */
export async function placeOrder(
	shop: Shop,
	asker: Asker,
	sent: SentOrder,
	sender: OrderSender,
): Promise<Result<{ order: OrderCreated; isRepeat: boolean }, OrderRefusal>> {
	try {
		return await transaction(shop.db, async (tx) => accept(await place(shop, tx, asker, sent, sender)));
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		// Reprices the cart for the ordering e-mail: the one entered with a voucher could show a discount that the order refuses,
		// or hide one that it gives.
		await keepVoucherEmail(shop.db, sent.cartId, { userId: asker.userId, email: sent.body.email });
		return error.refusal;
	}
}

async function place(
	shop: Shop,
	tx: Database,
	asker: Asker,
	{ cartId, body, idempotencyKey: key }: SentOrder,
	sender: OrderSender,
) {
	const now = shop.now();
	const held = await cartRow(tx, cartId, { lock: true });
	if (!mayUse(held, asker)) throw new Refused(refuse("not_found"));
	const keyId = key === undefined ? null : sha256(`${cartId}\n${key}`);
	// A repeat may differ in its language and its captcha token.
	const { locale, captchaToken, ...wanted } = body;
	const requestHash = sha256(JSON.stringify(wanted));
	const known = await knownOfCart(tx, { id: cartId, keyId });
	const isUsed = known.request_hash !== null;
	if (isUsed && known.request_hash !== requestHash) throw new Refused(refuse("key_reused"));
	if (known.order) {
		if (keyId !== null && !isUsed) await keepIdempotencyKey(tx, { id: keyId, requestHash, now });
		return { order: createdReply(known.order), isRepeat: true };
	}

	const cart = { ...readIn(held, locale), may_have_vouchers: known.has_vouchers };
	const content = { cart, items: await cartItemRows(tx, cart, cart.locale) };
	const methods = await methodRows(tx, cart.locale);
	const chosen = await chosenDelivery(tx, content, { body, methods, market: shop.market });
	const vouchers = await lockVouchers(tx, content, { userId: asker.userId, email: body.email, now });
	const priced: Priced = { ...content, vouchers: vouchers.filter(({ problem }) => problem === null) };
	const delivery = chosen && { ...chosen, totals: totalsWith(priced, chosen.method) };
	const limits = orderLimitsOf(cart.order_limits);
	const refusal = await guardOrder(shop, tx, { priced, vouchers, delivery, body, sender }, limits);
	if (refusal) throw new Refused(refusal);
	if (!delivery) throw new Error(`Cart ${cartId} passed its rules without a delivery`);
	const { method, branch, pickupPoint, totals } = delivery;
	const goods = priced.items.map((item) => ({
		variantId: item.variant_id,
		quantity: item.quantity,
		name: item.product_name,
	}));
	const taken = await takeStock(tx, goods, branch?.place_id ?? null);
	if (!taken.ok) throw new Refused(taken);

	// Without a survey the buyer could not refuse it, so a survey set up later must not ask.
	const isSurveyRefused = body.surveyRefused || !shop.survey.isOn;
	const days = promisedDays(method, branch, taken.value);
	const order = await insertOrder(tx, {
		priced,
		body,
		isSurveyRefused,
		method,
		branchId: branch?.id ?? null,
		days,
		// A transfer takes days, and its order counts from the payment (`promiseFromPayment`).
		dates: isByTransfer(method.payment_kind)
			? null
			: datesFrom(now, { days, branch: branch?.opening ?? null, dispatch: await readDispatch(tx) }),
		pickupPoint,
		userId: asker.userId,
		network: sender.network,
		totals,
		expiresS: orderExpiresS(method.payment_kind, czkOfMinor(totals.totalMinor, cart.currency), limits),
		cheapestDeliveryMinor: cheapestDeliveryMinor(priced, methods),
		moves: taken.value,
		hash: randomBytes(24).toString("base64url"),
		now,
	});
	await redeemVouchers(tx, priced.vouchers, { id: order.id, userId: asker.userId, now });
	if (body.saveAddress && asker.userId !== null && isBrought(method.delivery_kind))
		await keepOrderAddress(tx, asker.userId, body);
	await writeCartLocale(tx, held, cart.locale);
	await closeCart(tx, cartId, now);
	if (keyId !== null) await keepIdempotencyKey(tx, { id: keyId, requestHash, now });
	await publishStock(tx, taken.value, "taken");
	await followPlaced(shop, tx, { orderId: order.id, state: order.state, isSurveyRefused });
	if (order.state === "waiting_for_payment" && totals.totalMinor === 0) await settleFree(shop, tx, order.id);
	return { order: createdReply({ ...order, locale: cart.locale }), isRepeat: false };
}

/** As the checkout promises, but for the pieces really taken: those not at the branch are brought there. */
function promisedDays(method: MethodRow, branch: BranchRow | null, moves: StockMove[]): WorkingDays {
	if (!branch) return { from: method.days_from, to: method.days_to };
	const lacksStock = moves.some(({ placeId }) => placeId !== branch.place_id);
	return pickupDays({ isPrague: branch.is_prague, lacksStock });
}

async function followPlaced(
	shop: Shop,
	tx: Database,
	{ orderId, state, isSurveyRefused }: { orderId: number; state: OrderState; isSurveyRefused: boolean },
): Promise<void> {
	const placed = { from: null, to: state, actor: "shopper", wasPaid: false, hasLeftShop: false } as const;
	for (const follow of shop.onOrderMoved) await follow(shop, tx, { ...placed, orderId, isSurveyRefused });
}

/** An order that costs nothing counts as paid at once. */
async function settleFree(shop: Shop, tx: Database, orderId: number): Promise<void> {
	const paid = await moveOrder(shop, tx, { orderId, to: "paid", actor: "job", note: "nothing to pay" });
	if (!paid.ok) throw new Error(`The free order ${orderId} cannot be paid: ${paid.error}`);
}

function createdReply(order: OrderKeyRow): OrderCreated {
	return { id: order.id, hash: order.hash, number: order.number, url: pageLinks.order(order.locale, order) };
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
