import type { SalesGroup } from "../../../domain/money/sales.ts";
import { pragueDay, pragueMoment } from "../../../domain/time/calendar-day.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type SalesRow, salesRows } from "./sales.sql.ts";

/** Orders with goods kept, pieces kept, and value of these goods after vouchers in CZK haléře. */
export type SalesSums = { orders: number; pieces: number; netMinor: number; grossMinor: number };

export type SalesReport = {
	from: Date;
	/** End of the period, excluded. */
	until: Date;
	total: SalesSums;
	/** Names in Czech; blank for goods without a category, and for orders not from a branch. */
	groups: (SalesSums & { name: string })[];
};

/**
 * Sales: certain orders (paid, or accepted for cash on delivery) by the time of ordering, less returned goods. Without a
 * start the period begins on the first day of the month in which it ends, in Prague. Changes nothing.
 */
export async function reportSales(
	shop: Shop,
	{ by, from, to }: { by: SalesGroup; from: Date | null; to: Date | null },
): Promise<SalesReport> {
	const until = to ?? shop.now();
	// The day of the period's last moment: a period that ends at midnight ends the day before.
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
