import type { OrderBody } from "../../../contract/schemas/order.ts";
import type { OrderTotals } from "../../../domain/cart/cart.ts";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { WorkingDays } from "../../../domain/goods/availability.ts";
import { convertMinor } from "../../../domain/money/money.ts";
import { unitCzkMinor } from "../../../domain/money/price.ts";
import { isBrought } from "../../../domain/order/delivery-kinds.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import { isCash } from "../../../domain/order/payment-kinds.ts";
import type { PromisedDates } from "../../../domain/time/promised-dates.ts";
import type { Database } from "../../kernel/db/client.ts";
import {
	type OrderPickupPoint,
	orderEvents,
	orderLines,
	orderStockMoves,
	orders,
} from "../../kernel/db/schema/orders.ts";
import type { MethodRow } from "./order.sql.ts";
import type { Priced } from "./pricing.ts";
import type { StockMove } from "./stock/take-stock.ts";

type NewOrder = {
	priced: Priced;
	body: OrderBody;
	isSurveyRefused: boolean;
	method: MethodRow;
	branchId: number | null;
	days: WorkingDays;
	/** Null: they follow from the payment. */
	dates: PromisedDates | null;
	pickupPoint: OrderPickupPoint | null;
	userId: number | null;
	/** The sender's network, until the order is paid. */
	network: string | null;
	totals: OrderTotals;
	cheapestDeliveryMinor: number | null;
	/** Seconds until it expires; null: it need not be paid first. */
	expiresS: number | null;
	moves: StockMove[];
	hash: string;
	now: Date;
};

type NewLine = Omit<typeof orderLines.$inferInsert, "orderId" | "position" | "totalMinor">;

/** Writes an order with its lines, stock moves and first event; prices are copied, so later changes do not touch them. */
export async function insertOrder(
	tx: Database,
	order: NewOrder,
): Promise<{ id: number; hash: string; number: string; state: OrderState }> {
	const { body, method, totals, expiresS, now } = order;
	const { cart } = order.priced;
	// Cash is paid on delivery; card and transfer must be paid first.
	const state = isCash(method.payment_kind) ? "accepted" : "waiting_for_payment";
	const [row] = await tx
		.insert(orders)
		.values({
			hash: order.hash,
			cartId: cart.id,
			userId: order.userId,
			network: order.network,
			state,
			locale: cart.locale,
			currencyCode: cart.currency.code,
			currencyRate: cart.currency.rate,
			currencyDecimals: cart.currency.decimals,
			email: body.email,
			phone: body.phone,
			companyId: body.isCompany ? body.companyId : "",
			taxId: body.isCompany ? body.taxId : "",
			invoice: body.invoice,
			address: isBrought(method.delivery_kind) ? (body.address ?? body.invoice) : null,
			deliveryId: method.delivery_id,
			paymentId: method.payment_id,
			branchId: order.branchId,
			pickupPoint: order.pickupPoint,
			daysFrom: order.days.from,
			daysTo: order.days.to,
			promisedFrom: order.dates?.from,
			promisedTo: order.dates?.to,
			note: body.note ?? "",
			isSurveyRefused: order.isSurveyRefused,
			totalMinor: totals.totalMinor,
			cheapestDeliveryMinor: order.cheapestDeliveryMinor,
			vat: totals.vat,
			expiresAt: expiresS === null ? null : new Date(now.getTime() + expiresS * SECOND_MS),
			createdAt: now,
		})
		.returning({ id: orders.id, hash: orders.hash, number: orders.number, state: orders.state });
	if (!row) throw new Error("The order was not written");

	const lines = linesOf(order);
	await tx.insert(orderLines).values(
		lines.map((line, position) => ({
			...line,
			orderId: row.id,
			position,
			totalMinor: line.unitMinor * line.quantity,
		})),
	);
	await tx.insert(orderStockMoves).values(order.moves.map((move) => ({ ...move, orderId: row.id, createdAt: now })));
	await tx.insert(orderEvents).values({ orderId: row.id, state, cause: "shopper", createdAt: now });
	return row;
}

function linesOf({ priced, method, totals }: NewOrder): NewLine[] {
	const { vouchers, cart } = priced;
	const items = withAddonsBehind(priced.items);
	const places = new Map(items.map(({ id }, place) => [id, place]));
	const goods: NewLine[] = items.map((item) => ({
		kind: "goods",
		parentPosition: item.parent_id === null ? null : places.get(item.parent_id),
		productId: item.product_id,
		variantId: item.variant_id,
		code: item.variant_code,
		name: item.product_name,
		variantName: item.variant_name,
		note: item.note,
		quantity: item.quantity,
		unitMinor: convertMinor(unitCzkMinor(item), cart.currency),
		vatPercent: item.vat,
		withdrawalExemption: item.withdrawal_exemption,
	}));
	const discounts: NewLine[] = vouchers.map((voucher, index) => ({
		kind: "voucher",
		voucherId: voucher.id,
		code: voucher.code,
		name: voucher.code,
		quantity: 1,
		unitMinor: -(totals.discounts[index]?.minor ?? 0),
		vatPercent: "0",
	}));
	const delivery: NewLine = {
		kind: "delivery",
		code: method.delivery_key,
		name: method.delivery_name,
		quantity: 1,
		unitMinor: totals.deliveryMinor,
		vatPercent: method.delivery_vat,
	};
	const payment: NewLine = {
		kind: "payment",
		code: method.payment_key,
		name: method.payment_name,
		quantity: 1,
		unitMinor: totals.paymentMinor,
		vatPercent: method.payment_vat,
	};
	const rounding: NewLine = {
		kind: "rounding",
		name: "",
		quantity: 1,
		unitMinor: totals.roundingMinor,
		vatPercent: "0",
	};
	return [...goods, ...discounts, delivery, payment, ...(totals.roundingMinor === 0 ? [] : [rounding])];
}

/** Items in their order, each followed by its add-ons. */
function withAddonsBehind(items: Priced["items"]): Priced["items"] {
	const isAddon = (item: Priced["items"][number]) => items.some(({ id }) => id === item.parent_id);
	const addonsOf = ({ id }: Priced["items"][number]) => items.filter((item) => item.parent_id === id);
	return items.filter((item) => !isAddon(item)).flatMap((item) => [item, ...addonsOf(item)]);
}
