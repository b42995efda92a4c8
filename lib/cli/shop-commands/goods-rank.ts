import { PURCHASE_COUNTS_DAYS, PURCHASE_HALVES_DAYS } from "#lib/domain/goods/popularity.ts";
import { type Ranking, rankGoods } from "#lib/shop/backoffice/sales/rank-goods.ts";
import { type Command, EXIT } from "./command.ts";
import { openProgressBar } from "./progress-bar.ts";
import { explainMisuse, readArgs } from "./read-args.ts";

const options = { "dry-run": { type: "boolean" } } as const;

export const goodsRank: Command = {
	name: "goods rank",
	usage: "[--dry-run]",
	summary: "ranks the goods by their sales now, not at night",
	help: `Lists and searches show first what sells best. The running shop ranks its goods every night at 3:40 of Prague; this does it at once,
as after a big import or the first days of sales. Counted are the buyers of a product in orders that are certain, each by the last
purchase: ${PURCHASE_HALVES_DAYS} days later it counts half, after ${PURCHASE_COUNTS_DAYS} days no more. Pieces do not count, nor add-ons of other goods. Goods that nobody
bought come after, in the order in which they are listed now. The demo's goods have a popularity of their own, which stays.

  --dry-run   changes nothing, only says how many goods would change

  npm run shop -- goods rank`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(goodsRank, io, input.sentence);
		const { "dry-run": isDryRun = false } = input.value.values;
		const bar = openProgressBar(io.progress);
		const onProgress = (done: number, total: number) => bar.show({ phase: "ranking", done, total, items: done });
		const ranking = await io
			.withDatabase(({ databaseUrl }) => rankGoods(databaseUrl, { now: new Date(), isDryRun, onProgress }))
			.finally(bar.clear);
		if (ranking === null) {
			io.complain("This shop is the demo, whose goods have a popularity of their own; nothing was changed.");
			io.complain('Sales count once it is over: "npm run shop -- demo remove".');
			return EXIT.refused;
		}
		for (const line of resultLines(ranking, isDryRun)) io.print(line);
		return EXIT.done;
	},
};

const countText = (goods: number) => (goods === 1 ? "1 product" : `${goods} products`);

function resultLines({ ranked, left }: Ranking, isDryRun: boolean): string[] {
	if (ranked + left === 0) return ["All goods are ranked by their sales already; nothing was changed."];
	if (isDryRun) return [`${countText(ranked)} would be ranked anew (dry run, nothing written)`];
	const done = `${countText(ranked)} ranked anew`;
	return left === 0 ? [done] : [done, `${countText(left)} left for the next time: somebody is changing them now.`];
}
