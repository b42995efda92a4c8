import type { DeliveryOptions } from "../../../contract/schemas/order.ts";
import { pickupDays, type WorkingDays } from "../../../domain/goods/availability.ts";
import type { Locale } from "../../../domain/locale.ts";
import { convertMinor, czkOfMinor } from "../../../domain/money/money.ts";
import { isPickup } from "../../../domain/order/delivery-kinds.ts";
import { isCashAllowed } from "../../../domain/order/order-limits.ts";
import { isCash } from "../../../domain/order/payment-kinds.ts";
import { pickupDates } from "../../../domain/time/pickup-dates.ts";
import { datesUntil, promisedDates } from "../../../domain/time/promised-dates.ts";
import { orderLimitsOf, readDispatch } from "../../content/settings/shop-wide.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cartRow } from "../cart/cart.sql.ts";
import { type Asker, mayUse } from "../cart/cart.ts";
import { type CartItemRow, cartItemRows } from "../cart/cart-items.sql.ts";
import { cartVouchers } from "../cart/cart-vouchers.ts";
import { branchRows, type MethodRow, methodRows, shippedCountryRows } from "./order.sql.ts";
import { priceLinesOf, totalsWith } from "./pricing.ts";

/** Deliveries and payments for a cart, with the total of each combination; null for a foreign or missing cart. */
export async function getDeliveryOptions(
	shop: Shop,
	asker: Asker,
	locale: Locale,
	cartId: string,
): Promise<DeliveryOptions | null> {
	const cart = await cartRow(shop.db, cartId, { lock: false });
	if (!mayUse(cart, asker) || cart.ordered_at) return null;
	const limits = orderLimitsOf(cart.order_limits);
	const now = shop.now();
	const [items, methods, countries, dispatch] = await Promise.all([
		cartItemRows(shop.db, cart, locale),
		methodRows(shop.db, locale),
		shippedCountryRows(shop.db, locale, shop.market),
		readDispatch(shop.db),
	]);
	const variantIds = items.map((item) => item.variant_id);
	const [branches, vouchers] = await Promise.all([
		branchRows(shop.db, variantIds),
		cart.may_have_vouchers ? cartVouchers(shop.db, { cart, items }, { now }) : [],
	]);
	const isTooDear = (method: MethodRow) => {
		const totalCzkMinor = czkOfMinor(totalsWith({ cart, items, vouchers }, method).totalMinor, cart.currency);
		return isCash(method.payment_kind) && !isCashAllowed(totalCzkMinor, limits);
	};
	const offered = methods.filter((method) => !isTooDear(method));
	const datesOf = (days: WorkingDays) => promisedDates(days, now, dispatch);
	return {
		deliveries: [...Map.groupBy(offered, (method) => method.delivery_id).values()].flatMap((pairs) => {
			const [first] = pairs;
			if (!first) return [];
			const days = { from: first.days_from, to: first.days_to };
			return [
				{
					id: first.delivery_id,
					key: first.delivery_key,
					kind: first.delivery_kind,
					name: first.delivery_name,
					description: first.delivery_description,
					price_with_tax: totalsWith({ cart, items, vouchers }, first).deliveryMinor,
					days,
					dates: datesOf(days),
					// A courier delivers from the warehouse alone (decisions 4); each branch lists its own missing goods.
					missing: isPickup(first.delivery_kind) ? [] : goodsAbove(items, ({ warehouse }) => warehouse),
					payments: pairs.map((pair) => {
						const prices = priceLinesOf(totalsWith({ cart, items, vouchers }, pair));
						return {
							id: pair.payment_id,
							key: pair.payment_key,
							kind: pair.payment_kind,
							name: pair.payment_name,
							description: pair.payment_description,
							price_with_tax: prices.payment_with_tax,
							prices,
						};
					}),
				},
			];
		}),
		branches: branches.map((branch) => {
			const here = (variantId: number) => branch.stock[variantId] ?? 0;
			const short = goodsAbove(items, ({ variant_id: variantId }) => here(variantId));
			const { id, name, street, city, zip, latitude, longitude } = branch;
			const days = pickupDays({ isPrague: branch.is_prague, lacksStock: short.length > 0 });
			return {
				id,
				name,
				street,
				city,
				zip,
				position: { latitude, longitude },
				days,
				dates: pickupDates(datesOf(days), branch.opening),
				lacks_stock: short.length > 0,
				short,
				missing: goodsAbove(items, ({ variant_id: variantId, warehouse }) => warehouse + here(variantId)),
			};
		}),
		dates_until: datesUntil(now, dispatch).toISOString(),
		countries,
		cash_limit: offered.length < methods.length ? convertMinor(limits.cashCzk * 100, cart.currency) : null,
		is_survey_sent: shop.survey.isOn,
	};
}

/** Names of goods of which the cart has more than this stock. */
function goodsAbove(items: CartItemRow[], stockOf: (item: CartItemRow) => number): string[] {
	const short = [...Map.groupBy(items, (item) => item.variant_id).values()].flatMap((lines) => {
		const [first] = lines;
		const wanted = lines.reduce((sum, line) => sum + line.quantity, 0);
		return first && wanted > stockOf(first) ? [first.product_name] : [];
	});
	return [...new Set(short)];
}
