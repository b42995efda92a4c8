/** What the scripts and styles of a page are made of, by Next's own analysis of the build. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { childEnv } from "#lib/cli/env.ts";
import { ROOT } from "#lib/cli/root.ts";

const FOLDER = ".next-weigh";
const NEXT = join(ROOT, "node_modules/.bin/next");
const PROJECT = "[project]/";

const row = z.discriminatedUnion("type", [
	z.object({ type: z.literal("meta") }),
	z.object({ type: z.literal("route") }),
	z.object({ type: z.literal("output") }),
	z.object({ type: z.literal("group"), kind: z.string(), outputs: z.array(z.string()) }),
	z.object({
		type: z.literal("part"),
		filename: z.string(),
		source_path: z.string(),
		compressed_size: z.number(),
	}),
	z.object({
		type: z.literal("module"),
		path: z.string(),
		ident: z.string(),
		dependencies: z.object({ sync: z.array(z.string()) }),
	}),
]);

/** Bytes (gzip, alone) of each module that a page brings at once, and who imports it. */
export type Bundle = { bytes: Map<string, number>; importers: Map<string, Set<string>> };

const nameOf = (path: string) => path.replace(PROJECT, "").replace(/ .*$/, "");

/** Analyses the sources as they are; takes some 40 s. `use` reads the bundles of routes. */
export async function withBundles<Result>(use: (of: (route: string) => Bundle) => Promise<Result>): Promise<Result> {
	const env = childEnv({ KONFETY_BUILD: FOLDER, NEXT_TELEMETRY_DISABLED: "1" });
	const next = (...args: string[]) =>
		execFileSync(NEXT, ["analyze", ...args], { cwd: ROOT, env, maxBuffer: 512 * 1024 * 1024, encoding: "utf8" });
	try {
		next("--output", "--snapshot", "weigh");
		return await use((route) =>
			bundleOf(next("export", "--snapshot", "weigh", "--dist-dir", FOLDER, "--route", route)),
		);
	} finally {
		rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
	}
}

function bundleOf(lines: string): Bundle {
	const rows = lines
		.trim()
		.split("\n")
		.map((line) => row.parse(JSON.parse(line)));
	const groups = rows.filter((one) => one.type === "group");
	const outputsOf = (isLate: boolean) =>
		new Set(groups.filter(({ kind }) => (kind === "async") === isLate).flatMap(({ outputs }) => outputs));
	const [late, early] = [outputsOf(true), outputsOf(false)];
	const bytes = new Map<string, number>();
	for (const part of rows) {
		if (part.type !== "part" || !/\/static\/.*\.(js|css)$/.test(part.filename)) continue;
		if (late.has(part.filename) && !early.has(part.filename)) continue;
		const name = nameOf(part.source_path);
		// Browsers with modules do not ask for it.
		if (name.endsWith("polyfill-nomodule.js")) continue;
		bytes.set(name, (bytes.get(name) ?? 0) + part.compressed_size);
	}
	const importers = new Map<string, Set<string>>();
	for (const module of rows) {
		if (module.type !== "module" || !module.ident.includes("[app-client]")) continue;
		for (const dependency of module.dependencies.sync) {
			const name = nameOf(dependency);
			importers.set(name, (importers.get(name) ?? new Set()).add(nameOf(module.path)));
		}
	}
	return { bytes, importers };
}
