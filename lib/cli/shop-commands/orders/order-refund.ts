import { formatMoney } from "#lib/domain/money/money.ts";
import { settleRefund } from "#lib/shop/selling/payment/settle-refund.ts";
import { type Command, EXIT } from "../command.ts";
import { plainSpaces } from "../czk.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { historyOptions, NO_SUCH_ORDER, typedHistory } from "./order-history.ts";

export const orderRefund: Command = {
	name: "order refund",
	usage: "<number> [--note <text>] [--by <name>]",
	summary: "says that money was given back by hand, or lets the gateway send it",
	help: `Marks the money that a cancelled or withdrawn order gives back as paid out, after somebody has sent it: that of cash and
bank transfers. What was paid through the gateway is given back by itself, unless the goods had left the shop: then it
waits for them, and this command sends it. What the gateway refuses for good, or what came through one that the shop has no
account with any more, is "failed" in \`order show\`: it is sent by hand and marked here, too. So is a part of a payment
after which the gateway's answer was lost ("answer_lost"): it may have been sent, so look at the gateway first, send it
only if it was not, and then mark it here. All that is owed: \`orders refunds --open\`. Written into the order's history
with who and when. Money given back already stays as it is.

  --note <text>   what else the history shall say
  --by <name>     who does it; the computer's user unless said otherwise

  npm run shop -- order refund 2600001 --note "statement 231"`,
	options: historyOptions,
	async run(args, io) {
		const input = readArgs(args, historyOptions, ["order number"]);
		if (!input.ok) return explainMisuse(orderRefund, io, input.sentence);
		const history = typedHistory(input.value.values);
		if (!history.ok) return explainMisuse(orderRefund, io, history.sentence);
		const [number = ""] = input.value.positionals;
		const settled = await withShop(io, (shop) => settleRefund(shop, { number, ...history.value }));
		if (settled.ok) {
			const { amountMinor, currency, ...how } = settled.value;
			const amount = plainSpaces(formatMoney(amountMinor, currency));
			const already = how.way === "by_hand" && how.isRepeat ? " already; nothing was changed" : "";
			io.print(
				how.way === "gateway"
					? `Order ${number}: ${amount} goes back through the gateway.`
					: `Order ${number}: ${amount} given back${already}.`,
			);
			return EXIT.done;
		}
		if (settled.error === "not_found") io.complain(NO_SUCH_ORDER(number));
		else if (settled.error === "no_refund") io.complain(`Order ${number} has no money to give back.`);
		else
			io.complain(
				`The money of order ${number} goes back through the gateway by itself; see \`order show ${number}\`.`,
			);
		return EXIT.refused;
	},
};
