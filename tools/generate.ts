import { seconds } from "#lib/cli/progress.ts";
import { type Command, EXIT, type Io } from "#lib/cli/shop-commands/command.ts";
import { openProgressBar } from "#lib/cli/shop-commands/import/import-progress.ts";
import { explainMisuse, readArgs, wholeNumber } from "#lib/cli/shop-commands/read-args.ts";
import { type Generated, GOODS_MAX, generateGoods } from "#tools/generate/generate-goods.ts";
import { removeGoods } from "#tools/generate/remove-goods.ts";

const options = {
	products: { type: "string" },
	remove: { type: "boolean" },
	"dry-run": { type: "boolean" },
} as const;

export const generate: Command = {
	name: "generate",
	usage: "--products <number> [--dry-run] | --remove [--dry-run]",
	summary: "fills the shop with test goods, to see how it copes with a great catalogue",
	help: `Adds invented goods beside those of the shop until there are as many as asked for, ${grouped(GOODS_MAX)} at most: with names,
variants, prices, sales, attributes and stock, but with pictures borrowed from other goods. The same number gives the
same goods. They lie under one category, „Zkušební zboží“, in categories of at most 1 000 goods each.

Works in transactions of 10 000 goods and can be stopped at any time: the next run goes on where it ended. With the number
that is there already nothing is changed. A million takes some 10 minutes and 6 GB on the disk.

  --products <number>   how many test goods there shall be
  --remove              takes all test goods away with their categories and brands, out of carts too; orders stay as they are
  --dry-run             only says what would change

  npm run shop -- generate --products 10000
  npm run shop -- generate --remove`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(generate, io, input.sentence);
		const { products, remove = false, "dry-run": isDryRun = false } = input.value.values;
		if (remove === (products !== undefined)) {
			return explainMisuse(generate, io, "Say either --products and how many, or --remove.");
		}
		if (remove) return removeAll(io, isDryRun);
		const count = wholeNumber(products ?? "", { min: 1, max: GOODS_MAX });
		if (count === null) {
			const sentence = `--products takes a whole number from 1 to ${grouped(GOODS_MAX)}, not "${products}".`;
			return explainMisuse(generate, io, sentence);
		}
		return add(io, count, isDryRun);
	},
};

async function add(io: Io, count: number, isDryRun: boolean): Promise<number> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const onProgress = (done: number, total: number) => bar.show({ phase: "writing", done, total, items: done });
	const added = await io
		.withDatabase(({ databaseUrl }) => generateGoods(databaseUrl, { count, now: new Date(), isDryRun, onProgress }))
		.finally(bar.clear);
	if (added.ok) {
		io.print(resultText(added.value, { isDryRun, ms: performance.now() - startedMs }));
		return EXIT.done;
	}
	const sentences = {
		fewer: `There are ${grouped(Number(added.value))} test goods already. To have fewer, take all away by --remove first.`,
		not_seeded: "The shop is empty. Fill it first by `npm run shop -- seed`.",
	};
	io.complain(sentences[added.error]);
	return EXIT.refused;
}

function resultText({ before, total }: Generated, run: { isDryRun: boolean; ms: number }): string {
	const added = total - before;
	if (added === 0) return `There are ${grouped(total)} test goods already; nothing was changed.`;
	if (run.isDryRun)
		return `Dry run, nothing written: ${grouped(added)} test goods would join the ${grouped(before)} that are there.`;
	return `${grouped(added)} test goods added, ${grouped(total)} in all, ${seconds(run.ms)}`;
}

async function removeAll(io: Io, isDryRun: boolean): Promise<number> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const onProgress = (done: number, total: number) => bar.show({ phase: "removing", done, total, items: done });
	const removed = await io
		.withDatabase(({ databaseUrl }) => removeGoods(databaseUrl, { isDryRun, onProgress }))
		.finally(bar.clear);
	if (removed === 0) io.print("There are no test goods; nothing was changed.");
	else if (isDryRun) io.print(`Dry run, nothing written: ${grouped(removed)} test goods would be removed.`);
	else io.print(`${grouped(removed)} test goods removed, ${seconds(performance.now() - startedMs)}`);
	return EXIT.done;
}

/** 1 000 000 */
function grouped(count: number): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, " ");
}
