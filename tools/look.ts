/** `npm run look`: contact sheets of the shop's pages, on a phone, a tablet and a computer. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnv } from "#lib/cli/env.ts";
import { ROOT } from "#lib/cli/root.ts";
import { runCommand } from "#lib/cli/run-command.ts";
import { findChromium } from "./chromium.ts";
import { lookAtShop } from "./look/look-at-shop.ts";
import { readOptions } from "./look/options.ts";

const HELP = `npm run look -- [--only TEXT] [--widths 390,768,1280] [--languages cs,en] [--before DIR] [--out DIR] [--url URL]

Takes pictures of every page of the route table and of the main states of screens, in each language and on each width, and lays
them out: contact sheets (sheet-390-cs-01.webp …), index.html with everything, heights.json with the heights of pages in pixels.
The demo shop for it is started on data of its own in .data/look/shop, which are made anew in every run; drawn pictures of goods
are kept. Exits with 1 when a page could not be opened, or had a picture that did not come.

--only TEXT    pages and states with this in their names: a path of the route table or words, as "/ucet" or "cart"
--widths       of screens in pixels; all three without it
--languages    both without it
--before DIR   pictures of an earlier run, which are shown beside the new ones
--out DIR      where to; .data/look/pictures without it. Pictures of other widths, languages and names that are there stay
--url URL      a demo shop that runs, instead of one that is started. Carts, orders and accounts are made in it; what needs its
               mails or its maintenance is left out`;

async function look(): Promise<void> {
	const { values } = parseArgs({
		options: {
			help: { type: "boolean" },
			only: { type: "string", default: "" },
			widths: { type: "string", default: "390,768,1280" },
			languages: { type: "string", default: "cs,en" },
			before: { type: "string" },
			out: { type: "string", default: join(ROOT, ".data/look/pictures") },
			url: { type: "string" },
		},
	});
	if (values.help) return console.log(HELP);
	const startedMs = performance.now();
	const options = readOptions(values);
	const say = (line: string) => console.log(line);
	const chromiumPath = await findChromium({ chromiumPath: loadEnv().CHROMIUM_PATH, say });
	const faults = await lookAtShop(options, { chromiumPath, dataDir: join(ROOT, ".data/look/shop"), say });
	for (const fault of faults) console.error(fault);
	const tookS = Math.round((performance.now() - startedMs) / 1000);
	say(`${join(options.out, "index.html")}: ${faults.length} pages failed, ${tookS} s`);
	if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) runCommand(look);
