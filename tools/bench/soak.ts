import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "#lib/cli/root.ts";
import { type ShopProcess, startShop } from "#lib/cli/shop-process.ts";
import { clearData } from "../clear-data.ts";
import { picturesDrawn } from "./pictures-drawn.ts";
import { GROWTH_JUDGED_FROM_MIN, type Soaked, soakFaults } from "./soak/judge.ts";
import { measureSoak } from "./soak/measure.ts";
import { answersTable, crowdsTable, probesTable, trendsTable } from "./soak/tables.ts";

const HELP = `npm run bench -- soak [--minutes N] [--port N]

Starts the shop on data of its own (.data/bench-soak, made anew), without rate limits. Finds in 20 s how much of the mix 16 connections get
done, and then sends half of it for N minutes (30), each piece of work when it is due, whatever the others do. Of twenty, 16 read (pages of home,
categories, filters, products and searches; calls of goods, searches and suggestions), 3 change a guest's cart, and one is an order of
three calls, whose time is that of all three, repeated with its key when it is not answered. The stock is filled before. Beside it:

hostile calls     5 a second, to every call of the API's document, as tests/support/matrix makes them
crowds            one after another in the first third, 75 s each when there is time: 300 connections whose headers never end, 200 whose
                  bodies never end, and 2000 that say nothing or no more. Whichever the shop ends is opened again
probes            each second the home page and a call of goods, each over a new connection

Looks each 5 s at the memory and the open handles of the door, the app, the worker and PostgreSQL (of which only what its processes
have for themselves), and says each minute how it goes. Prints answers by kind and status with their times from when they were due,
the probes beside each crowd, what the crowds held open, and the mean memory and the fewest handles of the second and the last third
(of PostgreSQL the most of both, since its connections grow for a quarter of an hour and are renewed then).

Exits with 1 when an answer was a 5xx or missing, anything but a hostile call was not a 2xx, a hostile call was not answered as the document
says, a probe failed or took a second, p95 of readings is 500 ms or more or that of orders a second, a crowd could not come or was held
for longer than the door's limits, a process was started anew or missing, memory or open handles of the last third are above those of the second by more than a
tenth (judged from ${GROWTH_JUDGED_FROM_MIN} minutes on: before, the shop is growing warm), an order was lost, doubled, refused or made for nobody, or a piece of stock was lost. Takes two minutes more than N, which is 3 at least; the first time it builds the pages and draws pictures.`;

const DATA_DIR = join(ROOT, ".data/bench-soak");
const MINUTES_LEAST = 3;
const INTERRUPTED = 130;

const say = (line: string) => console.log(line);

/** `npm run bench -- soak` with its arguments; resolves to the exit code. */
export async function benchSoak(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: {
			minutes: { type: "string", default: "30" },
			port: { type: "string", default: "3220" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const [minutes, port] = [values.minutes, values.port].map((text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0));
	if (!port || !minutes || minutes < MINUTES_LEAST) {
		console.error(`--minutes takes a whole number from ${MINUTES_LEAST}, --port one from 1.\n\n${HELP}`);
		return 2;
	}
	const interrupted = new AbortController();
	const onSignal = () => interrupted.abort();
	process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
	const code = await soak(port, minutes, interrupted.signal);
	// What was interrupted may still wait for an answer.
	if (code === INTERRUPTED) process.exit(code);
	process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
	return code;
}

async function soak(port: number, minutes: number, signal: AbortSignal): Promise<number> {
	const interrupted = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null)));
	await clearData(DATA_DIR);
	say("Starting the shop on .data/bench-soak …");
	// A start that is interrupted ends when this process does.
	const shop = await Promise.race([startShop({ dataDir: DATA_DIR, port, quiet: true }), interrupted]);
	if (!shop) return INTERRUPTED;
	try {
		const measuring = measure({ ...shop, dataDir: DATA_DIR }, minutes, signal);
		// It fails when it is interrupted.
		measuring.catch(() => {});
		const soaked = await Promise.race([measuring, interrupted]);
		return soaked ? report(soaked) : INTERRUPTED;
	} finally {
		await shop.stop();
	}
}

async function measure(shop: ShopProcess & { dataDir: string }, minutes: number, signal: AbortSignal): Promise<Soaked> {
	await picturesDrawn(shop.dataDir);
	return measureSoak({ shop, minutes, say, signal });
}

/** Prints it; returns the exit code. */
function report(soaked: Soaked): number {
	say(`\n${answersTable(soaked.answers)}\n\n${probesTable(soaked)}\n`);
	say(`${crowdsTable(soaked.crowds)}\n\n${trendsTable(soaked)}\n`);
	if (soaked.minutes < GROWTH_JUDGED_FROM_MIN)
		say(`Memory and handles are not judged: the run is shorter than ${GROWTH_JUDGED_FROM_MIN} minutes.`);
	const faults = soakFaults(soaked);
	for (const fault of faults) say(fault);
	say(faults.length === 0 ? "The shop has borne it." : `${faults.length} faults`);
	return faults.length === 0 ? 0 : 1;
}
