import { SALES_GROUPS, type SalesGroup } from "#lib/domain/money/sales.ts";
import { reportSales, type SalesReport, type SalesSums } from "#lib/shop/backoffice/sales/report-sales.ts";
import { csvAmount, csvOf } from "#lib/shop/kernel/base/csv.ts";
import { type Command, EXIT } from "./command.ts";
import { czk } from "./czk.ts";
import { nearest } from "./nearest.ts";
import { explainMisuse, readArgs, wholeNumber } from "./read-args.ts";
import { alignColumns } from "./table.ts";
import { typedPeriod } from "./typed-period.ts";
import { withShop } from "./with-shop.ts";

const options = {
	from: { type: "string" },
	to: { type: "string" },
	by: { type: "string" },
	limit: { type: "string" },
	json: { type: "boolean" },
	csv: { type: "boolean" },
} as const;
const LIMIT = { usual: 100, min: 1, max: 1_000_000 };
/** Enough for a year of a large shop. */
const QUERY_TIMEOUT_MS = 60_000;

export const sales: Command = {
	name: "sales",
	usage: "[--from <day>] [--to <day>] [--by day|product|category|branch] [--limit <number>] [--json | --csv]",
	summary: "shows what was sold",
	help: `Changes nothing. Orders count once they are certain, paid or accepted on delivery, on the day on which they were placed. Those that
were cancelled do not count; of those that were withdrawn counts what the buyer kept. Money is of goods alone, after vouchers and
without delivery and fees, in crowns at the rate of each order. An order with several groups counts in each of them, and once in the
total. Days are those of Prague; this month unless said otherwise.

  --from <day>       only orders from this day or time on, 2026-11-01 or "2026-11-01 18:00"; the first day of the month otherwise
  --to <day>         only orders to the end of this day, or until this time
  --by day           the default; or by product, by category (the main one of the product), by branch where orders are fetched
  --limit <number>   how many groups at most, ${LIMIT.usual} unless said otherwise; the total is always that of all
  --json             as JSON, with UTC times and amounts in haléře
  --csv              as CSV with semicolons and decimal commas

  npm run shop -- sales --by product --limit 20
  npm run shop -- sales --from 2026-10-01 --to 2026-10-31 --by branch`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(sales, io, input.sentence);
		const { by = "day", limit: typedLimit = `${LIMIT.usual}`, json, csv } = input.value.values;
		if (json && csv) return explainMisuse(sales, io, "Give --json or --csv, not both.");
		const group = SALES_GROUPS.find((one) => one === by);
		if (!group) {
			const sentence = `--by takes ${SALES_GROUPS.join(", ")}, not "${by}". Did you mean ${nearest(by, [...SALES_GROUPS])}?`;
			return explainMisuse(sales, io, sentence);
		}
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(sales, io, sentence);
		}
		const period = typedPeriod(input.value.values);
		if (!period.ok) return explainMisuse(sales, io, period.sentence);
		const report = await withShop(io, (shop) => reportSales(shop, { by: group, ...period.value }), {
			queryTimeoutMs: QUERY_TIMEOUT_MS,
		});
		const groups = report.groups.slice(0, limit);
		if (json) io.print(JSON.stringify(jsonOf({ ...report, groups }), null, 2));
		else if (csv) io.print(csvOf([CSV_HEADER, ...groups.map((one) => csvCells(one, group))], ";").trimEnd());
		else if (report.groups.length === 0) io.print("Nothing was sold in this time.");
		else {
			const rows = groups.map((one) => cells(nameOf(one.name, group), one));
			const header = [HEADS[group], "Orders", "Pieces", "Without VAT", "With VAT"];
			const lines = alignColumns(header, [...rows, cells("Total", report.total)], [1, 2, 3, 4]);
			for (const line of lines) io.print(line);
			if (report.groups.length > limit) io.print("There are more; --limit shows them.");
		}
		return EXIT.done;
	},
};

const HEADS = { day: "Day", product: "Product", category: "Category", branch: "Branch" } as const;
const NAMELESS = { day: "", product: "", category: "(goods no longer there)", branch: "(sent)" } as const;
const CSV_HEADER = ["name", "orders", "pieces", "without_vat_czk", "with_vat_czk"];

function nameOf(name: string, by: SalesGroup): string {
	return name || NAMELESS[by];
}

function cells(name: string, { orders, pieces, netMinor, grossMinor }: SalesSums): string[] {
	return [name, `${orders}`, `${pieces}`, czk(netMinor), czk(grossMinor)];
}

function csvCells({ name, ...sums }: SalesReport["groups"][number], by: SalesGroup): string[] {
	const { orders, pieces, netMinor, grossMinor } = sums;
	return [nameOf(name, by), `${orders}`, `${pieces}`, csvAmount(netMinor), csvAmount(grossMinor)];
}

function jsonOf({ from, until, total, groups }: SalesReport) {
	const sums = ({ orders, pieces, netMinor, grossMinor }: SalesSums) => ({
		orders,
		pieces,
		without_vat: netMinor,
		with_vat: grossMinor,
	});
	return {
		from: from.toISOString(),
		until: until.toISOString(),
		total: sums(total),
		groups: groups.map((one) => ({ name: one.name, ...sums(one) })),
	};
}
