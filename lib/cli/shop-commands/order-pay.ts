import { payOrder } from "#lib/shop/order/pay-order.ts";
import { type Command, EXIT } from "./command.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { withShop } from "./with-shop.ts";

export const orderPay: Command = {
	name: "order pay",
	usage: "<number>",
	summary: "marks an order as paid",
	help: `Moves an order that waits for payment, or is new, to paid and writes the time down. An order that is paid already stays
as it is (exit code 0). A cancelled one, or one that is on its way, is refused (exit code 1).

  npm run shop -- order pay 2600001`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, ["order number"]);
		if (!input.ok) return explainMisuse(orderPay, io, input.sentence);
		const [number = ""] = input.value.positionals;
		const paid = await withShop(io, (shop) => payOrder(shop, { number, cause: "command" }));
		if (paid.ok) {
			io.print(
				paid.value.isRepeat ? `Order ${number} is paid already; nothing was changed.` : `Order ${number} is paid.`,
			);
			return EXIT.done;
		}
		if (paid.error === "not_found") {
			io.complain(`There is no order ${number}. See the latest ones by \`npm run shop -- orders list\`.`);
		} else {
			io.complain(`Order ${number} is ${paid.value}; only an order that waits for payment, or is new, can be paid.`);
		}
		return EXIT.refused;
	},
};
