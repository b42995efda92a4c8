import { formatMoney } from "#lib/domain/money/money.ts";
import { isOrderState, ORDER_STATES } from "#lib/domain/order/order-states.ts";
import { type ListedOrder, listOrders } from "#lib/shop/backoffice/orders/list-orders.ts";
import { type Command, EXIT } from "../command.ts";
import { plainSpaces } from "../czk.ts";
import { nearest } from "../nearest.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = { state: { type: "string" }, limit: { type: "string" }, json: { type: "boolean" } } as const;
const LIMIT = { usual: 20, min: 1, max: 10_000 };
const STATES = [...ORDER_STATES];

export const ordersList: Command = {
	name: "orders list",
	usage: "[--state <state>] [--limit <number>] [--json]",
	summary: "shows orders, the newest first",
	help: `Changes nothing. Times are those of Prague; "items" are pieces of goods.

  --state <state>    only orders in this state: ${STATES.join(", ")}
  --limit <number>   how many at most, ${LIMIT.usual} unless said otherwise, ${LIMIT.max} at most
  --json             as JSON, with UTC times and totals in haléře or cents`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(ordersList, io, input.sentence);
		const { state, limit: typedLimit = `${LIMIT.usual}`, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(ordersList, io, sentence);
		}
		if (state !== undefined && !isOrderState(state)) {
			const sentence = `There is no order state "${state}". Did you mean ${nearest(state, STATES)}?`;
			return explainMisuse(ordersList, io, sentence);
		}
		const orders = await withShop(io, (shop) => listOrders(shop, { limit, ...(state === undefined ? {} : { state }) }));
		if (json) io.print(JSON.stringify(orders.map(jsonOf), null, 2));
		else if (orders.length === 0) io.print(state === undefined ? "There are no orders yet." : `No order is ${state}.`);
		else for (const line of alignColumns(HEADER, orders.map(rowOf), RIGHT)) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["Number", "Date", "State", "E-mail", "Total", "Items"];
const RIGHT = [4, 5];

function rowOf(order: ListedOrder): string[] {
	const { number, createdAt, state, email, totalMinor, currency, items } = order;
	return [
		number,
		pragueTime.format(createdAt),
		state,
		email,
		plainSpaces(formatMoney(totalMinor, currency)),
		`${items}`,
	];
}

function jsonOf({ number, createdAt, state, email, totalMinor, currency, items }: ListedOrder) {
	return {
		number,
		date: createdAt.toISOString(),
		state,
		email,
		total_minor: totalMinor,
		currency: currency.code,
		items,
	};
}
