import { accept } from "#lib/domain/result.ts";
import { type Paid, payCommission } from "#lib/shop/members/influencer/pay.ts";
import { type Command, EXIT } from "../command.ts";
import { czk, typedPrice } from "../czk.ts";
import { historyOptions, typedHistory } from "../orders/order-history.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_INFLUENCER } from "./influencers-report.ts";

const options = { ...historyOptions, amount: { type: "string" }, "dry-run": { type: "boolean" } } as const;

export const influencersPay: Command = {
	name: "influencers pay",
	usage: "<e-mail> [--amount <crowns>] [--note <text>] [--by <name>] [--dry-run]",
	summary: "writes down that commission was paid out",
	help: `Takes what was paid off the influencer's unpaid commission; the money itself is sent by hand. Without an amount it is all
that is payable today: the commission of orders that are old enough for most withdrawals to be over, less what was paid
before. The influencer sees date, amount and note.

  --amount <crowns>   so much instead; newer orders count too, but never more than is unpaid
  --note <text>       what the influencer shall read beside it, such as the number of the invoice
  --by <name>         who does it; the computer's user unless said otherwise
  --dry-run           only says what would be written

  npm run shop -- influencers pay tereza@example.cz --note "faktura 2026014"`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["e-mail"]);
		if (!input.ok) return explainMisuse(influencersPay, io, input.sentence);
		const { amount: typed, "dry-run": isDryRun = false, ...history } = input.value.values;
		const amount = typedAmount(typed);
		if (!amount.ok) return explainMisuse(influencersPay, io, amount.sentence);
		const words = typedHistory(history);
		if (!words.ok) return explainMisuse(influencersPay, io, words.sentence);
		const [email = ""] = input.value.positionals;
		const paid = await withShop(io, (shop) =>
			payCommission(shop, { email, amountMinor: amount.value, ...words.value, isDryRun }),
		);
		if (paid.ok) {
			io.print(`${sentenceOf(paid.value)}${isDryRun ? " (dry run, nothing written)" : ""}`);
			return EXIT.done;
		}
		const unpaid = czk(Number(paid.value ?? 0));
		const sentences = {
			unknown: NO_SUCH_INFLUENCER(email),
			nothing_payable: `Nothing is payable to ${email} today; unpaid is ${unpaid}.`,
			more_than_unpaid: `Unpaid to ${email} is ${unpaid}, which is less; nothing was written.`,
		};
		io.complain(sentences[paid.error]);
		return EXIT.refused;
	},
};

function typedAmount(text: string | undefined): Typed<number | null> {
	if (text === undefined) return accept(null);
	const amount = typedPrice(text, "amount");
	return amount.ok && amount.value === 0 ? misuse("The amount must be more than nothing.") : amount;
}

function sentenceOf({ email, amountMinor, unpaidMinor }: Paid): string {
	return `Paid to ${email}: ${czk(amountMinor)}; unpaid is ${czk(unpaidMinor)} now.`;
}
