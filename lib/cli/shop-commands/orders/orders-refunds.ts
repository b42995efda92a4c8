import { formatMoney } from "#lib/domain/money/money.ts";
import { REFUND_DAYS } from "#lib/domain/order/order-terms.ts";
import { type ListedRefund, listRefunds } from "#lib/shop/selling/payment/list-refunds.ts";
import { type Command, EXIT } from "../command.ts";
import { plainSpaces } from "../czk.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = { open: { type: "boolean" }, limit: { type: "string" }, json: { type: "boolean" } } as const;
const LIMIT = { usual: 200, min: 1, max: 10_000 };

export const ordersRefunds: Command = {
	name: "orders refunds",
	usage: "[--open] [--limit <number>] [--json]",
	summary: "shows the money that the shop owes and has given back",
	help: `Changes nothing. What is owed stands first, the longest waiting at the top, then what was given back. Days are calendar
days in Prague since it was owed; of what was given back, the days it took. "over ${REFUND_DAYS} days" stands at what is owed for
longer than the law allows for a withdrawal (OZ § 1832); money of other orders is measured by it, too.

The gateway gives back by itself what is "requested" there. What is "waiting" waits for goods that had left the shop, and
goes when they are back (\`order refund\`). What goes "by hand" somebody sends and marks by \`order refund\`, "failed" is what
the gateway does not give back: look at \`order show\` for its words. Where its answer was lost, the money may be on its way
already: look at the gateway first.

  --open             only what is owed
  --limit <number>   how many at most, ${LIMIT.usual} unless said otherwise, ${LIMIT.max} at most
  --json             as JSON, with UTC times and amounts in haléře or cents

  npm run shop -- orders refunds --open`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(ordersRefunds, io, input.sentence);
		const { open: isOpen = false, limit: typedLimit = `${LIMIT.usual}`, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(ordersRefunds, io, sentence);
		}
		const found = await withShop(io, (shop) => listRefunds(shop, { isOpen, limit: limit + 1 }));
		const refunds = found.slice(0, limit);
		if (json) io.print(JSON.stringify(refunds.map(jsonOf), null, 2));
		else if (refunds.length === 0)
			io.print(isOpen ? "No money is owed." : "No money was given back yet, and none is owed.");
		else for (const line of alignColumns(HEADER, refunds.map(rowOf), RIGHT)) io.print(line);
		if (!json && found.length > limit) io.print("There are more; --limit shows them.");
		return EXIT.done;
	},
};

const HEADER = ["Number", "Amount", "Way", "State", "Reason", "Days", "Note"];
const RIGHT = [1, 5];

function rowOf(refund: ListedRefund): string[] {
	const { number, amountMinor, currency, way, state, reason, ageDays } = refund;
	return [
		number,
		plainSpaces(formatMoney(amountMinor, currency)),
		way === "by_hand" ? "by hand" : "gateway",
		state,
		reason,
		`${ageDays}`,
		notesOf(refund).join(", "),
	];
}

/** Advice when nobody knows whether the gateway has paid a refund. */
export const PERHAPS_SENT = "perhaps sent: look at the gateway first";

const TROUBLES: Record<string, string> = {
	answer_lost: PERHAPS_SENT,
	no_account: "no account with the gateway",
};

function notesOf({ state, isOverdue, error }: ListedRefund): string[] {
	const notes = isOverdue ? [`over ${REFUND_DAYS} days`] : [];
	if (state === "waiting") notes.push("waits for the goods");
	if (state === "failed") notes.push(TROUBLES[error ?? ""] ?? "refused by the gateway");
	return notes;
}

function jsonOf(refund: ListedRefund) {
	const { number, amountMinor, currency, way, state, reason, requestedAt, doneAt, ageDays, isOverdue, error } = refund;
	return {
		number,
		amount_minor: amountMinor,
		currency: currency.code,
		way,
		state,
		reason,
		requested_at: requestedAt.toISOString(),
		done_at: doneAt?.toISOString() ?? null,
		age_days: ageDays,
		is_overdue: isOverdue,
		error,
	};
}
