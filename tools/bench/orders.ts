import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "#lib/cli/root.ts";
import { readNumbers, type Times } from "./growth.ts";
import { growthTable } from "./growth-table.ts";
import { FIGURES } from "./orders/figures.ts";
import { measureAt } from "./orders/measure.ts";
import { withScratch } from "./scratch-database.ts";

const HELP = `npm run bench -- orders [--sizes 1000,10000,100000,1000000]

Times what reads and writes orders, in process and one call after another, at each number of orders: test orders are written
beside the demo shop, with payments, invoices and customers, on a database of its own in .data/bench-orders that goes away at
the end. Each call is made once before it counts, unless it takes long. Prints a Markdown table: median and p95 in milliseconds,
and how the median grows from 10 000 to the greatest number. A million takes some 12 minutes and 5 GB on the disk.
Changes nothing else.`;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run bench -- orders` with its arguments; resolves to the exit code. */
export async function benchOrders(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: {
			sizes: { type: "string", default: "1000,10000,100000,1000000" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const sizes = readNumbers(values.sizes).sort((a, b) => a - b);
	if (sizes.length === 0) {
		console.error(`--sizes takes whole numbers joined by commas.\n\n${HELP}`);
		return 2;
	}
	const work = async (url: string) => {
		const bySize = new Map<number, Map<string, Times>>();
		for (const size of sizes) bySize.set(size, await measureAt(url, size, say));
		const rows = FIGURES.map(({ name, growthMax }) => {
			const times = sizes.flatMap((size) => {
				const measured = bySize.get(size)?.get(name);
				return measured ? [[size, measured] as const] : [];
			});
			return { name, growthMax, bySize: new Map(times) };
		});
		console.log(growthTable(rows, sizes));
	};
	await withScratch(join(ROOT, ".data/bench-orders"), { say, work });
	return 0;
}
