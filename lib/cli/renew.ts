/**
 * Prepares a restart in a process of its own, so that the new version's code does it: tables, what fills itself, and the pages
 * into KONFETY_BUILD. `lib/cli/restart.ts` starts it with the settings of the running shop, and hears its lines.
 */
import { join } from "node:path";
import { z } from "zod";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { buildIfNeeded, builtInSettings } from "./build.ts";
import { FOLDERS } from "./build-folder.ts";
import { createShutdown } from "./children/shutdown.ts";
import { childEnv } from "./env.ts";
import { requireKnownProcesses } from "./known-processes.ts";
import { prepareData } from "./prepare-data.ts";
import { createProgress } from "./progress.ts";

const tell = (line: string) => process.send?.({ line });

async function renew(): Promise<void> {
	requireKnownProcesses(process.env);
	const env = readEnv();
	const progress = createProgress(tell);
	if (env.DATABASE_URL) await prepareData(env.DATABASE_URL, env, progress);
	const options = {
		folder: z.enum(FOLDERS).parse(env.KONFETY_BUILD),
		env: childEnv({}),
		settings: builtInSettings(env),
		logFile: join(env.DATA_DIR, "log", "build.log"),
		progress,
		shutdown: createShutdown(tell),
	};
	await progress.step(
		"Pages",
		() => buildIfNeeded(options),
		(built) => (built ? "built" : "the build is current"),
	);
}

const end = (code: number, line: string) => process.send?.({ line }, () => process.exit(code));

renew().then(
	() => end(0, "The new version is prepared."),
	(error: unknown) => end(1, error instanceof Error ? error.message : String(error)),
);
