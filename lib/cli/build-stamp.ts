import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readOptional } from "./private-file.ts";

const SOURCES = [
	"app",
	"components",
	"lib",
	"messages",
	"public",
	"styles",
	"middleware.ts",
	"instrumentation.ts",
	"next.config.js",
	"package-lock.json",
];
/** The command line is no part of the pages, nor of the processes that send them. */
const NOT_BUILT = join("lib", "cli");

const stampSchema = z.object({ times: z.string(), contents: z.string(), settings: z.string() });

/** Sources of a build: `times` is quick to compare, `contents` decides when times differ. */
export type BuildStamp = z.output<typeof stampSchema>;

/** `folder` is the build's, with its path. */
const stampFile = (folder: string) => join(folder, "konfety-build.json");

function listFiles(root: string, entry: string): string[] {
	const stat = statSync(join(root, entry), { throwIfNoEntry: false });
	if (!stat || entry === NOT_BUILT) return [];
	if (stat.isFile()) return [entry];
	const children: Dirent[] = readdirSync(join(root, entry), { withFileTypes: true });
	return children.flatMap((child) =>
		child.isFile() ? [join(entry, child.name)] : listFiles(root, join(entry, child.name)),
	);
}

/** The current sources. `settings` are the values compiled into a build. */
export function readSources(root: string, settings: Record<string, string | undefined>) {
	const files = SOURCES.flatMap((entry) => listFiles(root, entry)).sort();
	const digest = (partOf: (file: string) => string | Buffer) => {
		const hash = createHash("sha256");
		for (const file of files) hash.update(`\0${file}\0`).update(partOf(file));
		return hash.digest("hex");
	};
	return {
		times: digest((file) => {
			const { size, mtimeMs } = statSync(join(root, file));
			return `${size} ${mtimeMs}`;
		}),
		contents: () => digest((file) => readFileSync(join(root, file))),
		settings: JSON.stringify(settings),
	};
}

/** True when the finished build was made from these sources. Stores new times when only they differ (a copied checkout). */
export function isBuildCurrent(folder: string, sources: ReturnType<typeof readSources>): boolean {
	const text = readOptional(stampFile(folder));
	if (text === null || !existsSync(join(folder, "BUILD_ID"))) return false;
	const stamp = stampSchema.parse(JSON.parse(text));
	if (stamp.settings !== sources.settings) return false;
	if (stamp.times === sources.times) return true;
	if (stamp.contents !== sources.contents()) return false;
	writeFileSync(stampFile(folder), JSON.stringify({ ...stamp, times: sources.times }));
	return true;
}

/**
 * Name of the build that is made of these: the same on every machine, so that a page of one and the router's data of another belong
 * together. With different names the browser loads the document anew at each click.
 */
export function buildId({ contents, settings }: Pick<BuildStamp, "contents" | "settings">): string {
	return createHash("sha256").update(`${contents}\0${settings}`).digest("hex").slice(0, 20);
}

/** Call it before a build, so that an interrupted build does not count. */
export function removeStamp(folder: string) {
	rmSync(stampFile(folder), { force: true });
}

export function writeStamp(folder: string, stamp: BuildStamp) {
	writeFileSync(stampFile(folder), JSON.stringify(stamp));
}
