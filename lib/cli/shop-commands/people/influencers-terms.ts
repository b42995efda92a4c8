import { accept } from "#lib/domain/result.ts";
import { changeTerms } from "#lib/shop/members/influencer/terms.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, misuse, readArgs, type Typed, wholeNumber } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_INFLUENCER } from "./influencers-report.ts";
import { percentText } from "./voucher-text.ts";

const options = { percent: { type: "string" }, days: { type: "string" }, "dry-run": { type: "boolean" } } as const;
const DAYS = { min: 0, max: 3650 };
const DEFAULT = "default";

export const influencersTerms: Command = {
	name: "influencers terms",
	usage: `<e-mail|${DEFAULT}> [--percent <percent>] [--days <number>] [--dry-run]`,
	summary: "shows or changes how commission is counted",
	help: `Without --percent and --days it only shows the terms. "${DEFAULT}" are those of everybody without terms of their own. A voucher
with a percent of its own goes first.

  --percent <percent>   per cent of the goods' value after vouchers, without VAT; for orders from now on, older ones keep theirs
  --days <number>       so many days after an order its commission may be paid out; counts at once, for older orders too
  --dry-run             only says what would change

  npm run shop -- influencers terms tereza@example.cz --percent 10
  npm run shop -- influencers terms ${DEFAULT} --days 45`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, [`e-mail or "${DEFAULT}"`]);
		if (!input.ok) return explainMisuse(influencersTerms, io, input.sentence);
		const { percent, days, "dry-run": isDryRun = false } = input.value.values;
		const change = typedChange(percent, days);
		if (!change.ok) return explainMisuse(influencersTerms, io, change.sentence);
		const [who = ""] = input.value.positionals;
		const email = who === DEFAULT ? null : who;
		const terms = await withShop(io, (shop) => changeTerms(shop, { email, ...change.value, isDryRun }));
		if (!terms.ok) {
			io.complain(NO_SUCH_INFLUENCER(who));
			return EXIT.refused;
		}
		const { before, after } = terms.value;
		const [was, is] = [textOf(before), textOf(after)];
		const whose = before.is_own || email === null ? "" : ` (those of ${DEFAULT})`;
		if (percent === undefined && days === undefined) io.print(`Terms of ${who}: ${is}${whose}`);
		else if (was === is && before.is_own === after.is_own) io.print(`Terms of ${who} are ${is} already.`);
		else io.print(`Terms of ${who}: ${was}${whose} → ${is}${isDryRun ? " (dry run, nothing written)" : ""}`);
		return EXIT.done;
	},
};

type Terms = { percent: string; payable_after_days: number };

function textOf({ percent, payable_after_days: days }: Terms): string {
	return `${percentText(percent)}, payable after ${days} ${days === 1 ? "day" : "days"}`;
}

function typedChange(
	percent: string | undefined,
	days: string | undefined,
): Typed<{ percent: string | null; payableAfterDays: number | null }> {
	const isPercent = percent === undefined || (/^\d{1,3}([.,]\d{1,2})?$/.test(percent) && numberOf(percent) <= 100);
	if (!isPercent)
		return misuse(`--percent takes a percentage from 0 to 100, with 2 decimals at most, not "${percent}".`);
	const payableAfterDays = days === undefined ? null : wholeNumber(days, DAYS);
	if (days !== undefined && payableAfterDays === null)
		return misuse(`--days takes a whole number from ${DAYS.min} to ${DAYS.max}, not "${days}".`);
	return accept({ percent: percent === undefined ? null : `${numberOf(percent)}`, payableAfterDays });
}

function numberOf(percent: string): number {
	return Number(percent.replace(",", "."));
}
