import { seconds } from "#lib/cli/progress.ts";
import { EXIT, EXIT_CODES, type Io } from "#lib/cli/shop-commands/command.ts";
import { openProgressBar } from "#lib/cli/shop-commands/progress-bar.ts";
import { readArgs, wholeNumber } from "#lib/cli/shop-commands/read-args.ts";
import { type Generated, GOODS_MAX, generateGoods } from "./generate-goods.ts";
import { generateOrders, ORDERS_MAX, removeOrders } from "./generate-orders.ts";
import { removeGoods } from "./remove-goods.ts";

const options = {
	products: { type: "string" },
	orders: { type: "string" },
	remove: { type: "boolean" },
	"dry-run": { type: "boolean" },
} as const;

const USAGE = "npm run generate -- --products <number> | --orders <number> | --remove [--dry-run]";

const HELP = `${USAGE}: fills the shop with test goods or orders, to see how it copes with many

Adds invented goods beside those of the shop until there are as many as asked for, ${grouped(GOODS_MAX)} at most: with names,
variants, prices, sales, attributes and stock, but with pictures borrowed from other goods. The same number gives the
same goods. They lie under one category, „Zkušební zboží“, in categories of at most 1 000 goods each.

Works in transactions of 10 000 goods and can be stopped at any time: the next run goes on where it ended. With the number
that is there already nothing is changed. A million takes some 10 minutes and 6 GB on the disk.

Test orders are of buyers below zkusebni.example, of whom one in four has an account that nobody can open, over the last three years,
of whatever the shop sells now, paid and delivered but for some of the newest; with payments and invoices of their own series, without mails.
A million takes some 10 minutes and 5 GB.

  --products <number>   how many test goods there shall be
  --orders <number>     how many test orders there shall be
  --remove              takes all test orders away, and all test goods with their categories and brands, out of carts too; the shop's
                        own orders stay as they are
  --dry-run             only says what would change

  npm run generate -- --products 10000
  npm run generate -- --orders 100000
  npm run generate -- --remove

It works on the running shop, or opens its database itself. ${EXIT_CODES}`;

/** Runs `npm run generate --` with its arguments; resolves to the exit code. */
export async function runGenerate(typed: string[], io: Io): Promise<number> {
	if (["help", "--help", "-h"].some((word) => typed.includes(word))) {
		io.print(HELP);
		return EXIT.done;
	}
	const input = readArgs(typed, options, []);
	if (!input.ok) return explainMisuse(io, input.sentence);
	const { products, orders, remove = false, "dry-run": isDryRun = false } = input.value.values;
	const said = [products !== undefined, orders !== undefined, remove].filter(Boolean);
	if (said.length !== 1) return explainMisuse(io, "Say either --products or --orders and how many, or --remove.");
	if (remove) return removeAll(io, isDryRun);
	const kind = products !== undefined ? GOODS : ORDERS;
	const typedCount = products ?? orders ?? "";
	const count = wholeNumber(typedCount, { min: 1, max: kind.max });
	if (count === null) {
		return explainMisuse(
			io,
			`${kind.option} takes a whole number from 1 to ${grouped(kind.max)}, not "${typedCount}".`,
		);
	}
	return add(io, kind, count, isDryRun);
}

type Kind = { option: string; noun: string; max: number; generate: typeof generateGoods };
const GOODS: Kind = { option: "--products", noun: "test goods", max: GOODS_MAX, generate: generateGoods };
const ORDERS: Kind = { option: "--orders", noun: "test orders", max: ORDERS_MAX, generate: generateOrders };

function explainMisuse(io: Io, sentence: string): number {
	io.complain(sentence);
	io.complain(`Usage: ${USAGE}`);
	return EXIT.misused;
}

async function add(io: Io, kind: Kind, count: number, isDryRun: boolean): Promise<number> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const onProgress = (done: number, total: number) => bar.show({ phase: "writing", done, total, items: done });
	const added = await io
		.withDatabase(({ databaseUrl }) => kind.generate(databaseUrl, { count, now: new Date(), isDryRun, onProgress }))
		.finally(bar.clear);
	if (added.ok) {
		io.print(resultText(kind, added.value, { isDryRun, ms: performance.now() - startedMs }));
		return EXIT.done;
	}
	const sentences = {
		fewer: `There are ${grouped(Number(added.value))} ${kind.noun} already. To have fewer, take all away by --remove first.`,
		not_seeded: "There is no shop yet. Make your own by `npm run shop -- new`, or the demo by `npm run shop -- seed`.",
	};
	io.complain(sentences[added.error]);
	return EXIT.refused;
}

function resultText({ noun }: Kind, { before, total }: Generated, run: { isDryRun: boolean; ms: number }): string {
	const added = total - before;
	if (added === 0) return `There are ${grouped(total)} ${noun} already; nothing was changed.`;
	if (run.isDryRun)
		return `Dry run, nothing written: ${grouped(added)} ${noun} would join the ${grouped(before)} that are there.`;
	return `${grouped(added)} ${noun} added, ${grouped(total)} in all, ${seconds(run.ms)}`;
}

async function removeAll(io: Io, isDryRun: boolean): Promise<number> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const onProgress = (done: number, total: number) => bar.show({ phase: "removing", done, total, items: done });
	const { orders, goods } = await io
		.withDatabase(async ({ databaseUrl }) => ({
			// Before the goods that they are of.
			orders: await removeOrders(databaseUrl, { isDryRun, onProgress }),
			goods: await removeGoods(databaseUrl, { isDryRun, onProgress }),
		}))
		.finally(bar.clear);
	const things = [
		...(orders > 0 ? [`${grouped(orders)} test orders`] : []),
		...(goods > 0 ? [`${grouped(goods)} test goods`] : []),
	];
	if (things.length === 0) io.print("There are no test goods; nothing was changed.");
	else if (isDryRun) io.print(`Dry run, nothing written: ${things.join(" and ")} would be removed.`);
	else io.print(`${things.join(" and ")} removed, ${seconds(performance.now() - startedMs)}`);
	return EXIT.done;
}

/** 1 000 000 */
function grouped(count: number): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, " ");
}
