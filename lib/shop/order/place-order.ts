import { createHash, randomBytes } from "node:crypto";
import type { OrderBody, OrderCreated } from "../../contract/order.ts";
import { accept, type Refusal, type Result, refuse } from "../../domain/result.ts";
import { orderPath } from "../../i18n/paths.ts";
import { cartItemRows, cartRow, cartVoucherRows } from "../cart/cart.sql.ts";
import { type Asker, mayUse } from "../cart/cart.ts";
import { announce, type ChangeTag } from "../changes.ts";
import { type Database, transaction } from "../db/client.ts";
import type { Shop } from "../shop.ts";
import { insertOrder } from "./insert-order.ts";
import {
	type BranchRow,
	branchRows,
	closeCart,
	idempotencyRow,
	keepIdempotencyKey,
	type MethodRow,
	methodRows,
	type OrderKeyRow,
	orderOfCart,
	redeemVoucher,
	shippedCountryRows,
} from "./order.sql.ts";
import { type Priced, totalsWith } from "./pricing.ts";
import { takeStock } from "./take-stock.ts";

type OrderRefusal =
	| "not_found"
	| "key_reused"
	| "cart_empty"
	| "not_active"
	| "out_of_stock"
	| "price_changed"
	| "branch_not_exists"
	| "payment_not_allowed"
	| "country_not_shipped";

/** Thrown inside the transaction so that everything taken so far is put back. */
class Refused extends Error {
	readonly refusal: Refusal<OrderRefusal>;
	constructor(refusal: Refusal<OrderRefusal>) {
		super(refusal.error);
		this.refusal = refusal;
	}
}

/**
 * Places the order of a cart, all or nothing: cart, voucher and stock rows are locked in this order, stock is taken by a
 * guarded statement, the order keeps its own prices, and its confirmation is queued in the same transaction. One cart makes
 * one order; a repeat gets the same one (`isRepeat`). The same key with another body is refused.
 */
export async function placeOrder(
	shop: Shop,
	asker: Asker,
	cartId: string,
	body: OrderBody,
	idempotencyKey?: string,
): Promise<Result<{ order: OrderCreated; isRepeat: boolean }, OrderRefusal>> {
	try {
		return await transaction(shop.db, async (tx) => accept(await place(shop, tx, asker, cartId, body, idempotencyKey)));
	} catch (error) {
		if (error instanceof Refused) return error.refusal;
		throw error;
	}
}

async function place(shop: Shop, tx: Database, asker: Asker, cartId: string, body: OrderBody, key: string | undefined) {
	const now = shop.now();
	const cart = await cartRow(tx, cartId, { lock: true });
	if (!mayUse(cart, asker)) throw new Refused(refuse("not_found"));
	const keyId = key === undefined ? null : sha256(`${cartId}\n${key}`);
	const requestHash = sha256(JSON.stringify(body));
	const used = keyId === null ? undefined : await idempotencyRow(tx, keyId);
	if (used && used.request_hash !== requestHash) throw new Refused(refuse("key_reused"));
	const known = await orderOfCart(tx, cartId);
	if (known) {
		const { id, hash, number } = known;
		if (keyId !== null && !used)
			await keepIdempotencyKey(tx, { id: keyId, requestHash, body: { id, hash, number }, now });
		return { order: createdReply(known), isRepeat: true };
	}

	const priced: Priced = {
		cart,
		items: await cartItemRows(tx, cartId, cart.locale),
		vouchers: await cartVoucherRows(tx, cartId),
	};
	const { method, branch } = await checked(shop, tx, priced, body);
	const totals = totalsWith(priced, method);
	if (body.expectedTotal !== undefined && body.expectedTotal !== totals.totalMinor) {
		throw new Refused(refuse("price_changed", totals.totalMinor));
	}
	for (const voucher of [...priced.vouchers].sort((a, b) => a.id - b.id)) {
		if (!(await redeemVoucher(tx, voucher.id))) throw new Refused(refuse("price_changed"));
	}
	const wanted = priced.items.map((item) => ({
		variantId: item.variant_id,
		quantity: item.quantity,
		name: item.product_name,
	}));
	const taken = await takeStock(tx, wanted, branch?.place_id ?? null);
	if (!taken.ok) throw new Refused(taken);

	const order = await insertOrder(tx, {
		priced,
		body,
		method,
		branchId: branch?.id ?? null,
		userId: asker.userId,
		totals,
		moves: taken.value.moves,
		hash: randomBytes(24).toString("base64url"),
		now,
	});
	await closeCart(tx, cartId, now);
	if (keyId !== null) await keepIdempotencyKey(tx, { id: keyId, requestHash, body: order, now });
	await shop.jobs.enqueue(tx, "mail.order", { orderId: order.id });
	await announce(tx, changedTags(priced, taken.value.soldOut));
	return { order: createdReply({ ...order, locale: cart.locale }), isRepeat: false };
}

async function checked(
	shop: Shop,
	tx: Database,
	priced: Priced,
	body: OrderBody,
): Promise<{ method: MethodRow; branch: BranchRow | null }> {
	const { cart, items } = priced;
	if (items.length === 0) throw new Refused(refuse("cart_empty"));
	const inactive = items.find((item) => !item.is_active);
	if (inactive) throw new Refused(refuse("not_active", inactive.product_name));
	const methods = await methodRows(tx, cart.locale);
	const method = methods.find((pair) => pair.delivery_id === body.deliveryId && pair.payment_id === body.paymentId);
	if (!method) throw new Refused(refuse("payment_not_allowed"));
	if (method.delivery_kind !== "branch") {
		const countries = await shippedCountryRows(tx, cart.locale, shop.market);
		const { country } = body.address ?? body.invoice;
		if (!countries.some(({ code }) => code === country)) throw new Refused(refuse("country_not_shipped", country));
		return { method, branch: null };
	}
	const branch = (await branchRows(tx, [])).find(({ id }) => id === body.branchId);
	if (!branch) throw new Refused(refuse("branch_not_exists"));
	return { method, branch };
}

function createdReply(order: OrderKeyRow): OrderCreated {
	return { id: order.id, hash: order.hash, number: order.number, url: orderPath(order.locale, order) };
}

/** Pages of the goods themselves; lists only when something sold out. */
function changedTags({ items }: Priced, soldOut: number[]): ChangeTag[] {
	const tags: ChangeTag[] = items.map((item) => `product:${item.product_id}` as const);
	return soldOut.length > 0 ? [...tags, "listings"] : tags;
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
