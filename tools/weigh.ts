/** `npm run weigh`: what pages ask of a phone before anything on them is touched, beside what they may. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withBundles } from "./weigh/bundle-graph.ts";
import { grown, type Parts, partsOf } from "./weigh/grown.ts";
import { KINDS } from "./weigh/kinds.ts";
import { excessOf, weighPage } from "./weigh/weigh-page.ts";

const HELP = `npm run weigh -- [--url URL] [--grown | --write]

Asks a running shop (http://localhost:3000, or URL) for a page of each kind and prints what it weighs in bytes (brotli), with
files, beside its limits (tools/weigh/kinds.ts). Exits with 1 when one is above a limit.

--grown   instead, without a shop: which packages and rooms of ours are larger in the scripts and styles of each kind than
          tools/weigh/parts.json says, and who imports them. Analyses the sources, which takes about a minute
--write   writes that file anew, after a growth that is meant`;

const FILE = join(import.meta.dirname, "weigh/parts.json");

export const savedParts = (): Record<string, Parts> => JSON.parse(readFileSync(FILE, "utf8"));

/** What grew since the parts were written down, for kinds of pages by their routes. */
export const explain = (routes: readonly string[]): Promise<string[]> =>
	withBundles(async (bundleOf) => {
		const saved = savedParts();
		return routes.flatMap((route) => [route, ...grown(bundleOf(route), saved[route] ?? {})]);
	});

const ROUTES = [...new Set(KINDS.map(({ route }) => route))];

async function write(): Promise<void> {
	const parts = await withBundles(async (bundleOf) =>
		Object.fromEntries(ROUTES.map((route) => [route, partsOf(bundleOf(route))])),
	);
	writeFileSync(FILE, `${JSON.stringify(parts, null, "\t")}\n`);
}

async function print(shop: string): Promise<boolean> {
	let isWithin = true;
	console.log("page | HTML | scripts | styles | fonts | above its limit\n---|---:|---:|---:|---:|---");
	for (const { name, find, limits } of KINDS) {
		const weight = await weighPage(shop, await find(shop));
		const excess = excessOf(weight, limits);
		if (excess.length > 0) isWithin = false;
		const { html, scripts, scriptFiles, styles, styleFiles, fonts, fontFiles } = weight;
		const files = `${scripts} in ${scriptFiles} | ${styles} in ${styleFiles} | ${fonts} in ${fontFiles}`;
		console.log(`${name} | ${html} | ${files} | ${excess.join(", ") || "–"}`);
	}
	return isWithin;
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: {
			help: { type: "boolean" },
			url: { type: "string", default: "http://localhost:3000" },
			grown: { type: "boolean" },
			write: { type: "boolean" },
		},
	});
	if (values.help) console.log(HELP);
	else if (values.write) await write();
	else if (values.grown) for (const line of await explain(ROUTES)) console.log(line);
	else if (!(await print(values.url))) process.exitCode = 1;
}
