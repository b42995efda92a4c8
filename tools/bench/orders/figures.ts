import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { accountingPeriod } from "#lib/domain/money/accounting-period.ts";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { exportBooks } from "#lib/shop/backoffice/books/export-books.ts";
import { listOrders } from "#lib/shop/backoffice/orders/list-orders.ts";
import { showOrder } from "#lib/shop/backoffice/orders/show-order.ts";
import { listPicking, TO_BE_PACKED } from "#lib/shop/backoffice/packing/list-picking.ts";
import { reportSales } from "#lib/shop/backoffice/sales/report-sales.ts";
import { readFigures } from "#lib/shop/health/figures.sql.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { deleteUserRow, lockEverythingOf, releaseCarts } from "#lib/shop/members/account/delete-account.sql.ts";
import { listUsers, showUser } from "#lib/shop/members/account/manage-users.ts";
import { listOwnOrders } from "#lib/shop/members/account/own-orders.ts";
import { accountRow } from "#lib/shop/people/customer/account.sql.ts";
import { sweepCarts } from "#lib/shop/selling/cart/cart.ts";
import { openAmountRow } from "#lib/shop/selling/order/open-orders.sql.ts";
import { getOrder } from "#lib/shop/selling/order/read-order.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { BASKET, type Buyer } from "./buyer.ts";
import type { OrdersSample } from "./sample.ts";

type Call = () => Promise<unknown>;

export type OrdersFigure = {
	name: string;
	/** Largest acceptable growth from 10 000 to the greatest size; null when it grows with what it shows. */
	growthMax: number | null;
	/** What one call does, of several that differ. */
	calls(shop: Shop, sample: OrdersSample, buyer: Buyer): Call[];
};

const TIMES = 20;
const FEW = 3;
const repeated = (count: number, call: Call) => Array.from({ length: count }, () => call);
const ofEach = <T>(items: readonly T[], callOf: (item: T) => Promise<unknown>) =>
	items.map((item) => () => callOf(item));
const daysAgo = (shop: Shop, days: number) => new Date(shop.now().getTime() - days * DAY_S * SECOND_MS);

const UNDONE = "undone";

/** Runs `work` in a transaction that is rolled back. */
async function undone(shop: Shop, work: (tx: Database) => Promise<void>): Promise<void> {
	const ended = shop.db.transaction(async (tx) => {
		await work(tx);
		throw UNDONE;
	});
	await ended.catch((error: unknown) => {
		if (error !== UNDONE) throw error;
	});
}

async function deleteAccountRows(tx: Database, userId: number): Promise<void> {
	const account = await accountRow(tx, userId);
	if (!account) throw new Error("The customer is gone");
	await lockEverythingOf(tx, account);
	await releaseCarts(tx, account);
	await deleteUserRow(tx, userId);
}

export const FIGURES: readonly OrdersFigure[] = [
	{
		name: `a cart of ${BASKET} goods and its order`,
		growthMax: 2,
		calls: (_, __, buyer) => repeated(TIMES, buyer.order),
	},
	{
		name: "a customer's orders, first page",
		growthMax: null,
		calls: (shop, { customers }) => ofEach(customers, ({ id }) => listOwnOrders(shop, id, 1)),
	},
	{
		name: "the same of who has a hundredth of all orders",
		growthMax: null,
		calls: (shop, { busiest }) => repeated(TIMES, () => listOwnOrders(shop, busiest, 1)),
	},
	{
		name: "an account's deletion (locks, carts, its row)",
		growthMax: 2,
		calls: (shop, { customers }) => ofEach(customers, ({ id }) => undone(shop, (tx) => deleteAccountRows(tx, id))),
	},
	{
		name: "an order by its link",
		growthMax: 2,
		calls: (shop, { orders }) => ofEach(orders, ({ id, hash }) => getOrder(shop, id, hash)),
	},
	{
		name: "what a buyer still has to pay",
		growthMax: 2,
		calls: (shop, { orders }) =>
			ofEach(orders, ({ email }) => openAmountRow(shop.db, { email, ownerId: null, network: null })),
	},
	{
		name: "`orders show`",
		growthMax: 2,
		calls: (shop, { orders }) => ofEach(orders, ({ number }) => showOrder(shop, number)),
	},
	{
		name: "`orders list`, 50 of all",
		growthMax: 2,
		calls: (shop) => repeated(TIMES, () => listOrders(shop, { limit: 50 })),
	},
	{
		name: "`orders list`, of a state that is rare",
		growthMax: 2,
		calls: (shop) => repeated(TIMES, () => listOrders(shop, { state: "withdrawn", limit: 50 })),
	},
	{
		name: "`users list`, 50 of all",
		growthMax: null,
		calls: (shop) => repeated(TIMES, () => listUsers(shop, { limit: 50 })),
	},
	{
		name: "`users list` by a part of the e-mail",
		growthMax: null,
		calls: (shop, { customers }) =>
			ofEach(customers.slice(0, TIMES), ({ email }) => listUsers(shop, { emailPart: email, limit: 50 })),
	},
	{
		name: "`users show`",
		growthMax: 2,
		calls: (shop, { customers }) => ofEach(customers, ({ email }) => showUser(shop, email)),
	},
	{
		name: "`orders picking` (of 1 order in 400)",
		growthMax: null,
		calls: (shop) => repeated(FEW, () => listPicking(shop, { states: TO_BE_PACKED, branch: null })),
	},
	{
		name: "`sales` of a day by goods",
		growthMax: null,
		calls: (shop) =>
			repeated(TIMES, () => reportSales(shop, { by: "product", from: daysAgo(shop, 31), to: daysAgo(shop, 30) })),
	},
	{
		name: "`sales` of a month by goods",
		growthMax: null,
		calls: (shop) =>
			repeated(FEW, () => reportSales(shop, { by: "product", from: daysAgo(shop, 60), to: daysAgo(shop, 30) })),
	},
	{
		name: "`sales` of a year by day",
		growthMax: null,
		calls: (shop) =>
			repeated(1, () => reportSales(shop, { by: "day", from: daysAgo(shop, 365), to: daysAgo(shop, 0) })),
	},
	{
		name: "`accounting` of a month",
		growthMax: null,
		calls: (shop) => {
			const period = accountingPeriod(pragueDay(daysAgo(shop, 60)).slice(0, 7));
			if (!period) throw new Error("There is no such month");
			return repeated(1, () => exportBooks(shop, { period, locale: "cs" }));
		},
	},
	{
		name: "figures of `/metrics` (of the same orders)",
		growthMax: null,
		calls: (shop) => repeated(TIMES, () => readFigures(shop.db)),
	},
	{ name: "each hour: carts of guests swept", growthMax: 2, calls: (shop) => repeated(FEW, () => sweepCarts(shop)) },
	{ name: "each hour: the rest swept", growthMax: 2, calls: (shop) => repeated(FEW, () => sweepForgotten(shop)) },
	{
		name: "each minute: unpaid orders that expire",
		growthMax: 2,
		calls: (shop) => repeated(TIMES, () => expireOrders(shop)),
	},
];
