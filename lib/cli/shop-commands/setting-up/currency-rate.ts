import { changeRate, type Rate } from "#lib/shop/content/settings/currency-rate.ts";
import { type Command, EXIT } from "../command.ts";
import { typedCrowns } from "../czk.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const options = { force: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

export const currencyRate: Command = {
	name: "currency rate",
	usage: "<currency> <crowns for one unit> [--force] [--dry-run]",
	summary: "sets the rate of a currency other than the shop's own",
	help: `Says how many crowns one unit costs, as banks do: 24.7 is 24.70 CZK for 1 EUR. The shop keeps the other way round, 0.04048583
EUR for one CZK, rounded to 8 places. Pages show it within 5 s and carts count with it at once; placed orders keep their rate.

  --force     takes a rate that is more than a fifth away from the one before
  --dry-run   only says what would change

  npm run shop -- currency rate EUR 24.7`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["currency", "rate"]);
		if (!input.ok) return explainMisuse(currencyRate, io, input.sentence);
		const [typed = "", crowns = ""] = input.value.positionals;
		const { force: isForced = false, "dry-run": isDryRun = false } = input.value.values;
		const czkPerUnit = typedCrowns(crowns);
		if (!czkPerUnit.ok) return explainMisuse(currencyRate, io, czkPerUnit.sentence);
		const code = typed.toUpperCase();
		const change = { code, czkPerUnit: czkPerUnit.value, isForced, isDryRun };
		const changed = await withShop(io, (shop) => changeRate(shop, change));
		if (!changed.ok) {
			io.complain(
				{
					unknown_currency: `The shop has no currency ${code}, only ${changed.value}; nothing was changed.`,
					own_currency: `${code} is the shop's own currency, in which its prices are; nothing was changed.`,
					rate_jump: `${code} costs ${changed.value} CZK now; ${crowns} is more than a fifth away, nothing was changed. If it is meant, add --force.`,
				}[changed.error],
			);
			return EXIT.refused;
		}
		const { before, after } = changed.value;
		if (before.perCzk === after.perCzk) io.print(`${code} costs ${after.czkPerUnit} CZK already; nothing was changed.`);
		else io.print(`${changeText(code, before, after)}${isDryRun ? " (dry run, nothing written)" : ""}`);
		return EXIT.done;
	},
};

function changeText(code: string, before: Rate, after: Rate): string {
	const perUnit = `${before.czkPerUnit} → ${after.czkPerUnit} CZK for one unit`;
	return `${code}: ${perUnit} (${before.perCzk} → ${after.perCzk} ${code} for one CZK)`;
}
