import type { Cart } from "../../../contract/schemas/cart.ts";
import type { VoucherAddBody, VoucherDeleteBody } from "../../../contract/schemas/voucher.ts";
import { CART_MAX_VOUCHERS } from "../../../domain/cart/cart-limits.ts";
import {
	CART_SERVICE_TYPE,
	isRemovableVoucher,
	normalisedVoucherCode,
	type VoucherProblemCode,
} from "../../../domain/cart/voucher.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { checkVoucher } from "../voucher/check-vouchers.ts";
import { cartVoucherRows, deleteCartVoucher, insertCartVoucher, voucherByCode } from "../voucher/voucher.sql.ts";
import { cartRow, writeCartLocale } from "./cart.sql.ts";
import { type Asker, type CartContent, cartOf, mayUse, readIn } from "./cart.ts";
import { cartItemRows } from "./cart-items.sql.ts";
import { goodsMinorOf } from "./cart-vouchers.ts";

type CartRefusal = "not_found" | "cart_ordered";
type AddRefusal = CartRefusal | "not_exists" | "voucher_is_already_added" | "vouchers_full" | VoucherProblemCode;

/**
 * Adds a voucher to a cart by its code, after those it has; returns the whole cart. Refuses with a code of promises §8; the
 * value is the count, or the minimal price in minor units. Only an order uses the voucher up.
 */
export async function addVoucher(
	shop: Shop,
	asker: Asker,
	cartId: string,
	body: VoucherAddBody,
): Promise<Result<Cart, AddRefusal>> {
	return changeCart(shop, asker, { cartId, locale: body.locale }, async (tx, { cart, items }, now) => {
		const guestEmail = body.guestEmail || null;
		const code = normalisedVoucherCode(body.voucherCode);
		const row = await voucherByCode(tx, code, { userId: cart.user_id, guestEmail });
		if (!row) return refuse("not_exists");
		if (body.serviceType !== CART_SERVICE_TYPE) return refuse("service_type");
		const added = await cartVoucherRows(tx, cartId);
		if (added.some(({ id }) => id === row.id)) return refuse("voucher_is_already_added");
		const { problem } = checkVoucher(row, { goodsMinor: goodsMinorOf(cart, items), currency: cart.currency, now });
		if (problem) return refuse(problem.code, problem.value ?? undefined);
		if (added.length >= CART_MAX_VOUCHERS) return refuse("vouchers_full", CART_MAX_VOUCHERS);
		await insertCartVoucher(tx, { cartId, voucherId: row.id, guestEmail, now });
		return null;
	});
}

/** Removes a voucher from a cart; returns the whole cart. Does nothing when the cart does not have it. */
export async function deleteVoucher(
	shop: Shop,
	asker: Asker,
	cartId: string,
	{ voucherId, locale }: VoucherDeleteBody,
): Promise<Result<Cart, CartRefusal | "order_voucher">> {
	return changeCart(shop, asker, { cartId, locale }, async (tx, _content, now) => {
		const voucher = (await cartVoucherRows(tx, cartId)).find(({ id }) => id === voucherId);
		if (!voucher) return null;
		if (!isRemovableVoucher(voucher)) return refuse("order_voucher");
		await deleteCartVoucher(tx, { cartId, voucherId, now });
		return null;
	});
}

/** Runs `change` with the cart's row locked, and returns the whole cart in the shopper's language, unless `change` refuses. */
async function changeCart<Code extends string>(
	shop: Shop,
	asker: Asker,
	{ cartId, locale }: { cartId: string; locale: Locale | undefined },
	change: (tx: Database, content: CartContent, now: Date) => Promise<ReturnType<typeof refuse<Code>> | null>,
): Promise<Result<Cart, Code | CartRefusal>> {
	return transaction(shop.db, async (tx) => {
		const held = await cartRow(tx, cartId, { lock: true });
		if (!mayUse(held, asker)) return refuse("not_found");
		if (held.ordered_at) return refuse("cart_ordered");
		const cart = readIn(held, locale);
		const content = { cart, items: await cartItemRows(tx, cart, cart.locale) };
		const now = shop.now();
		const refusal = await change(tx, content, now);
		if (refusal) return refusal;
		await writeCartLocale(tx, held, cart.locale);
		return accept(await cartOf(tx, content, { locale: cart.locale, now }));
	});
}
