import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "#lib/cli/root.ts";
import { createApp } from "#lib/shop/app.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { generateGoods } from "#tools/generate/generate-goods.ts";
import { FIGURES } from "./catalogue-figures.ts";
import { measure } from "./catalogue-measure.ts";
import { type CatalogueSample, sampleOf } from "./catalogue-sample.ts";
import { readNumbers, type Times } from "./growth.ts";
import { grouped, growthTable, type MeasuredFigure } from "./growth-table.ts";
import { withScratch } from "./scratch-database.ts";

const HELP = `npm run bench -- catalogue [--sizes 1000,10000,100000,1000000] [--rounds N]

Times the catalogue's calls of the API, in process and one after another, at each size of the catalogue: test goods are
generated beside the demo shop, on a database of its own in .data/bench-catalogue that goes away at the end. Each call is
made once before it counts, unless a figure is of the first time; each other figure is at least 60 varied calls in each of
the rounds (3 unless given). Prints a Markdown table: median and p95 in milliseconds, and how the median grows from 10 000
to the greatest size.
A million takes some 20 minutes and 6 GB on the disk. Changes nothing else.`;

const say = (line: string) => process.stderr.write(`${line}\n`);

type Measured = Map<string, Map<number, Times>>;

/** `npm run bench -- catalogue` with its arguments; resolves to the exit code. */
export async function benchCatalogue(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: {
			sizes: { type: "string", default: "1000,10000,100000,1000000" },
			rounds: { type: "string", default: "3" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const sizes = readNumbers(values.sizes).sort((a, b) => a - b);
	const [rounds = 0] = readNumbers(values.rounds);
	if (sizes.length === 0 || rounds === 0) {
		console.error(`--sizes takes whole numbers joined by commas, --rounds one from 1.\n\n${HELP}`);
		return 2;
	}
	const work = async (url: string) => {
		const { measured, notes } = await measureSizes(url, sizes, rounds);
		const figures = FIGURES.map(({ name, growthMax }): MeasuredFigure => {
			return { name, growthMax, bySize: measured.get(name) ?? new Map() };
		});
		console.log([growthTable(figures, sizes), ...notes].join("\n"));
	};
	await withScratch(join(ROOT, ".data/bench-catalogue"), { say, work });
	return 0;
}

async function measureSizes(databaseUrl: string, sizes: number[], rounds: number) {
	const measured: Measured = new Map(FIGURES.map(({ name }) => [name, new Map()]));
	const notes: string[] = [];
	for (const size of sizes) {
		await grow(databaseUrl, size);
		const shop = openShop({ databaseUrl, sessionSecret: "", shopUrl: "https://konfety.test", queryTimeoutMs: 60_000 });
		try {
			const sample = await sampleOf(shop.db);
			notes.push(...notesOn(size, sample));
			const app = createApp(shop);
			for (const figure of FIGURES) {
				const times = await measure(app, figure, sample, rounds);
				measured.get(figure.name)?.set(size, times);
				say(`${grouped(size)}: ${figure.name} ${times.medianMs.toFixed(1)} ms, p95 ${times.p95Ms.toFixed(1)} ms`);
			}
		} finally {
			await shop.close();
		}
	}
	return { measured, notes };
}

async function grow(databaseUrl: string, size: number): Promise<void> {
	const startedMs = performance.now();
	const passedS = () => (performance.now() - startedMs) / 1000;
	const onProgress = (done: number, total: number) =>
		say(`Adding test goods: ${Math.floor((done / total) * 100)} %, ${Math.round(done / passedS())}/s`);
	const grown = await generateGoods(databaseUrl, { count: size, now: new Date(), onProgress });
	if (!grown.ok) throw new Error(`The test goods were refused: ${grown.error}`);
	say(`${grouped(size)} test goods after ${passedS().toFixed(0)} s`);
}

function notesOn(size: number, sample: CatalogueSample): string[] {
	return FIGURES.flatMap(({ name, instead }) => {
		const note = instead?.(sample);
		return note ? [`At ${grouped(size)}, "${name}" is ${note}.`] : [];
	});
}
