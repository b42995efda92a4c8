import { join } from "node:path";
import { TO_BE_PACKED } from "#lib/shop/backoffice/packing/list-picking.ts";
import { makeSlips } from "#lib/shop/backoffice/packing/make-slips.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { writeFiles } from "../write-files.ts";
import { NO_SUCH_ORDER } from "./order-history.ts";
import { typedOrders } from "./typed-orders.ts";

const options = { state: { type: "string" }, out: { type: "string" }, "one-file": { type: "boolean" } } as const;

export const ordersSlips: Command = {
	name: "orders slips",
	usage: "[<number> …] [--state <state>] [--out <folder>] [--one-file]",
	summary: "writes packing slips of orders as PDF files",
	help: `Writes a slip of each order, in the order's language, and prints where: what is in it, to whom it goes and how, what was
noted, and what is to be collected on delivery. No other price stands there, since a parcel may be a gift; prices are on the
invoice. Orders to be packed (paid and accepted) unless numbers or a state are named; a cancelled or withdrawn one is named
and gets none, and the exit code is ${EXIT.refused}. Files that are there already are written anew; others on the computer
cannot read new ones. Changes nothing in the shop.

  --state <state>   orders in this state
  --out <folder>    where to write, made when it is missing; the present folder otherwise
  --one-file        all in one file, to print at once

  npm run shop -- orders slips --out slips --one-file
  npm run shop -- orders slips 2600001 2600002`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, [], { hasMore: true });
		if (!input.ok) return explainMisuse(ordersSlips, io, input.sentence);
		const { positionals: numbers, values } = input.value;
		const { state, out = ".", "one-file": isOneFile = false } = values;
		const which = typedOrders({ numbers, state }, TO_BE_PACKED);
		if (!which.ok) return explainMisuse(ordersSlips, io, which.sentence);
		const slips = await withShop(io, (shop) => makeSlips(shop, which.value, { isOneFile }));
		if (!slips.ok) {
			io.complain(NO_SUCH_ORDER(`${slips.value}`));
			return EXIT.refused;
		}
		const { files, ended } = slips.value;
		for (const order of ended) io.complain(`Order ${order.number} gets no slip: it is ${order.state}.`);
		if (files.length === 0 && ended.length === 0) {
			io.print(state === undefined ? "Nothing waits to be packed." : `No order is ${state}.`);
			return EXIT.done;
		}
		const written = await writeFiles(
			io,
			files.map(({ name, bytes }) => ({ path: join(out, name), content: bytes })),
		);
		return ended.length > 0 ? EXIT.refused : written;
	},
};
