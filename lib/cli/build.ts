import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { bundleProcesses } from "#lib/server/bundle.ts";
import { writeKnownScripts } from "#lib/server/door/known-scripts.ts";
import { packFiles } from "#lib/server/door/pack-files.ts";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { lockDataDir, readOwner } from "#lib/shop/kernel/db/embedded/lock.ts";
import type { BuildFolder } from "./build-folder.ts";
import { buildId, isBuildCurrent, readSources, removeStamp, writeStamp } from "./build-stamp.ts";
import { ENDS_WITH_PARENT, startNode, tailOf } from "./children/child.ts";
import type { Shutdown } from "./children/shutdown.ts";
import type { Progress } from "./progress.ts";
import { ROOT, scriptOf } from "./root.ts";

const REPORT_EVERY_MS = 5000;
const STOP_GRACE_MS = 2000;

export type BuildOptions = {
	folder: BuildFolder;
	env: NodeJS.ProcessEnv;
	/** Values compiled into the build. */
	settings: Record<string, string | undefined>;
	logFile: string;
	progress: Progress;
	shutdown: Shutdown;
};

/**
 * Settings that are compiled into the pages: the content security policy names the hosts of captcha and tag manager when set, and
 * every page the tag manager's container. The goods in the built pages do not matter: a starting server expires them all.
 */
export const builtInSettings = (env: Pick<Env, "RECAPTCHA_SITE_KEY" | "TAG_MANAGER_ID">) => ({
	RECAPTCHA: env.RECAPTCHA_SITE_KEY && "on",
	TAG_MANAGER: env.TAG_MANAGER_ID,
});

/** Builds the pages unless the folder has a build made from the current sources. Returns true when it built. */
export async function buildIfNeeded(options: BuildOptions): Promise<boolean> {
	const folder = join(ROOT, options.folder);
	if (isBuildCurrent(folder, readSources(ROOT, options.settings))) return false;
	const lock = await lockBuild(options.progress);
	try {
		const sources = readSources(ROOT, options.settings); // read again: another process may have built the same meanwhile
		if (isBuildCurrent(folder, sources)) return false;
		const stamp = { times: sources.times, contents: sources.contents(), settings: sources.settings };
		removeStamp(folder);
		await runBuild(options, buildId(stamp));
		writeStamp(folder, stamp);
		return true;
	} finally {
		lock.release();
	}
}

/** All data directories share the folders of builds, so one build at a time. */
async function lockBuild(progress: Progress) {
	const folder = join(ROOT, "node_modules", ".cache", "konfety-build");
	for (let told = false; ; told = true) {
		try {
			return await lockDataDir(folder, "A build");
		} catch (error) {
			const owner = readOwner(folder);
			if (!owner && told) throw error;
			if (owner && !told) progress.say(`Process ${owner.pid} is building the pages, waiting for it …`);
		}
	}
}

async function runBuild({ folder, env, logFile, progress, shutdown }: BuildOptions, id: string) {
	progress.say("Building the pages; this takes a minute or two after each change of the sources …");
	const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
	const startedMs = performance.now();
	const idFile = join(ROOT, folder, "BUILD_ID");
	rmSync(idFile, { force: true }); // Next writes it last
	const child = startNode([...ENDS_WITH_PARENT, scriptOf("next", "next"), "build"], {
		env: { ...env, KONFETY_BUILD: folder, KONFETY_BUILD_ID: id },
		logFile,
	});
	shutdown.onClose(() => child.stop(STOP_GRACE_MS));
	shutdown.onKill(child.kill);
	let finished = false;
	const code = child.exited.finally(() => (finished = true));
	while (!finished) {
		await Promise.race([code, sleep(REPORT_EVERY_MS, undefined, { ref: false })]);
		if (finished) break;
		const line = stripVTControlCharacters(tailOf(logFile, 1, logStart)).trim();
		progress.say(`… ${Math.round((performance.now() - startedMs) / 1000)} s  ${line.slice(0, 90)}`);
	}
	if ((await code) === 0 && existsSync(idFile)) return pack(folder, progress);
	throw new Error(`The build failed; the end of ${logFile}:\n\n${tailOf(logFile, 40, logStart)}`);
}

/** What a build has for the server's processes beside the pages. */
async function pack(folder: BuildFolder, progress: Progress) {
	await bundleProcesses(ROOT, folder);
	writeKnownScripts(ROOT, folder);
	const { files, bytes, packedBytes } = await packFiles(ROOT, folder);
	const kB = (size: number) => Math.round(size / 1000);
	progress.say(`… ${files} files compressed, ${kB(bytes)} kB to ${kB(packedBytes)} kB`);
}
