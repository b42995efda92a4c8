import { formatMoney } from "#lib/domain/money/money.ts";
import { accept } from "#lib/domain/result.ts";
import { type PaidByHand, payByHand } from "#lib/shop/selling/payment/pay-by-hand.ts";
import { type Command, EXIT } from "../command.ts";
import { plainSpaces, typedPrice } from "../czk.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { historyOptions, NO_SUCH_ORDER, typedHistory } from "./order-history.ts";

const options = { ...historyOptions, amount: { type: "string" } } as const;

export const orderPay: Command = {
	name: "order pay",
	usage: "<number> [--amount <amount>] [--note <text>] [--by <name>]",
	summary: "marks an order as paid, or writes down money that came after its end",
	help: `For a bank transfer, or cash that a carrier brought. An order that waits for payment moves to paid: the time is written
down, its invoice issued and the buyer mailed. One that is paid already stays as it is.

An order that was cancelled or withdrawn unpaid stays so: nothing is sent, mailed or taken from stock. The money goes
back by hand, is listed by \`orders refunds --open\` and marked as sent by \`order refund\`. Only what the buyer keeps (goods
that could not be returned when the order was withdrawn on the way) is paid by it. Once written down, it stays as it is.
Written into the order's history with who and when.

  --amount <amount>   what came for an order that has ended, in its currency; its total unless said otherwise
  --note <text>       what else the history shall say
  --by <name>         who does it; the computer's user unless said otherwise

  npm run shop -- order pay 2600001 --note "statement 12"
  npm run shop -- order pay 2600001 --amount 219,00`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["order number"]);
		if (!input.ok) return explainMisuse(orderPay, io, input.sentence);
		const { amount: typed, ...said } = input.value.values;
		const history = typedHistory(said);
		if (!history.ok) return explainMisuse(orderPay, io, history.sentence);
		const amount = typedAmount(typed);
		if (!amount.ok) return explainMisuse(orderPay, io, amount.sentence);
		const [number = ""] = input.value.positionals;
		const paid = await withShop(io, (shop) => payByHand(shop, { number, ...history.value, ...amount.value }));
		if (paid.ok) {
			io.print(sentenceOf(number, paid.value));
			return EXIT.done;
		}
		if (paid.error === "not_found") io.complain(NO_SUCH_ORDER(number));
		else if (paid.error === "wrong_amount") {
			const [least, most] = [paid.leastMinor, paid.mostMinor].map((minor) => money(minor, paid.currency));
			const from = paid.leastMinor > 0 ? `from ${least}, which is what is kept of it, to ${most}` : `at most ${most}`;
			io.complain(`Order ${number} takes ${from}.`);
		} else if (paid.error === "at_gateway")
			io.complain(`The gateway has taken the money of order ${number} already; see \`order show ${number}\`.`);
		else if (paid.error === "not_ended")
			io.complain(`Order ${number} is ${paid.value}; it is paid whole, without --amount.`);
		else
			io.complain(
				`Order ${number} is ${paid.value}; only one that waits for payment, or has ended unpaid, can be paid.`,
			);
		return EXIT.refused;
	},
};

function typedAmount(typed: string | undefined): Typed<{ amountCents?: number }> {
	if (typed === undefined) return accept({});
	const cents = typedPrice(typed, "amount");
	if (!cents.ok) return cents;
	if (/[\p{L}\p{Sc}]/u.test(typed)) return misuse("--amount takes a number alone: it is in the currency of the order.");
	return cents.value === 0 ? misuse("--amount takes more than nothing.") : accept({ amountCents: cents.value });
}

function sentenceOf(number: string, paid: PaidByHand): string {
	if (paid.outcome === "paid") return `Order ${number} is paid${paid.isRepeat ? " already; nothing was changed" : ""}.`;
	const stays = `Order ${number} stays ${paid.state}`;
	if (paid.isRepeat) return `${stays}: its money is written down already; nothing was changed.`;
	const [kept, back] = [paid.keptMinor, paid.backMinor].map((minor) => money(minor, paid.currency));
	if (paid.backMinor === 0) return `${stays}: ${kept} pays for what is kept.`;
	const say = `say by \`order refund ${number}\` that it was sent.`;
	if (paid.keptMinor === 0) return `${stays}: ${back} came after its end and goes back by hand; ${say}`;
	return `${stays}: ${kept} pays for what is kept, ${back} goes back by hand; ${say}`;
}

const money = (minor: number, currency: Parameters<typeof formatMoney>[1]) => plainSpaces(formatMoney(minor, currency));
