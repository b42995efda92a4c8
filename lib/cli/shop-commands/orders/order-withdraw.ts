import { NOTE_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import { withdrawByStaff } from "#lib/shop/selling/order/withdrawal/withdraw-order.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { historyOptions, NO_SUCH_ORDER, oneLine, typedHistory } from "./order-history.ts";

const options = {
	...historyOptions,
	sealed: { type: "string", multiple: true },
	reason: { type: "string" },
} as const;

export const orderWithdraw: Command = {
	name: "order withdraw",
	usage: "<number> [--sealed <code>]… [--reason <text>] [--note <text>] [--by <name>]",
	summary: "writes down a withdrawal from the contract",
	help: `For a withdrawal that came on paper or by mail, in the buyer's name: the invoice gets its credit note, paid money is given
back and the receipt is mailed. Of goods that have left the shop, those that cannot be returned stay sold, unless nothing
else was in the order; hygiene goods such as masks and wigs are among them, unless --sealed says that nobody has opened
them. Goods that have not left the shop go back where they were taken; the others are put into stock by \`stock set\` when
they arrive. A company may withdraw in this way alone. Written into the order's history with who and when. An order that is withdrawn already stays as it is.

  --sealed <code>   hygiene goods whose seal is whole, by their code in \`order show\`; may be repeated
  --reason <text>   why, in the buyer's words, which stand on the receipt; a consumer need not say it
  --note <text>     what else the history shall say; the buyer does not read it
  --by <name>       who does it; the computer's user unless said otherwise

  npm run shop -- order withdraw 2600001
  npm run shop -- order withdraw 2600001 --sealed DO-2003 --sealed DO-2004 --note "letter of 3 May"`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["order number"]);
		if (!input.ok) return explainMisuse(orderWithdraw, io, input.sentence);
		const { values, positionals } = input.value;
		const history = typedHistory(values);
		if (!history.ok) return explainMisuse(orderWithdraw, io, history.sentence);
		const [number = ""] = positionals;
		const { sealed = [] } = values;
		const reason = oneLine(values.reason ?? "");
		if (reason.length > NOTE_MAX_LENGTH)
			return explainMisuse(orderWithdraw, io, `--reason takes at most ${NOTE_MAX_LENGTH} characters.`);
		const moved = await withShop(io, (shop) => withdrawByStaff(shop, { number, sealed, reason, ...history.value }));
		if (moved.ok) {
			const already = moved.value.isRepeat ? " already; nothing was changed" : "";
			io.print(`Order ${number} is withdrawn${already}.`);
			return EXIT.done;
		}
		if (moved.error === "not_found") io.complain(NO_SUCH_ORDER(number));
		else if (moved.error === "no_seal")
			io.complain(`Order ${number} has no hygiene goods with the code "${moved.value}"; see \`order show ${number}\`.`);
		else
			io.complain(
				`Order ${number} is ${moved.value}; only one that is paid or on its way, or delivered, can be withdrawn from.`,
			);
		return EXIT.refused;
	},
};
