import type { OrderState } from "#lib/domain/order-states.ts";
import { transaction } from "#lib/shop/db/client.ts";
import { moveOrder } from "#lib/shop/order/move-order.ts";
import { type Command, EXIT } from "./command.ts";
import { historyOptions, NO_SUCH_ORDER, typedHistory } from "./order-history.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { withShop } from "./with-shop.ts";

type Verb = {
	verb: string;
	to: OrderState;
	summary: string;
	/** As in "Order 2600001 is … ." */
	done: string;
	/** As in "Order 2600001 is cancelled; only … ." */
	only: string;
	help: string;
};

const VERBS: Verb[] = [
	{
		verb: "accept",
		to: "accepted",
		summary: "accepts a paid order",
		done: "accepted",
		only: "one that is paid can be accepted",
		help: "Says that somebody has begun to work on a paid order. Cash on delivery is accepted from the beginning.",
	},
	{
		verb: "pack",
		to: "packed",
		summary: "marks an order as packed",
		done: "packed",
		only: "one that is accepted can be packed",
		help: "Says that an accepted order is packed.",
	},
	{
		verb: "hand-over",
		to: "handed_over",
		summary: "hands a parcel over to its carrier",
		done: "handed over",
		only: "a packed parcel can be handed over",
		help: "Says that the carrier has the parcel, and mails the buyer. Cash on delivery gets its invoice now.",
	},
	{
		verb: "ready",
		to: "ready_at_branch",
		summary: "has an order wait at its branch",
		done: "ready at its branch",
		only: "a packed order that is fetched at a branch can be made ready",
		help: "Says that a packed order lies at its branch, and mails the buyer where to fetch it.",
	},
	{
		verb: "deliver",
		to: "delivered",
		summary: "marks an order as delivered",
		done: "delivered",
		only: "one that was handed over, or is ready at its branch, can be delivered",
		help: `Says that the buyer has the goods, from which the 14 days to withdraw are counted, and mails how to. Cash on delivery
is paid by that.`,
	},
	{
		verb: "cancel",
		to: "cancelled",
		summary: "cancels an order",
		done: "cancelled",
		only: "one that is not delivered yet can be cancelled",
		help: `Cancels an order that is not delivered: its vouchers can be used again, an invoice gets its credit note, paid money is
given back and the buyer is mailed. Goods that have not left the shop go back where they were taken; what a carrier
brings back is put into stock by \`stock set\`.`,
	},
];

/** Commands that move one order to one state and need to know nothing more. */
export const orderMoves: Command[] = VERBS.map(commandOf);

function commandOf({ verb, to, summary, done, only, help }: Verb): Command {
	const command: Command = {
		name: `order ${verb}`,
		usage: "<number> [--note <text>] [--by <name>]",
		summary,
		help: `${help} Written into the order's history with who and when. An order that is ${done} already stays as it is.

  --note <text>   what else the history shall say
  --by <name>     who does it; the computer's user unless said otherwise

  npm run shop -- order ${verb} 2600001`,
		options: historyOptions,
		async run(args, io) {
			const input = readArgs(args, historyOptions, ["order number"]);
			if (!input.ok) return explainMisuse(command, io, input.sentence);
			const history = typedHistory(input.value.values);
			if (!history.ok) return explainMisuse(command, io, history.sentence);
			const [number = ""] = input.value.positionals;
			const moved = await withShop(io, (shop) =>
				transaction(shop.db, (tx) => moveOrder(shop, tx, { number, to, ...history.value, actor: "command" })),
			);
			if (moved.ok) {
				const already = moved.value.isRepeat ? " already; nothing was changed" : "";
				io.print(`Order ${number} is ${done}${already}.`);
				return EXIT.done;
			}
			if (moved.error === "not_found") io.complain(NO_SUCH_ORDER(number));
			else io.complain(`Order ${number} is ${moved.value}; only ${only}.`);
			return EXIT.refused;
		},
	};
	return command;
}
