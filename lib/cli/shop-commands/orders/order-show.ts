import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { hasPlace } from "#lib/domain/people/postal-address.ts";
import { type OrderRecord, showOrder } from "#lib/shop/backoffice/orders/show-order.ts";
import { type Command, EXIT } from "../command.ts";
import { plainSpaces } from "../czk.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_ORDER, oneLine } from "./order-history.ts";
import { PERHAPS_SENT } from "./orders-refunds.ts";

const options = { json: { type: "boolean" } } as const;

export const orderShow: Command = {
	name: "order show",
	usage: "<number> [--json]",
	summary: "shows an order with its whole history",
	help: `Changes nothing. Shows what was ordered, by whom, how it is delivered and paid, its papers, its payments and what was
said of them, money given back, from which places its pieces were taken (put back: below zero), and its history with who and when.
Times are those of Prague.

  --json   as JSON, with UTC times and amounts in haléře or cents

  npm run shop -- order show 2600001`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["order number"]);
		if (!input.ok) return explainMisuse(orderShow, io, input.sentence);
		const [number = ""] = input.value.positionals;
		const record = await withShop(io, (shop) => showOrder(shop, number));
		if (!record) {
			io.complain(NO_SUCH_ORDER(number));
			return EXIT.refused;
		}
		if (input.value.values.json) io.print(JSON.stringify(record, null, 2));
		else for (const line of linesOf(record)) io.print(line);
		return EXIT.done;
	},
};

function linesOf(record: OrderRecord): string[] {
	const { order } = record;
	return [
		`Order ${order.number}: ${order.state}`,
		"",
		...alignColumns(["", ""], factsOf(record), []).slice(1),
		...table("Goods and prices", order.lines.map(priceCells(order)), [0, 3]),
		...table("History", record.history.map(historyCells), []),
		...table("Papers", record.invoices.map(paperCells), []),
		...table("Payments", record.payments.map(paymentCells(order)), [3]),
		...table("What was said of payments", record.payment_events.map(paymentEventCells), []),
		...table("Given back", record.refunds.map(refundCells(order)), [2]),
		...table("Pieces", record.stock.map(stockCells), [2]),
	];
}

function factsOf({ order, paid_at, withdrawal }: OrderRecord): string[][] {
	const { branch, pickup_point: point, address, invoice } = order;
	const place = branch ?? point;
	const unpaid = order.expires_at === null ? "not paid" : `not paid, expires ${time(order.expires_at)}`;
	const facts = [
		["Made", time(order.date)],
		["Buyer", `${order.email}, ${order.phone}`],
		["Invoice", [envelope(invoice), ...named("IČO", order.companyId), ...named("DIČ", order.taxId)].join(", ")],
		["Delivery", [order.delivery.name, place ? `${place.name}, ${town(place)}` : envelope(address)].join(": ")],
		...promised(order),
		["Payment", `${order.payment.name}, ${paid_at === null ? unpaid : `paid ${time(paid_at)}`}`],
		["Total", money(order.prices.total_with_tax, order)],
	];
	if (order.tracking) facts.push(["Parcel", order.tracking.number]);
	if (order.note !== "") facts.push(["Note", plainSpaces(order.note.replaceAll("\n", " "))]);
	if (order.withdraw_until !== null) facts.push(["Withdrawal", `possible until ${time(order.withdraw_until)}`]);
	if (withdrawal) {
		const { name, email, reason, date } = withdrawal;
		facts.push(["Withdrawn", [time(date), name, email, ...(reason === "" ? [] : [reason])].join(", ")]);
	}
	return facts;
}

/** The days promised to the buyer, or working days where these are not fixed yet. */
function promised({ days, dates, is_late }: Order): string[][] {
	if (dates) return [["Promised", `${rangeOf(dates)}${is_late ? ", LATE" : ""}`]];
	return days ? [["Promised", `${rangeOf(days)} working days`]] : [];
}

const rangeOf = <Day>({ from, to }: { from: Day | null; to: Day }) =>
	from === to ? `${to}` : `${from === null ? "up to" : `${from} to`} ${to}`;

const priceCells = (order: Order) => (line: Order["lines"][number]) => [
	`${line.quantity} ×`,
	line.code,
	[line.name || line.kind, line.variant_name, line.note].filter(Boolean).join(", ").replaceAll("\n", " "),
	money(line.total_with_tax, order),
];

const historyCells = ({ state, cause, by, note, date }: OrderRecord["history"][number]) => [
	time(date),
	state,
	cause,
	by,
	note,
];

const paperCells = ({ number, kind, date }: OrderRecord["invoices"][number]) => [
	time(date),
	kind === "invoice" ? "invoice" : "credit note",
	number,
];

const paymentCells = (order: Order) => (payment: OrderRecord["payments"][number]) => [
	time(payment.date),
	payment.gateway,
	payment.transaction_id,
	money(payment.amount_minor, order),
	payment.state,
];

const paymentEventCells = (event: OrderRecord["payment_events"][number]) => [
	time(event.date),
	event.gateway,
	event.transaction_id,
	event.kind,
	oneLine(
		Object.entries(event.detail)
			.map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`)
			.join(", "),
	),
];

const refundCells = (order: Order) => (refund: OrderRecord["refunds"][number]) => [
	time(refund.date),
	refund.state,
	money(refund.amount_minor, order),
	refund.reason,
	wayOf(refund),
];

function wayOf({ is_unheard, is_by_hand, is_held }: OrderRecord["refunds"][number]): string {
	if (is_unheard) return `by hand, ${PERHAPS_SENT}`;
	if (is_by_hand) return "by hand";
	return is_held ? "waits for the goods" : "through the gateway";
}

const stockCells = ({ code, place, quantity }: OrderRecord["stock"][number]) => [code, place, `${quantity}`];

/** Rows under a heading; empty without rows. */
function table(title: string, rows: string[][], right: number[]): string[] {
	const [first] = rows;
	if (!first) return [];
	const aligned = alignColumns(
		first.map(() => ""),
		rows,
		right,
	).slice(1);
	return ["", title, ...aligned.map((line) => `  ${line}`)];
}

const time = (moment: string) => pragueTime.format(new Date(moment));
const money = (minor: number, { currency }: Order) => plainSpaces(formatMoney(minor, currency));
const named = (label: string, value: string) => (value === "" ? [] : [`${label} ${value}`]);

type Place = { street: string; city: string; zip: string };

const town = ({ street, city, zip }: Place) => `${street}, ${zip} ${city}`;

function envelope(address: Order["address"]): string {
	if (!address) return "";
	const person = `${address.firstname} ${address.lastname}`.trim();
	const place = hasPlace(address) ? [town(address), address.country] : [];
	return [address.company, person, ...place].filter(Boolean).join(", ");
}
