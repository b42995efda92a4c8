import { join } from "node:path";
import { z } from "zod";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { lowerPriority } from "#lib/shop/kernel/base/lower-priority.ts";
import { builtInSettings } from "./build.ts";
import { otherFolder, setCurrentFolder } from "./build-folder.ts";
import { isBuildCurrent, readSources } from "./build-stamp.ts";
import { ENDS_WITH_PARENT, startNode } from "./children/child.ts";
import { KNOWN_PROCESSES } from "./known-processes.ts";
import { ROOT } from "./root.ts";
import type { Server } from "./serve.ts";

/** Shoppers come first while the next version is made. */
const NICE = 10;
const lineSchema = z.object({ line: z.string() });

type Restart = {
	env: Env;
	/** Environment of the shop's processes. */
	serverEnv: NodeJS.ProcessEnv;
	server: Server;
	/** Hears each line of progress. */
	say: (line: string) => void;
	/** Whether the shop is being stopped meanwhile. */
	isClosing: () => boolean;
};

/**
 * Turns over to the version that the checkout has now, without a moment in which nobody answers: tables and pages are made in
 * a process of their own, beside the build that is being served; a new app takes over when it answers. Throws a sentence
 * when that fails; the old version goes on.
 */
export async function restart({ env, serverEnv, server, say, isClosing }: Restart): Promise<void> {
	const serving = server.build();
	const isCurrent = isBuildCurrent(join(ROOT, serving), readSources(ROOT, builtInSettings(env)));
	const build = isCurrent ? serving : otherFolder(serving);
	await prepare({ ...serverEnv, KONFETY_BUILD: build, ...KNOWN_PROCESSES }, say);
	if (isClosing()) throw new Error("The shop is being stopped.");
	await server.renew(build);
	setCurrentFolder(ROOT, build);
}

async function prepare(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
	const child = startNode([...ENDS_WITH_PARENT, join(ROOT, "lib/cli/renew.ts")], { env, logFile: null });
	child.process.on("message", (message) => say(lineSchema.parse(message).line));
	lowerPriority(child.process.pid, NICE);
	if ((await child.exited) !== 0) throw new Error("The new version could not be prepared; the old one goes on.");
}
