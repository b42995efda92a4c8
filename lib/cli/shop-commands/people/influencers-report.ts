import { type ListedInfluencer, reportAll } from "#lib/shop/members/influencer/report-all.ts";
import { type Command, EXIT } from "../command.ts";
import { czk } from "../czk.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { typedPeriod } from "../typed-period.ts";
import { withShop } from "../with-shop.ts";
import { percentText } from "./voucher-text.ts";

const options = {
	email: { type: "string" },
	from: { type: "string" },
	to: { type: "string" },
	json: { type: "boolean" },
} as const;

export const influencersReport: Command = {
	name: "influencers report",
	usage: "[--email <e-mail>] [--from <time>] [--to <time>] [--json]",
	summary: "shows what influencers earned, were paid, and are still to be paid",
	help: `Changes nothing. Times are those of Prague, amounts crowns. "Orders" were neither cancelled nor withdrawn; "Goods" are
those that are paid or under way, after vouchers, without VAT; "Earned" is the commission of them. "Unpaid" is all that was
earned less all that was paid, "Payable" the part of it whose orders are old enough; both of today, whatever the period.
An order that used two vouchers of one influencer is one order, and its goods count once, in the influencer's own line.

  --email <e-mail>   only this one, with each voucher
  --from <time>      only orders from this day or time on, 2026-11-01 or "2026-11-01 18:00"
  --to <time>        only orders to the end of this day, or until this time
  --json             as JSON, with amounts in haléře

  npm run shop -- influencers report --from 2026-10-01 --to 2026-10-31`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(influencersReport, io, input.sentence);
		const { email, json } = input.value.values;
		const period = typedPeriod(input.value.values);
		if (!period.ok) return explainMisuse(influencersReport, io, period.sentence);
		const listed = await withShop(io, (shop) => reportAll(shop, { email, period: period.value }));
		const [only] = listed;
		if (email !== undefined && !only) {
			io.complain(NO_SUCH_INFLUENCER(email));
			return EXIT.refused;
		}
		if (json) io.print(JSON.stringify(listed.map(jsonOf), null, 2));
		else if (!only) io.print("There are no influencers. Make one by `npm run shop -- users group <e-mail> 2`.");
		else for (const line of linesOf(listed, email === undefined ? [] : only.vouchers)) io.print(line);
		return EXIT.done;
	},
};

export const NO_SUCH_INFLUENCER = (email: string) =>
	`There is no influencer ${email}: nobody with this e-mail is in group 2 or has vouchers.`;

const HEADER = ["Influencer", "Orders", "Goods", "Earned", "Paid", "Unpaid", "Payable"];
const VOUCHER_HEADER = ["Voucher", "Commission", "Orders", "Goods", "Earned"];

function linesOf(listed: ListedInfluencer[], vouchers: ListedInfluencer["vouchers"]): string[] {
	const rows = listed.map(({ email, totals, paidMinor, unpaidMinor, payableMinor }) => [
		email,
		`${totals.used_count}`,
		...[totals.turnover, totals.margin, paidMinor, unpaidMinor, payableMinor].map(czk),
	]);
	const lines = alignColumns(HEADER, rows, [1, 2, 3, 4, 5, 6]);
	if (vouchers.length === 0) return lines;
	const voucherRows = vouchers.map(({ code, percent, used_count, turnover, margin }) => [
		code,
		percentText(percent),
		`${used_count}`,
		czk(turnover),
		czk(margin),
	]);
	return [...lines, "", ...alignColumns(VOUCHER_HEADER, voucherRows, [1, 2, 3, 4])];
}

function jsonOf({ email, totals, paidMinor, unpaidMinor, payableMinor, vouchers }: ListedInfluencer) {
	return {
		email,
		...totals,
		paid: paidMinor,
		unpaid: unpaidMinor,
		payable: payableMinor,
		vouchers: vouchers.map(({ percent, ...voucher }) => ({ ...voucher, commission_percent: Number(percent) })),
	};
}
