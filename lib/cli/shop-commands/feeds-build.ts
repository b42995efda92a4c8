import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { announce } from "#lib/shop/kernel/changes/changes.ts";
import { s3Settings } from "#lib/shop/kernel/files/s3-settings.ts";
import { buildFeeds, type FeedReport } from "#lib/shop/telling/feeds/build-feeds.ts";
import type { LeftOut } from "#lib/shop/telling/feeds/offer.ts";
import { countProductsOnSale } from "#lib/shop/telling/feeds/offers.sql.ts";
import { publishedDir } from "#lib/shop/telling/publish/published-dir.ts";
import { seconds } from "../progress.ts";
import { type Command, EXIT } from "./command.ts";
import { openProgressBar } from "./progress-bar.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { alignColumns } from "./table.ts";
import { withShop } from "./with-shop.ts";

const options = { "dry-run": { type: "boolean" } } as const;

const REASONS: Record<LeftOut, string> = {
	sold_out: "sold out for good",
	no_price: "without a price",
	no_picture: "without a picture",
	long_address: "with too long an address",
	no_stock: "not in stock",
	too_many: "beyond what its reader takes",
};

export const feedsBuild: Command = {
	name: "feeds build",
	usage: "[--dry-run]",
	summary: "writes the feeds for comparison sites and advertisements anew",
	help: `Writes the feeds of Heureka, Zboží.cz, Google and Meta from what the shop sells now, at /feeds/{file} of the shop. The running
shop does so by itself within seconds of a change; this is for a shop that does not run, and to see what is left out and why.
Files with the same content are not touched. When anything fails, all served files stay as they are.

  --dry-run   writes nothing, only says what would change

  npm run shop -- feeds build`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(feedsBuild, io, input.sentence);
		const { "dry-run": isDryRun = false } = input.value.values;
		const startedMs = performance.now();
		const bar = openProgressBar(io.progress);
		const reports = await withShop(io, async ({ db, shopUrl, now }, dataDir) => {
			const total = await countProductsOnSale(db);
			const onProgress = (done: number) => bar.show({ phase: "feeds", done, total, items: done });
			const built = await buildFeeds({ db, shopUrl, now: now(), dir: publishedDir(dataDir) }, { isDryRun, onProgress });
			// With a store, the running shop puts them there, and other computers hear of it.
			if (!isDryRun && s3Settings(readEnv())) await announce(db, ["published"]);
			return built;
		}).finally(bar.clear);
		for (const line of tableOf(reports, isDryRun)) io.print(line);
		for (const line of reports.flatMap(leftOutLines)) io.print(line);
		const changed = reports.filter(({ isChanged }) => isChanged).length;
		const rest = `${changed} of ${reports.length} files ${isDryRun ? "would change" : "changed"}`;
		io.print(`${isDryRun ? "Dry run, nothing written: " : ""}${rest}, ${seconds(performance.now() - startedMs)}`);
		return EXIT.done;
	},
};

function tableOf(reports: FeedReport[], isDryRun: boolean): string[] {
	const word = (isChanged: boolean) => (isChanged ? (isDryRun ? "would change" : "changed") : "the same");
	const rows = reports.map(({ file, items, bytes, isChanged }) => [file, `${items}`, `${bytes}`, word(isChanged)]);
	return alignColumns(["file", "items", "bytes", ""], rows, [1, 2]);
}

function leftOutLines({ file, leftOut }: FeedReport): string[] {
	const counts = Object.entries(leftOut).map(([reason, count]) => `${count} ${REASONS[reason as LeftOut]}`);
	return counts.length > 0 ? [`Left out of ${file}: ${counts.join(", ")}`] : [];
}
