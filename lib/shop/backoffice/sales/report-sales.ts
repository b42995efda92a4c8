import type { SalesGroup } from "../../../domain/money/sales.ts";
import { pragueDay, pragueMoment } from "../../../domain/time/calendar-day.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type SalesRow, salesRows } from "./sales.sql.ts";

/** Orders that had something kept, pieces, and CZK haléře of goods after vouchers. */
export type SalesSums = { orders: number; pieces: number; netMinor: number; grossMinor: number };

export type SalesReport = {
	from: Date;
	/** The first moment that is not in it. */
	until: Date;
	total: SalesSums;
	/** Named in Czech; blank are goods that have no category any more, and orders that no branch gave out. */
	groups: (SalesSums & { name: string })[];
};

/**
 * What was sold: certain orders (paid, or accepted on delivery) by the moment at which they were placed, less what was given
 * back. Without a beginning it is the first day of the month in which it ends, in Prague. Changes nothing.
 */
export async function reportSales(
	shop: Shop,
	{ by, from, to }: { by: SalesGroup; from: Date | null; to: Date | null },
): Promise<SalesReport> {
	const until = to ?? shop.now();
	// The day of the last moment in it: a period that ends at midnight is of the day before.
	const lastDay = pragueDay(new Date(until.getTime() - 1));
	const begin = from ?? pragueMoment(`${lastDay.slice(0, 7)}-01`, "00:00");
	const rows = await salesRows(shop.db, { by, from: begin, until });
	const total = rows.find(({ is_total }) => is_total);
	if (!total) throw new Error("Sales have no total");
	const groups = rows.filter(({ is_total }) => !is_total).map((row) => ({ name: row.name ?? "", ...sumsOf(row) }));
	return { from: begin, until, total: sumsOf(total), groups };
}

function sumsOf({ orders, pieces, net_minor, gross_minor }: SalesRow): SalesSums {
	return { orders, pieces, netMinor: Number(net_minor), grossMinor: Number(gross_minor) };
}
