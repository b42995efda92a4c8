import type { OrderState } from "#lib/domain/order/order-states.ts";
import { isTracking, normaliseTracking } from "#lib/domain/order/tracking.ts";
import { accept } from "#lib/domain/result.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { stepOrder } from "#lib/shop/selling/order/step-order.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { historyOptions, NO_SUCH_ORDER, typedHistory } from "./order-history.ts";

type Verb = {
	verb: string;
	to: OrderState;
	summary: string;
	/** As in "Order 2600001 is … ." */
	done: string;
	/** As in "Order 2600001 is cancelled; only … ." */
	only: string;
	help: string;
	/** The command takes a tracking number. */
	hasTracking?: true;
	/** The command should not be run for many orders at once. */
	isForOne?: true;
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
		only: "a packed parcel that a carrier takes can be handed over (`order ready` has one fetched at a branch wait there)",
		help: `Says that the carrier has the parcel, and mails the buyer. Cash on delivery gets its invoice now. The parcel's number is in
that mail and on the order's page, with a link to the carrier's; typed again, it puts right the one before, without another mail.`,
		hasTracking: true,
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
		isForOne: true,
		summary: "cancels an order",
		done: "cancelled",
		only: "one that is not delivered yet can be cancelled",
		help: `Cancels an order that is not delivered: its vouchers can be used again, an invoice gets its credit note, paid money is
given back and the buyer is mailed. Goods that have not left the shop go back where they were taken; what a carrier
brings back is put into stock by \`stock set\`.`,
	},
];

const trackingOptions = { ...historyOptions, tracking: { type: "string" } } as const;

/** Commands that move orders to one state and need nothing else. */
export const orderMoves: Command[] = VERBS.map(commandOf);

function commandOf(verb: Verb): Command {
	const { done, isForOne = false, hasTracking = false } = verb;
	const number = isForOne ? "<number>" : "<number> …";
	const options = hasTracking ? trackingOptions : historyOptions;
	const command: Command = {
		name: `order ${verb.verb}`,
		usage: `${number} ${hasTracking ? "[--tracking <number>] " : ""}[--note <text>] [--by <name>]`,
		summary: verb.summary,
		help: `${verb.help} Written into the order's history with who and when. An order that is ${done} already stays as it is.${
			isForOne
				? ""
				: "\nOf several orders each is moved by itself: those that are refused are named, the others are done."
		}

${hasTracking ? "  --tracking <number>   the parcel's number at its carrier; for one order\n" : ""}\
  --note <text>         what else the history shall say
  --by <name>           who does it; the computer's user unless said otherwise

  npm run shop -- order ${verb.verb} 2600001${isForOne ? "" : " 2600002"}`,
		options,
		async run(args, io) {
			const input = readArgs(args, options, ["order number"], { hasMore: !isForOne });
			if (!input.ok) return explainMisuse(command, io, input.sentence);
			const { values, positionals: numbers } = input.value;
			const history = typedHistory(values);
			if (!history.ok) return explainMisuse(command, io, history.sentence);
			const typed = "tracking" in values && typeof values.tracking === "string" ? values.tracking : null;
			const tracking = typedTracking(typed, numbers);
			if (!tracking.ok) return explainMisuse(command, io, tracking.sentence);
			const how = { ...history.value, tracking: tracking.value };
			return withShop(io, async (shop) => {
				let code: number = EXIT.done;
				for (const one of numbers) if (!(await move(shop, io, verb, one, how))) code = EXIT.refused;
				return code;
			});
		},
	};
	return command;
}

function typedTracking(text: string | null, numbers: string[]): Typed<string | null> {
	if (text === null) return accept(null);
	if (numbers.length > 1) return misuse("--tracking is the number of one parcel; name one order.");
	const tracking = normaliseTracking(text);
	if (isTracking(tracking)) return accept(tracking);
	return misuse(`--tracking takes letters, digits and dashes, 3 to 40, not "${text}".`);
}

type How = { by: string; note: string; tracking: string | null };

/** Moves one order in its own transaction and prints the result; returns whether it is in that state now. */
async function move(shop: Shop, io: Io, { to, done, only }: Verb, number: string, how: How): Promise<boolean> {
	const moved = await stepOrder(shop, { number, to, ...how });
	if (!moved.ok) {
		io.complain(
			moved.error === "not_found" ? NO_SUCH_ORDER(number) : `Order ${number} is ${moved.value}; only ${only}.`,
		);
		return false;
	}
	const { isRepeat, isTrackingNew } = moved.value;
	const parcel = isTrackingNew ? `, its parcel is ${how.tracking}` : "";
	const already =
		isRepeat && parcel === "" ? " already; nothing was changed" : `${isRepeat ? " already" : ""}${parcel}`;
	io.print(`Order ${number} is ${done}${already}.`);
	return true;
}
