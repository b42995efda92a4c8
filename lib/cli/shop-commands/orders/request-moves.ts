import type { RequestState } from "#lib/domain/request/request-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveRequest, type RequestMove } from "#lib/shop/selling/request/move-request.ts";
import { type Command, EXIT } from "../command.ts";
import { typedPrice } from "../czk.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { typedHistory } from "./order-history.ts";
import { NO_SUCH_REQUEST } from "./requests-show.ts";

type Verb = {
	verb: string;
	to: RequestState;
	summary: string;
	/** As in "Request P260001 is … ." */
	done: string;
	/** As in "Request P260001 is done; only … ." */
	only: string;
	help: string;
	/** Whether it takes a price. */
	isPriced?: boolean;
};

const plainOptions = { note: { type: "string" } } as const;
const pricedOptions = { ...plainOptions, price: { type: "string" } } as const;

const VERBS: Verb[] = [
	{
		verb: "confirm",
		to: "confirmed",
		summary: "agrees to what was asked for",
		done: "confirmed",
		only: "one that is new can be confirmed",
		help: "Agrees to a new request. A decoration or an event gets its price now, with --price.",
		isPriced: true,
	},
	{
		verb: "ready",
		to: "ready",
		summary: "says that a costume or balloons wait at the branch",
		done: "ready",
		only: "a confirmed rental or inflation can be made ready",
		help: "Says that the costume hangs at the branch, or that the balloons are inflated.",
	},
	{
		verb: "out",
		to: "out",
		summary: "hands a costume over",
		done: "out",
		only: "a costume that is ready can be handed over",
		help: "Says that the costume was handed over and its deposit taken; the mail says when it is to be back.",
	},
	{
		verb: "done",
		to: "done",
		summary: "ends a request that is fulfilled",
		done: "done",
		only: "a costume that is out, balloons that are ready, and a confirmed decoration or event can be done",
		help: "Says that the costume is back and its deposit given back, that the balloons were fetched, or that the party is over.",
	},
	{
		verb: "decline",
		to: "declined",
		summary: "turns a request down",
		done: "declined",
		only: "one that is new, confirmed or ready can be declined",
		help: "Turns a request down, before or after it was confirmed; its costume, or its place among the balloons, is free again.",
	},
];

/** Commands that move a request to one state. */
export const requestMoves: Command[] = VERBS.map(commandOf);

function commandOf({ verb, to, summary, done, only, help, isPriced = false }: Verb): Command {
	const options = isPriced ? pricedOptions : plainOptions;
	const price = isPriced
		? "\n  --price <amount>   what it costs, in crowns with VAT; of decorations and events alone"
		: "";
	const command: Command = {
		name: `requests ${verb}`,
		usage: `<number>${isPriced ? " [--price <amount>]" : ""} [--note <text>]`,
		summary,
		help: `${help} Whoever asked is mailed. A request that is ${done} already stays as it is.
${price}
  --note <text>      words for whoever asked; they stand in the mail and on the page of the request

  npm run shop -- requests ${verb} P260001`,
		options,
		async run(args, io) {
			const input = readArgs(args, options, ["request number"]);
			if (!input.ok) return explainMisuse(command, io, input.sentence);
			const [number = ""] = input.value.positionals;
			const history = typedHistory(input.value.values);
			if (!history.ok) return explainMisuse(command, io, history.sentence);
			const values: { note?: string | undefined; price?: string | undefined } = input.value.values;
			const typed = values.price === undefined ? null : typedPrice(values.price, "price");
			if (typed && !typed.ok) return explainMisuse(command, io, typed.sentence);
			const { note } = history.value;
			const move: RequestMove = { number, to, actor: "command", note, ...(typed && { priceMinor: typed.value }) };
			const moved = await withShop(io, (shop) => transaction(shop.db, (tx) => moveRequest(shop, tx, move)));
			if (moved.ok) {
				const already = moved.value.isRepeat ? " already; nothing was changed" : "";
				io.print(`Request ${number} is ${done}${already}.`);
				return EXIT.done;
			}
			if (moved.error === "not_found") io.complain(NO_SUCH_REQUEST(number));
			else if (moved.error === "priced") io.complain(`Request ${number} is a ${moved.value}, which has its price.`);
			else io.complain(`Request ${number} is ${moved.value}; only ${only}.`);
			return EXIT.refused;
		},
	};
	return command;
}
